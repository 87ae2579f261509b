import type { Language } from '#shared/contract/languages.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import type { NewVacancy, PlaceNames } from './store.ts'

type Words = {
  confirmSubject: string
  /** Without advertising: it only asks the owner of the address to confirm the subscription. */
  confirm: (what: string, link: string) => string
  all: string
  in: (what: string, city: string) => string
  digestSubject: (count: number) => string
  digest: string
  more: (count: number, link: string) => string
  end: (link: string) => string
  per: Record<NewVacancy['pay_type'], string>
}

const WORDS: Record<Language, Words> = {
  en: {
    confirmSubject: 'Please confirm your subscription',
    confirm: (what, link) => `Hello,

Someone, most likely you, has asked us to send new jobs to this address: ${what}.

Please confirm within 14 days that you want this:
${link}

We send nothing until you confirm. If it was not you, simply ignore this e-mail: the request will be deleted.

Jobmost
`,
    all: 'all rubrics',
    in: (what, city) => `${what}, ${city}`,
    digestSubject: (count) => (count === 1 ? '1 new job' : `${count} new jobs`),
    digest: 'Hello,\n\nThese jobs are new since our last e-mail:',
    more: (count, link) => `And ${count} more: ${link}`,
    end: (link) => `You get this e-mail because you subscribed to it. Unsubscribe with one click:\n${link}`,
    per: { per_hour: 'per hour', per_month: 'per month' },
  },
  de: {
    confirmSubject: 'Bitte bestätigen Sie Ihr Abonnement',
    confirm: (what, link) => `Guten Tag,

jemand, wahrscheinlich Sie selbst, möchte neue Stellen an diese Adresse geschickt bekommen: ${what}.

Bitte bestätigen Sie innerhalb von 14 Tagen, dass Sie das wünschen:
${link}

Bis dahin schicken wir nichts. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Die Anfrage wird dann gelöscht.

Jobmost
`,
    all: 'alle Rubriken',
    in: (what, city) => `${what}, ${city}`,
    digestSubject: (count) => (count === 1 ? '1 neue Stelle' : `${count} neue Stellen`),
    digest: 'Guten Tag,\n\ndiese Stellen sind seit unserer letzten Nachricht neu:',
    more: (count, link) => `Und ${count} weitere: ${link}`,
    end: (link) =>
      `Sie erhalten diese Nachricht, weil Sie sie abonniert haben. Mit einem Klick abbestellen:\n${link}`,
    per: { per_hour: 'pro Stunde', per_month: 'pro Monat' },
  },
  pl: {
    confirmSubject: 'Potwierdź subskrypcję',
    confirm: (what, link) => `Dzień dobry,

ktoś, najprawdopodobniej Ty, chce otrzymywać na ten adres nowe ogłoszenia o pracę: ${what}.

Potwierdź w ciągu 14 dni, że tego chcesz:
${link}

Do tego czasu niczego nie wyślemy. Jeśli to nie Ty, zignoruj tę wiadomość: zgłoszenie zostanie usunięte.

Jobmost
`,
    all: 'wszystkie kategorie',
    in: (what, city) => `${what}, ${city}`,
    digestSubject: (count) => `Nowe ogłoszenia o pracę: ${count}`,
    digest: 'Dzień dobry,\n\noto ogłoszenia, które pojawiły się od naszej ostatniej wiadomości:',
    more: (count, link) => `Pozostałe nowe ogłoszenia (${count}): ${link}`,
    end: (link) => `Otrzymujesz tę wiadomość, ponieważ ją zamawiasz. Zrezygnuj jednym kliknięciem:\n${link}`,
    per: { per_hour: 'za godzinę', per_month: 'miesięcznie' },
  },
  ru: {
    confirmSubject: 'Подтвердите подписку',
    confirm: (what, link) => `Здравствуйте!

Кто-то, скорее всего вы, просит присылать на этот адрес новые вакансии: ${what}.

Подтвердите в течение 14 дней, что вы этого хотите:
${link}

До этого мы ничего не пришлём. Если это были не вы, не обращайте внимания на это письмо: запрос будет удалён.

Jobmost
`,
    all: 'все рубрики',
    in: (what, city) => `${what}, ${city}`,
    digestSubject: (count) => `Новые вакансии: ${count}`,
    digest: 'Здравствуйте!\n\nЭти вакансии появились после нашего прошлого письма:',
    more: (count, link) => `И ещё ${count}: ${link}`,
    end: (link) =>
      `Вы получили это письмо, потому что подписались на него. Отписаться одним нажатием:\n${link}`,
    per: { per_hour: 'в час', per_month: 'в месяц' },
  },
}

type To = { email: string; language: Language }

/** The double opt-in mail: it asks the owner of an address to confirm the subscription. */
export function confirmationMail({ email, language }: To, { rubric, city }: PlaceNames, link: string): Mail {
  const words = WORDS[language]
  const what = rubric ?? words.all
  const text = words.confirm(city ? words.in(what, city) : what, link)
  return composeMail({ email, language }, new URL(link).origin, { subject: words.confirmSubject, text })
}

/** The mail with new vacancies, with both headers of one-click unsubscription (RFC 8058). */
export function digestMail(
  { email, language }: To,
  vacancies: readonly NewVacancy[],
  links: { site: string; end: string; oneClick: string },
): Mail {
  const words = WORDS[language]
  const total = vacancies[0]?.total ?? 0
  const rest = total - vacancies.length
  const entries = vacancies.map(
    (vacancy) =>
      `${vacancy.title}\n${vacancy.company_name}, ${vacancy.city}: ${payOf(vacancy, language)}\n${links.site}/jobs/item/${vacancy.slug}`,
  )
  const parts = [
    words.digest,
    ...entries,
    ...(rest > 0 ? [words.more(rest, `${links.site}/jobs`)] : []),
    words.end(links.end),
  ]
  return composeMail({ email, language }, new URL(links.site).origin, {
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
