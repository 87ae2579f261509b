import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailReader } from '../mail/compose.ts'
import { longDay } from '../mail/long-day.ts'
import type { Mail } from '../mail/mailer.ts'
import { objectionLink } from '../objections/link.ts'
import { groundWords } from '../texts/grounds.ts'
import { OUTSIDE_REDRESS } from '../texts/redress.ts'

type Words = {
  /** The statement of reasons under Art. 17 DSA: the effect, the reason, the ground, who decided and how to object. */
  blocked: (
    reason: string,
    ground: string,
    objection: string,
    until: string | null,
  ) => { subject: string; text: string }
  /** A warning: nothing changes yet. */
  warned: (reason: string, ground: string, contact: string) => { subject: string; text: string }
  unblocked: (login: string) => { subject: string; text: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    blocked: (reason, ground, objection, until) => ({
      subject: 'Your Jobmost account has been blocked',
      text: `Hello,

We have blocked your account on Jobmost.

Reason: ${reason}

What this means: you cannot log in, and your profile, vacancies, offers and bids are no longer shown. ${until ? `The block ends automatically on ${until}. ` : ''}Nothing has been deleted.
Grounds: ${ground}. A person made the decision; no automated means were used.

If you think the decision is wrong, you can object free of charge within six months: ${objection}
${OUTSIDE_REDRESS.en}

Jobmost`,
    }),
    warned: (reason, ground, contact) => ({
      subject: 'A warning about your Jobmost account',
      text: `Hello,

Something that you wrote or did on Jobmost is not allowed.

Reason: ${reason}

What this means: nothing is blocked now. If it happens again, we may block your account.
Grounds: ${ground}. A person made the decision; no automated means were used.

If you think the decision is wrong, you can object free of charge within six months. Write to us through the contact form: ${contact}
${OUTSIDE_REDRESS.en}

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Your Jobmost account has been unblocked',
      text: `Hello,

We have unblocked your account on Jobmost. What you published is shown again.

You can log in here: ${login}

Jobmost`,
    }),
  },
  de: {
    blocked: (reason, ground, objection, until) => ({
      subject: 'Ihr Konto bei Jobmost wurde gesperrt',
      text: `Guten Tag,

wir haben Ihr Konto bei Jobmost gesperrt.

Begründung: ${reason}

Was das bedeutet: Sie können sich nicht anmelden. Ihr Profil, Ihre Anzeigen, Gesuche und Bewerbungen werden nicht mehr angezeigt. ${until ? `Die Sperre endet automatisch am ${until}. ` : ''}Gelöscht wurde nichts.
Grundlage: ${ground}. Ein Mensch hat die Entscheidung getroffen, kein automatisches Verfahren.

Wenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos Widerspruch einlegen: ${objection}
${OUTSIDE_REDRESS.de}

Jobmost`,
    }),
    warned: (reason, ground, contact) => ({
      subject: 'Eine Verwarnung zu Ihrem Konto bei Jobmost',
      text: `Guten Tag,

etwas, das Sie auf Jobmost geschrieben oder getan haben, ist nicht erlaubt.

Begründung: ${reason}

Was das bedeutet: Ihr Konto wird nicht gesperrt. Wenn so etwas wieder vorkommt, können wir es aber sperren.
Grundlage: ${ground}. Ein Mensch hat die Entscheidung getroffen, kein automatisches Verfahren.

Wenn Sie die Entscheidung für falsch halten, können Sie innerhalb von sechs Monaten kostenlos widersprechen. Schreiben Sie uns über das Kontaktformular: ${contact}
${OUTSIDE_REDRESS.de}

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Ihr Konto bei Jobmost ist entsperrt',
      text: `Guten Tag,

wir haben die Sperre Ihres Kontos bei Jobmost aufgehoben. Was Sie veröffentlicht haben, ist wieder zu sehen.

Hier können Sie sich anmelden: ${login}

Jobmost`,
    }),
  },
  pl: {
    blocked: (reason, ground, objection, until) => ({
      subject: 'Twoje konto w Jobmost zostało zablokowane',
      text: `Dzień dobry,

zablokowaliśmy Twoje konto w serwisie Jobmost.

Uzasadnienie: ${reason}

Co to oznacza: nie możesz się zalogować, a Twój profil, ogłoszenia i zgłoszenia do pracy nie są już pokazywane. ${until ? `Blokada zakończy się automatycznie ${until}. ` : ''}Nic nie zostało usunięte.
Podstawa: ${ground}. Decyzję podjął człowiek, nie automat.

Jeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy: ${objection}
${OUTSIDE_REDRESS.pl}

Jobmost`,
    }),
    warned: (reason, ground, contact) => ({
      subject: 'Ostrzeżenie dotyczące Twojego konta w Jobmost',
      text: `Dzień dobry,

Twój wpis lub Twoje działanie w serwisie Jobmost jest niedozwolone.

Uzasadnienie: ${reason}

Co to oznacza: teraz niczego nie blokujemy. Jeśli to się powtórzy, możemy zablokować Twoje konto.
Podstawa: ${ground}. Decyzję podjął człowiek, nie automat.

Jeśli uważasz tę decyzję za błędną, możesz bezpłatnie wnieść sprzeciw w ciągu sześciu miesięcy. Napisz do nas przez formularz kontaktowy: ${contact}
${OUTSIDE_REDRESS.pl}

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Twoje konto w Jobmost jest znów dostępne',
      text: `Dzień dobry,

odblokowaliśmy Twoje konto w serwisie Jobmost. Twoje opublikowane treści są znów widoczne.

Tutaj możesz się zalogować: ${login}

Jobmost`,
    }),
  },
  ru: {
    blocked: (reason, ground, objection, until) => ({
      subject: 'Ваша учётная запись на Jobmost заблокирована',
      text: `Здравствуйте!

Мы заблокировали вашу учётную запись на Jobmost.

Причина: ${reason}

Что это значит: вы не можете войти, а ваш профиль, вакансии, анкеты и отклики больше не показываются. ${until ? `Блокировка действует до ${until} и закончится автоматически. ` : ''}Ничего не удалено.
Основание: ${ground}. Решение принял человек, а не программа.

Если вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев: ${objection}
${OUTSIDE_REDRESS.ru}

Jobmost`,
    }),
    warned: (reason, ground, contact) => ({
      subject: 'Предупреждение по вашей учётной записи на Jobmost',
      text: `Здравствуйте!

Вы получили предупреждение за то, что написали или сделали на Jobmost.

Причина: ${reason}

Что это значит: ваша учётная запись не заблокирована. Если это повторится, мы можем её заблокировать.
Основание: ${ground}. Решение принял человек, а не программа.

Если вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев. Напишите нам через форму обратной связи: ${contact}
${OUTSIDE_REDRESS.ru}

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Ваша учётная запись на Jobmost разблокирована',
      text: `Здравствуйте!

Мы разблокировали вашу учётную запись на Jobmost. Всё, что вы опубликовали, снова видно.

Войти можно здесь: ${login}

Jobmost`,
    }),
  },
}

/** Notifies a blocked person of the reason, the duration, the effect and how to object. */
export function blockedMail(
  to: MailReader,
  { id, at, reason, ground, until }: Statement & { id: number; at: Date; until: Date | null },
  publicUrl: string,
): Mail {
  const { link, claims } = objectionLink({ type: 'account', id, at }, to.language, publicUrl)
  const words = WORDS[to.language].blocked(
    reason,
    groundWords(to.language, ground),
    link,
    until && longDay(to.language, until),
  )
  return composeMail('block', to, publicUrl, { ...words, claims })
}

/** Mail with a warning and its reason. */
export const warnedMail = (to: MailReader, { reason, ground }: Statement, publicUrl: string): Mail =>
  composeMail(
    'account_warned',
    to,
    publicUrl,
    WORDS[to.language].warned(reason, groundWords(to.language, ground), contactOf(to, publicUrl)),
  )

const contactOf = ({ language }: MailReader, publicUrl: string) => `${publicUrl}/${language}/${CONTACT_PATH}`

/** Notifies a person that their account is unblocked. */
export const unblockedMail = (to: MailReader, publicUrl: string): Mail =>
  composeMail('block', to, publicUrl, WORDS[to.language].unblocked(`${publicUrl}/${to.language}/login`))
