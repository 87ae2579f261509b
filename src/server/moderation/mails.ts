import type { Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'
import { objectionLink } from '../objections/link.ts'
import { groundWords } from '../texts/grounds.ts'

type Facts = {
  title: string
  reason: string
  ground: string
  job: string
  cabinet: string
  objection: string
}
type Words = {
  approved(facts: Facts): { subject: string; text: string }
  /** The statement of reasons under Art. 17 DSA: the vacancy, the effect, the reason, who decided and how to object. */
  rejected(facts: Facts & { effect: string; edit: string }): { subject: string; text: string }
  notShown: string
  earlierShown: string
}

const WORDS: Record<Language, Words> = {
  en: {
    approved: ({ title, job, cabinet }) => ({
      subject: `Approved: ${title}`,
      text: `Hello,

A moderator has approved your vacancy “${title}”.

The vacancy: ${job}
Your vacancies: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection }) => ({
      subject: `Not approved: ${title}`,
      text: `Hello,

Your vacancy “${title}” was not approved for publication on Jobmost.

Reason: ${reason}

What this means: ${effect}
Grounds: ${ground}. A person read the text and made the decision; no automated means were used.

What you can do: change the text here and a moderator will read it again: ${edit}
If you think the decision is wrong, you can object free of charge within six months: ${objection}
You may also turn to a certified out-of-court dispute settlement body or to a court.

Jobmost`,
    }),
    notShown: 'the text is not public.',
    earlierShown: 'the previously approved text stays public; the new one does not appear.',
  },
  de: {
    approved: ({ title, job, cabinet }) => ({
      subject: `Freigegeben: ${title}`,
      text: `Guten Tag,

Ihre Stellenanzeige „${title}“ wurde von der Moderation freigegeben.

Zur Anzeige: ${job}
Ihre Anzeigen: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection }) => ({
      subject: `Nicht freigegeben: ${title}`,
      text: `Guten Tag,

Ihre Stellenanzeige „${title}“ wurde nicht zur Veröffentlichung auf Jobmost freigegeben.

Begründung: ${reason}

Was das bedeutet: ${effect}
Grundlage: ${ground}. Ein Mensch hat den Text gelesen und die Entscheidung getroffen, kein automatisches Verfahren.

Was Sie tun können: Ändern Sie den Text hier, dann wird er erneut gelesen: ${edit}
Wenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos Widerspruch einlegen: ${objection}
Sie können sich auch an eine zugelassene außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.

Jobmost`,
    }),
    notShown: 'Nur Sie sehen den Text.',
    earlierShown: 'Der zuvor freigegebene Text bleibt öffentlich. Den neuen sehen nur Sie.',
  },
  pl: {
    approved: ({ title, job, cabinet }) => ({
      subject: `Zatwierdzone: ${title}`,
      text: `Dzień dobry,

moderator zatwierdził Twoje ogłoszenie „${title}”.

Ogłoszenie: ${job}
Twoje ogłoszenia: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection }) => ({
      subject: `Niezatwierdzone: ${title}`,
      text: `Dzień dobry,

Twoje ogłoszenie „${title}” nie zostało zatwierdzone do publikacji w serwisie Jobmost.

Uzasadnienie: ${reason}

Co to oznacza: ${effect}
Podstawa: ${ground}. Tekst przeczytał i ocenił człowiek, nie automat.

Co możesz zrobić: zmień tekst tutaj, a zostanie przeczytany ponownie: ${edit}
Jeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy: ${objection}
Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.

Jobmost`,
    }),
    notShown: 'tekst nie jest publiczny.',
    earlierShown: 'wcześniej zatwierdzony tekst pozostaje publiczny, a nowy nie jest publiczny.',
  },
  ru: {
    approved: ({ title, job, cabinet }) => ({
      subject: `Вакансия одобрена: ${title}`,
      text: `Здравствуйте!

Модератор одобрил вашу вакансию «${title}».

Вакансия: ${job}
Ваши вакансии: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection }) => ({
      subject: `Вакансия не одобрена: ${title}`,
      text: `Здравствуйте!

Ваша вакансия «${title}» не одобрена для публикации на Jobmost.

Причина: ${reason}

Что это значит: ${effect}
Основание: ${ground}. Текст прочитал и решение принял человек, а не программа.

Что можно сделать: измените текст здесь, и его прочитают снова: ${edit}
Если вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев: ${objection}
Вы также можете обратиться в сертифицированный орган внесудебного урегулирования споров или в суд.

Jobmost`,
    }),
    notShown: 'текст не виден никому, кроме вас.',
    earlierShown: 'одобренный ранее текст остаётся в открытом доступе, новый не виден никому, кроме вас.',
  },
}

/** The mail with the decision for the owner of a vacancy, in the owner's language. A rejection has its reason. */
export function decisionMail(
  language: Language,
  { id, title, slug, hasPublicText }: { id: number; title: string; slug: string; hasPublicText: boolean },
  statement: Statement | null,
  publicUrl: string,
): MailText {
  const words = WORDS[language]
  const home = `${publicUrl}/${language}`
  const objection = objectionLink({ type: 'vacancy', id }, language, publicUrl)
  const facts: Facts = {
    title,
    reason: statement?.reason ?? '',
    ground: groundWords(language, statement?.ground ?? 'terms'),
    job: `${home}/jobs/item/${slug}`,
    cabinet: `${home}/cabinet/worker/user/active-vacancy`,
    objection: objection.link,
  }
  const effect = hasPublicText ? words.earlierShown : words.notShown
  if (statement === null) return words.approved(facts)
  const edit = `${home}/cabinet/worker/user/vacancy/${id}`
  return { ...words.rejected({ ...facts, effect, edit }), claims: objection.claims }
}
