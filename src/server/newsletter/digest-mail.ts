import type { Language } from '#shared/contract/languages.ts'
import { DEFAULT_RADIUS_KM } from '#shared/rules/search-radius.ts'
import type { Config } from '../config/config.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import type { NewVacancy, Reader } from './store.ts'
import { unsubscribeToken } from './tokens.ts'

type Words = {
  digestSubject: (count: number) => string
  digest: string
  /** For readers who have chosen a city. */
  around: string
  more: (count: number, link: string) => string
  end: (link: string) => string
  per: Record<NewVacancy['pay_type'], string>
}

const WORDS: Record<Language, Words> = {
  en: {
    digestSubject: (count) => (count === 1 ? '1 new job' : `${count} new jobs`),
    digest: 'Hello,\n\nThese jobs are new since our last e-mail:',
    around: `Around a city that you have chosen, this includes jobs up to ${DEFAULT_RADIUS_KM}\u00a0km away.`,
    more: (count, link) => `And ${count} more: ${link}`,
    end: (link) =>
      `You are receiving this e-mail because you subscribed to our newsletter. Unsubscribe with one click:\n${link}`,
    per: { per_hour: 'an hour', per_month: 'a month' },
  },
  de: {
    digestSubject: (count) => (count === 1 ? '1 neue Stelle' : `${count} neue Stellen`),
    digest: 'Guten Tag,\n\nseit unserer letzten E-Mail sind diese Stellen dazugekommen:',
    around: `Zu einer Stadt, die Sie gewählt haben, gehören auch Stellen im Umkreis von ${DEFAULT_RADIUS_KM}\u00a0km.`,
    more: (count, link) => `Und ${count} weitere: ${link}`,
    end: (link) =>
      `Sie erhalten diese E-Mail, weil Sie unseren Newsletter abonniert haben. Mit einem Klick abbestellen:\n${link}`,
    per: { per_hour: 'pro Stunde', per_month: 'pro Monat' },
  },
  pl: {
    digestSubject: (count) => `Nowe ogłoszenia o pracę: ${count}`,
    digest: 'Dzień dobry,\n\noto ogłoszenia, które pojawiły się od naszej ostatniej wiadomości:',
    around: `Dla wybranego miasta uwzględniamy też ogłoszenia w promieniu ${DEFAULT_RADIUS_KM}\u00a0km.`,
    more: (count, link) => `Pozostałe nowe ogłoszenia (${count}): ${link}`,
    end: (link) =>
      `Otrzymujesz tę wiadomość, bo subskrybujesz newsletter. Zrezygnuj jednym kliknięciem:\n${link}`,
    per: { per_hour: 'za godzinę', per_month: 'miesięcznie' },
  },
  ru: {
    digestSubject: (count) => `Новые вакансии: ${count}`,
    digest: 'Здравствуйте!\n\nЭти вакансии появились после нашего прошлого письма:',
    around: `Для выбранного города учитываются и вакансии в радиусе ${DEFAULT_RADIUS_KM}\u00a0км.`,
    more: (count, link) => `И ещё ${count}: ${link}`,
    end: (link) =>
      `Вы получили это письмо, потому что подписались на рассылку. Отписаться одним нажатием:\n${link}`,
    per: { per_hour: 'в час', per_month: 'в месяц' },
  },
}

/** The links of a reader's mail: the site, the page to unsubscribe, and the address for mail programs (RFC 8058). */
export function linksOf(
  config: Pick<Config, 'publicUrl' | 'secrets'>,
  { id, language }: Pick<Reader, 'id' | 'language'>,
) {
  const token = unsubscribeToken(config, id)
  const site = `${config.publicUrl}/${language}`
  return {
    site,
    end: `${site}/newsletter/unsubscribe#token=${token}`,
    oneClick: `${config.publicUrl}/api/v1/subscriptions/unsubscribe/one-click?token=${token}`,
  }
}

/** The mail with the first of `total` new vacancies, with both headers of one-click unsubscription (RFC 8058). */
export function digestMail(
  { email, language, has_city }: Pick<Reader, 'email' | 'language'> & { has_city: boolean },
  vacancies: readonly NewVacancy[],
  total: number,
  links: { site: string; end: string; oneClick: string },
): Mail {
  const words = WORDS[language]
  const rest = total - vacancies.length
  const entries = vacancies.map(
    (vacancy) =>
      `${vacancy.title}\n${vacancy.company_name}, ${vacancy.city}: ${payOf(vacancy, language)}\n${links.site}/jobs/item/${vacancy.slug}`,
  )
  const parts = [
    words.digest,
    ...entries,
    ...(rest > 0 ? [words.more(rest, `${links.site}/jobs`)] : []),
    ...(has_city ? [words.around] : []),
    words.end(links.end),
  ]
  return composeMail('newsletter', { email, language }, new URL(links.site).origin, {
    subject: words.digestSubject(total),
    text: `${parts.join('\n\n')}\n\nJobmost\n`,
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

function payOf({ pay_amount, pay_max, pay_type }: NewVacancy, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amount = pay_max ? format.formatRange(pay_amount, pay_max) : format.format(pay_amount)
  return `${amount} ${WORDS[language].per[pay_type]}`
}
