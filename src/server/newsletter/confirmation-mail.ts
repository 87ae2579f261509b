import type { Language } from '#shared/contract/languages.ts'
import { DEFAULT_RADIUS_KM } from '#shared/rules/search-radius.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import type { PlaceNames } from './store.ts'

/** The version of the consent texts in form and mail. A test of `build/` fails when they change without it. */
export const CONSENT_VERSION = '2026-12-01'

type Words = {
  confirmSubject: string
  /** Without advertising: it only asks the owner of the address to confirm the subscription. */
  confirm: (topic: string, link: string) => string
  all: string
  in: (topic: string, city: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    confirmSubject: 'Please confirm your subscription',
    confirm: (topic, link) => `Hello,

Someone, most likely you, has asked us to send new jobs (${topic}) to this address.

Please confirm within 14 days that you want this:
${link}

We send nothing until you confirm. If this was not you, simply ignore this e-mail: the request will be deleted.

Jobmost
`,
    all: 'all rubrics',
    in: (topic, city) => `${topic}, ${city} and up to ${DEFAULT_RADIUS_KM}\u00a0km around it`,
  },
  de: {
    confirmSubject: 'Bitte bestätigen Sie Ihr Abonnement',
    confirm: (topic, link) => `Guten Tag,

jemand, wahrscheinlich Sie selbst, möchte neue Stellen an diese Adresse geschickt bekommen: ${topic}.

Bitte bestätigen Sie innerhalb von 14\u00a0Tagen, dass Sie das wünschen:
${link}

Bis dahin schicken wir nichts. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Die Anfrage wird dann gelöscht.

Jobmost
`,
    all: 'alle Rubriken',
    in: (topic, city) => `${topic}, ${city} und Umkreis von ${DEFAULT_RADIUS_KM}\u00a0km`,
  },
  pl: {
    confirmSubject: 'Potwierdź subskrypcję',
    confirm: (topic, link) => `Dzień dobry,

ktoś, najprawdopodobniej Ty, chce otrzymywać na ten adres nowe ogłoszenia o pracę: ${topic}.

Potwierdź w ciągu 14 dni, że tego chcesz:
${link}

Do tego czasu niczego nie wyślemy. Jeśli to nie Ty, zignoruj tę wiadomość: prośba zostanie usunięta.

Jobmost
`,
    all: 'wszystkie kategorie',
    in: (topic, city) => `${topic}, ${city} i okolice w promieniu ${DEFAULT_RADIUS_KM}\u00a0km`,
  },
  ru: {
    confirmSubject: 'Подтвердите подписку',
    confirm: (topic, link) => `Здравствуйте!

Кто-то, скорее всего вы, просит присылать на этот адрес новые вакансии: ${topic}.

Подтвердите в течение 14 дней, что вы этого хотите:
${link}

До этого мы ничего не пришлём. Если это были не вы, не обращайте внимания на это письмо: запрос будет удалён.

Jobmost
`,
    all: 'все рубрики',
    in: (topic, city) => `${topic}, ${city} и окрестности в радиусе ${DEFAULT_RADIUS_KM}\u00a0км`,
  },
}

type Recipient = { email: string; language: Language }

/** The double opt-in mail: it asks the owner of an address to confirm the subscription. */
export function confirmationMail(
  { email, language }: Recipient,
  { rubric, city }: PlaceNames,
  link: string,
): Mail {
  const words = WORDS[language]
  const topic = rubric ?? words.all
  const text = words.confirm(city ? words.in(topic, city) : topic, link)
  return composeMail('subscription', { email, language }, new URL(link).origin, {
    subject: words.confirmSubject,
    text,
  })
}
