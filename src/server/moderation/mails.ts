import { DEFAULT_GROUND, type Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'
import { objectionLink } from '../objections/link.ts'
import { groundWords } from '../texts/grounds.ts'
import { OUTSIDE_REDRESS } from '../texts/redress.ts'

type Facts = {
  title: string
  reason: string
  ground: string
  job: string
  cabinet: string
  objection: string
  /** The owner objected to an earlier decision about this text. This one is the last here (DSA Art. 20). */
  isAgain: boolean
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
    approved: ({ title, job, cabinet, isAgain }) => ({
      subject: `Approved: ${title}`,
      text: `Hello,

${isAgain ? `You were right: your vacancy “${title}” breaks no rules. It is approved.` : `A moderator has approved your vacancy “${title}”.`}

The vacancy: ${job}
Your vacancies: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection, isAgain }) => ({
      subject: `Not approved: ${title}`,
      text: `Hello,

${isAgain ? `A person has looked at your vacancy “${title}” again because you objected. It is still not approved for publication on Jobmost.` : `Your vacancy “${title}” was not approved for publication on Jobmost.`}

Reason: ${reason}

What this means: ${effect}
Grounds: ${ground}. A person read the text and made the decision. Software may have highlighted passages, but it does not make decisions.

What you can do: change the text here and a moderator will read it again: ${edit}
${isAgain ? '' : `If you think the decision is wrong, you can object free of charge within six months: ${objection}\n`}${OUTSIDE_REDRESS.en}

Jobmost`,
    }),
    notShown: 'the text is not public.',
    earlierShown: 'the previously approved text stays public; the new one does not appear.',
  },
  de: {
    approved: ({ title, job, cabinet, isAgain }) => ({
      subject: `Freigegeben: ${title}`,
      text: `Guten Tag,

${isAgain ? `Sie hatten recht: Ihre Stellenanzeige „${title}“ verstößt gegen keine Regel. Sie ist freigegeben.` : `Ihre Stellenanzeige „${title}“ wurde von der Moderation freigegeben.`}

Zur Anzeige: ${job}
Ihre Anzeigen: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection, isAgain }) => ({
      subject: `Nicht freigegeben: ${title}`,
      text: `Guten Tag,

${isAgain ? `nach Ihrem Widerspruch hat sich ein Mensch Ihre Stellenanzeige „${title}“ noch einmal angesehen. Sie wird weiterhin nicht zur Veröffentlichung auf Jobmost freigegeben.` : `Ihre Stellenanzeige „${title}“ wurde nicht zur Veröffentlichung auf Jobmost freigegeben.`}

Begründung: ${reason}

Was das bedeutet: ${effect}
Grundlage: ${ground}. Ein Mensch hat den Text gelesen und die Entscheidung getroffen. Software kann Textstellen markiert haben, entscheidet aber nicht.

Was Sie tun können: Ändern Sie den Text hier, dann prüfen wir ihn erneut: ${edit}
${isAgain ? '' : `Wenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos Widerspruch einlegen: ${objection}\n`}${OUTSIDE_REDRESS.de}

Jobmost`,
    }),
    notShown: 'Der Text ist nicht öffentlich.',
    earlierShown: 'Der zuvor freigegebene Text bleibt öffentlich. Der neue erscheint nicht.',
  },
  pl: {
    approved: ({ title, job, cabinet, isAgain }) => ({
      subject: `Zatwierdzone: ${title}`,
      text: `Dzień dobry,

${isAgain ? `sprzeciw był słuszny: ogłoszenie „${title}” nie narusza zasad. Jest zatwierdzone.` : `moderator zatwierdził Twoje ogłoszenie „${title}”.`}

Ogłoszenie: ${job}
Twoje ogłoszenia: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection, isAgain }) => ({
      subject: `Niezatwierdzone: ${title}`,
      text: `Dzień dobry,

${isAgain ? `po Twoim sprzeciwie człowiek ponownie sprawdził ogłoszenie „${title}”. Nadal nie jest ono zatwierdzone do publikacji w serwisie Jobmost.` : `Twoje ogłoszenie „${title}” nie zostało zatwierdzone do publikacji w serwisie Jobmost.`}

Uzasadnienie: ${reason}

Co to oznacza: ${effect}
Podstawa: ${ground}. Tekst przeczytał i ocenił człowiek. Program mógł wskazać fragmenty, ale nie podejmuje decyzji.

Co możesz zrobić: zmień tekst tutaj, a zostanie przeczytany ponownie: ${edit}
${isAgain ? '' : `Jeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy: ${objection}\n`}${OUTSIDE_REDRESS.pl}

Jobmost`,
    }),
    notShown: 'tekst nie jest publiczny.',
    earlierShown: 'wcześniej zatwierdzony tekst pozostaje publiczny, a nowy nie jest publiczny.',
  },
  ru: {
    approved: ({ title, job, cabinet, isAgain }) => ({
      subject: `Вакансия одобрена: ${title}`,
      text: `Здравствуйте!

${isAgain ? `Вы были правы: вакансия «${title}» не нарушает правил. Она одобрена.` : `Модератор одобрил вашу вакансию «${title}».`}

Вакансия: ${job}
Ваши вакансии: ${cabinet}

Jobmost`,
    }),
    rejected: ({ title, reason, ground, effect, edit, objection, isAgain }) => ({
      subject: `Вакансия не одобрена: ${title}`,
      text: `Здравствуйте!

${isAgain ? `После вашего возражения человек ещё раз прочитал вашу вакансию «${title}». Она по-прежнему не одобрена для публикации на Jobmost.` : `Ваша вакансия «${title}» не одобрена для публикации на Jobmost.`}

Причина: ${reason}

Что это значит: ${effect}
Основание: ${ground}. Текст прочитал и решение принял человек. Программа могла выделить фрагменты, но решений она не принимает.

Что можно сделать: измените текст здесь, и его прочитают снова: ${edit}
${isAgain ? '' : `Если вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев: ${objection}\n`}${OUTSIDE_REDRESS.ru}

Jobmost`,
    }),
    notShown: 'текст не виден никому, кроме вас.',
    earlierShown: 'одобренный ранее текст остаётся в открытом доступе, новый не виден никому, кроме вас.',
  },
}

type Decided = { id: number; at: Date; title: string; slug: string; hasPublicText: boolean }

/** The mail with the decision for the owner of a vacancy, in the owner's language. A rejection has its reason. */
export function decisionMail(
  language: Language,
  { id, at, title, slug, hasPublicText }: Decided,
  { statement, isAgain }: { statement: Statement | null; isAgain: boolean },
  publicUrl: string,
): MailText {
  const words = WORDS[language]
  const home = `${publicUrl}/${language}`
  const objection = objectionLink({ type: 'vacancy', id, at }, language, publicUrl)
  const facts: Facts = {
    title,
    reason: statement?.reason ?? '',
    ground: groundWords(language, statement?.ground ?? DEFAULT_GROUND),
    job: `${home}/jobs/item/${slug}`,
    cabinet: `${home}/cabinet/worker/user/active-vacancy`,
    objection: objection.link,
    isAgain,
  }
  const effect = hasPublicText ? words.earlierShown : words.notShown
  if (statement === null) return words.approved(facts)
  const edit = `${home}/cabinet/worker/user/vacancy/${id}`
  return { ...words.rejected({ ...facts, effect, edit }), ...(!isAgain && { claims: objection.claims }) }
}
