import type { Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'
import { objectionLink } from '../objections/link.ts'
import { groundWords } from '../texts/grounds.ts'
import { OUTSIDE_REDRESS } from '../texts/redress.ts'

type Words = {
  /** The statement of reasons under Art. 17 DSA: the effect, the reason, the ground, who decided and how to object. */
  hidden: (reason: string, ground: string, objection: string) => MailText
  shown: (profile: string) => MailText
}

const WORDS: Record<Language, Words> = {
  en: {
    hidden: (reason, ground, objection) => ({
      subject: 'Your Jobmost profile is hidden',
      text: `Hello,\n\nWe have hidden your public profile on Jobmost.\n\nReason: ${reason}\n\nWhat this means: other people see neither your profile nor your photo. You can still use your account, and nothing was deleted.\nGrounds: ${ground}. A person made the decision; no automated means were used.\n\nIf you think the decision is wrong, you can object free of charge within six months: ${objection}\n${OUTSIDE_REDRESS.en}\n\nJobmost`,
    }),
    shown: (profile) => ({
      subject: 'Your Jobmost profile is public again',
      text: `Hello,\n\nYour profile is shown on Jobmost again, with your photo: ${profile}\n\nJobmost`,
    }),
  },
  de: {
    hidden: (reason, ground, objection) => ({
      subject: 'Ihr Profil bei Jobmost ist ausgeblendet',
      text: `Guten Tag,\n\nwir haben Ihr öffentliches Profil bei Jobmost ausgeblendet.\n\nBegründung: ${reason}\n\nWas das bedeutet: Andere sehen weder Ihr Profil noch Ihr Foto. Ihr Konto können Sie weiter nutzen, und gelöscht wurde nichts.\nGrundlage: ${ground}. Ein Mensch hat die Entscheidung getroffen, kein automatisches Verfahren.\n\nWenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos Widerspruch einlegen: ${objection}\n${OUTSIDE_REDRESS.de}\n\nJobmost`,
    }),
    shown: (profile) => ({
      subject: 'Ihr Profil bei Jobmost ist wieder öffentlich',
      text: `Guten Tag,\n\nwir zeigen Ihr Profil bei Jobmost wieder an, auch Ihr Foto: ${profile}\n\nJobmost`,
    }),
  },
  pl: {
    hidden: (reason, ground, objection) => ({
      subject: 'Twój profil w Jobmost jest ukryty',
      text: `Dzień dobry,\n\nukryliśmy Twój profil publiczny w serwisie Jobmost.\n\nUzasadnienie: ${reason}\n\nCo to oznacza: inne osoby nie widzą Twojego profilu ani zdjęcia. Nadal możesz korzystać z konta i nic nie zostało usunięte.\nPodstawa: ${ground}. Decyzję podjął człowiek, nie automat.\n\nJeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy: ${objection}\n${OUTSIDE_REDRESS.pl}\n\nJobmost`,
    }),
    shown: (profile) => ({
      subject: 'Twój profil w Jobmost jest znów publiczny',
      text: `Dzień dobry,\n\nTwój profil w serwisie Jobmost jest znów widoczny, razem ze zdjęciem: ${profile}\n\nJobmost`,
    }),
  },
  ru: {
    hidden: (reason, ground, objection) => ({
      subject: 'Ваш профиль на Jobmost скрыт',
      text: `Здравствуйте!\n\nМы скрыли ваш публичный профиль на Jobmost.\n\nПричина: ${reason}\n\nЧто это значит: другие не видят ни ваш профиль, ни ваше фото. Вы по-прежнему можете пользоваться учётной записью, ничего не удалено.\nОснование: ${ground}. Решение принял человек, а не программа.\n\nЕсли вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев: ${objection}\n${OUTSIDE_REDRESS.ru}\n\nJobmost`,
    }),
    shown: (profile) => ({
      subject: 'Ваш профиль на Jobmost снова виден',
      text: `Здравствуйте!\n\nМы снова показываем ваш профиль на Jobmost вместе с фото: ${profile}\n\nJobmost`,
    }),
  },
}

/** Notifies a person that their profile is hidden, with the reasons and the way to object. */
export function profileHiddenMail(
  language: Language,
  { id, at, reason, ground }: Statement & { id: number; at: Date },
  publicUrl: string,
): MailText {
  const { link, claims } = objectionLink({ type: 'profile', id, at }, language, publicUrl)
  return { ...WORDS[language].hidden(reason, groundWords(language, ground), link), claims }
}

/** Notifies a person that their profile is public again. */
export const profileShownMail = (language: Language, id: number, publicUrl: string): MailText =>
  WORDS[language].shown(`${publicUrl}/${language}/user/profile/${id}`)
