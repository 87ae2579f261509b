import type { Kysely } from 'kysely'
import type { LocalTexts } from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'
import { inLanguage } from '../content/in-language.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { composeMail } from '../mail/compose.ts'
import { mailStaff } from '../overview/staff.ts'

type Facts = { title: string; version: number; link: string }
// More than anybody corrects by hand.
const MAILED_AN_HOUR = 20

const WORDS: Record<Language, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ title, version, link }) => ({
    subject: `Put into force without an announcement: ${title}`,
    text: `Hello,\n\nAn administrator has put version ${version} of this text into force without announcing it: ${title}.\n\nThat is fine if only the wording was corrected. If none of you did this, or if it changes what people have agreed to, restore the previous version: ${link}\n\nJobmost`,
  }),
  de: ({ title, version, link }) => ({
    subject: `Ohne Bekanntgabe in Kraft gesetzt: ${title}`,
    text: `Guten Tag,\n\njemand aus der Administration hat die Fassung ${version} dieses Textes ohne Bekanntgabe in Kraft gesetzt: ${title}.\n\nDas ist in Ordnung, wenn nur der Wortlaut berichtigt wurde. Wenn es niemand von Ihnen war oder sich etwas ändert, dem zugestimmt wurde, stellen Sie die vorherige Fassung wieder her: ${link}\n\nJobmost`,
  }),
  pl: ({ title, version, link }) => ({
    subject: `Wprowadzono w życie bez powiadomienia: ${title}`,
    text: `Dzień dobry,\n\nktoś z administracji wprowadził w życie wersję ${version} tego dokumentu, nikogo nie powiadamiając: ${title}.\n\nTo właściwe, gdy poprawiono tylko sformułowania. Jeśli nie zrobił tego nikt z Was albo zmieniło się coś, na co użytkownicy wyrazili zgodę, przywróć poprzednią wersję: ${link}\n\nJobmost`,
  }),
  ru: ({ title, version, link }) => ({
    subject: `Введено в действие без уведомления: ${title}`,
    text: `Здравствуйте!\n\nКто-то из администраторов ввёл в действие версию ${version} этого документа, никого не уведомив: ${title}.\n\nТак можно, если исправлены только формулировки. Если никто из вас этого не делал или изменилось то, на что люди согласились, верните предыдущую версию: ${link}\n\nJobmost`,
  }),
}

/** Mails the administrators that a page's version was put into force unannounced: a thief of a session may have done so. */
export async function mailInForce(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Kysely<Tables>,
  { id, version, titles }: { id: number; version: number; titles: LocalTexts },
): Promise<void> {
  const { publicUrl } = deps.config
  await mailStaff(deps, trx, {
    right: 'operation',
    act: 'in-force-mail',
    max: MAILED_AN_HOUR,
    mailOf: (reader) => {
      const link = `${publicUrl}/${reader.language}/admin/content/pages/${id}`
      const facts = { title: inLanguage(titles, reader.language), version, link }
      return composeMail('staff_work', reader, publicUrl, WORDS[reader.language](facts))
    },
  })
}
