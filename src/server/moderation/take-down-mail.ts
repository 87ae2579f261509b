import type { Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'
import { objectionLink } from '../objections/link.ts'
import { groundWords } from '../texts/grounds.ts'
import { OUTSIDE_REDRESS } from '../texts/redress.ts'

type Facts = { title: string; reason: string; ground: string; own: string; objection: string }
type Words = {
  /** The statement of reasons under Art. 17 DSA. A vacancy can be corrected; an offer stays taken down. */
  vacancy: (facts: Facts) => { subject: string; text: string }
  offer: (facts: Facts) => { subject: string; text: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    vacancy: ({ title, reason, ground, own, objection }) => ({
      subject: `Taken down: ${title}`,
      text: `Hello,\n\nWe have taken your vacancy “${title}” down from Jobmost.\n\nReason: ${reason}\n\nWhat this means: the vacancy is no longer public. You can correct it here, and a moderator will read it again: ${own}\nGrounds: ${ground}. A person read the text and made the decision. Software may have highlighted passages, but it does not make decisions.\n\nIf you think the decision is wrong, you can object free of charge within six months: ${objection}\n${OUTSIDE_REDRESS.en}\n\nJobmost`,
    }),
    offer: ({ title, reason, ground, own, objection }) => ({
      subject: `Taken down: ${title}`,
      text: `Hello,\n\nWe have taken your offer “${title}” down from Jobmost.\n\nReason: ${reason}\n\nWhat this means: only you can see the offer, and it cannot be published again. Your offers: ${own}\nGrounds: ${ground}. A person read the text and made the decision. Software may have highlighted passages, but it does not make decisions.\n\nIf you think the decision is wrong, you can object free of charge within six months: ${objection}\n${OUTSIDE_REDRESS.en}\n\nJobmost`,
    }),
  },
  de: {
    vacancy: ({ title, reason, ground, own, objection }) => ({
      subject: `Entfernt: ${title}`,
      text: `Guten Tag,\n\nwir haben Ihre Stellenanzeige „${title}“ von Jobmost entfernt.\n\nBegründung: ${reason}\n\nWas das bedeutet: Die Anzeige ist nicht mehr öffentlich. Hier können Sie sie ändern, dann prüfen wir sie erneut: ${own}\nGrundlage: ${ground}. Ein Mensch hat den Text gelesen und die Entscheidung getroffen. Software kann Textstellen markiert haben, entscheidet aber nicht.\n\nWenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos Widerspruch einlegen: ${objection}\n${OUTSIDE_REDRESS.de}\n\nJobmost`,
    }),
    offer: ({ title, reason, ground, own, objection }) => ({
      subject: `Entfernt: ${title}`,
      text: `Guten Tag,\n\nwir haben Ihr Stellengesuch „${title}“ von Jobmost entfernt.\n\nBegründung: ${reason}\n\nWas das bedeutet: Nur Sie sehen das Gesuch, und es kann nicht wieder veröffentlicht werden. Ihre Gesuche: ${own}\nGrundlage: ${ground}. Ein Mensch hat den Text gelesen und die Entscheidung getroffen. Software kann Textstellen markiert haben, entscheidet aber nicht.\n\nWenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos Widerspruch einlegen: ${objection}\n${OUTSIDE_REDRESS.de}\n\nJobmost`,
    }),
  },
  pl: {
    vacancy: ({ title, reason, ground, own, objection }) => ({
      subject: `Zdjęto z publikacji: ${title}`,
      text: `Dzień dobry,\n\nzdjęliśmy z publikacji w Jobmost Twoje ogłoszenie „${title}”.\n\nUzasadnienie: ${reason}\n\nCo to oznacza: ogłoszenie nie jest już publiczne. Tutaj możesz je zmienić, a zostanie przeczytane ponownie: ${own}\nPodstawa: ${ground}. Tekst przeczytał i ocenił człowiek. Program mógł wskazać fragmenty, ale nie podejmuje decyzji.\n\nJeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy: ${objection}\n${OUTSIDE_REDRESS.pl}\n\nJobmost`,
    }),
    offer: ({ title, reason, ground, own, objection }) => ({
      subject: `Zdjęto z publikacji: ${title}`,
      text: `Dzień dobry,\n\nzdjęliśmy z publikacji w Jobmost Twoje ogłoszenie „${title}”.\n\nUzasadnienie: ${reason}\n\nCo to oznacza: ogłoszenie widzisz tylko Ty i nie można go ponownie opublikować. Twoje ogłoszenia: ${own}\nPodstawa: ${ground}. Tekst przeczytał i ocenił człowiek. Program mógł wskazać fragmenty, ale nie podejmuje decyzji.\n\nJeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy: ${objection}\n${OUTSIDE_REDRESS.pl}\n\nJobmost`,
    }),
  },
  ru: {
    vacancy: ({ title, reason, ground, own, objection }) => ({
      subject: `Снято с публикации: ${title}`,
      text: `Здравствуйте!\n\nМы сняли вашу вакансию «${title}» с публикации на Jobmost.\n\nПричина: ${reason}\n\nЧто это значит: текст не виден никому, кроме вас. Измените его здесь, и его прочитают снова: ${own}\nОснование: ${ground}. Текст прочитал и решение принял человек. Программа могла выделить фрагменты, но решений она не принимает.\n\nЕсли вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев: ${objection}\n${OUTSIDE_REDRESS.ru}\n\nJobmost`,
    }),
    offer: ({ title, reason, ground, own, objection }) => ({
      subject: `Снято с публикации: ${title}`,
      text: `Здравствуйте!\n\nМы сняли вашу анкету «${title}» с публикации на Jobmost.\n\nПричина: ${reason}\n\nЧто это значит: анкета не видна никому, кроме вас, и опубликовать её снова нельзя. Ваши анкеты: ${own}\nОснование: ${ground}. Текст прочитал и решение принял человек. Программа могла выделить фрагменты, но решений она не принимает.\n\nЕсли вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев: ${objection}\n${OUTSIDE_REDRESS.ru}\n\nJobmost`,
    }),
  },
}

type TakenDown = Statement & { type: 'vacancy' | 'offer'; id: number; at: Date; title: string }

/** Notifies the author that a published vacancy or offer was taken down, with the statement of reasons. */
export function takenDownMail(
  language: Language,
  { type, id, at, title, reason, ground }: TakenDown,
  publicUrl: string,
): MailText {
  const home = `${publicUrl}/${language}`
  const own = `${home}/cabinet/worker/user/${type === 'vacancy' ? 'active-vacancy' : 'active-offer'}`
  const { link: objection, claims } = objectionLink({ type, id, at }, language, publicUrl)
  return {
    ...WORDS[language][type]({ title, reason, ground: groundWords(language, ground), own, objection }),
    claims,
  }
}
