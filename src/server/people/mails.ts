import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

type Words = {
  /** The statement of reasons under Art. 17 DSA: the effect, the reason, the ground, who decided and how to object. */
  blocked: (reason: string, contact: string) => { subject: string; text: string }
  unblocked: (login: string) => { subject: string; text: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    blocked: (reason, contact) => ({
      subject: 'Your Jobmost account has been blocked',
      text: `Hello,

We have blocked your account on Jobmost.

Reason: ${reason}

What this means: you cannot sign in, and your profile, vacancies, offers and bids are no longer shown. Nothing has been deleted.
Ground: our terms of use. A person made the decision; no automated means were used.

If you think the decision is wrong, you can complain free of charge within six months: write to us through the contact form: ${contact}
You may also turn to a certified out-of-court dispute settlement body or to a court.

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Your Jobmost account is open again',
      text: `Hello,

We have unblocked your account on Jobmost. What you published is shown again.

You can sign in here: ${login}

Jobmost`,
    }),
  },
  de: {
    blocked: (reason, contact) => ({
      subject: 'Ihr Konto bei Jobmost wurde gesperrt',
      text: `Guten Tag,

wir haben Ihr Konto bei Jobmost gesperrt.

Begründung: ${reason}

Was das bedeutet: Sie können sich nicht anmelden. Ihr Profil, Ihre Anzeigen, Stellengesuche und Bewerbungen werden nicht mehr gezeigt. Gelöscht wurde nichts.
Grundlage: unsere Nutzungsbedingungen. Ein Mensch hat die Entscheidung getroffen, kein automatisches Verfahren.

Wenn Sie die Entscheidung für falsch halten, können Sie sich innerhalb von sechs Monaten kostenlos beschweren. Schreiben Sie uns über das Kontaktformular: ${contact}
Sie können sich auch an eine zugelassene außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Ihr Konto bei Jobmost ist wieder offen',
      text: `Guten Tag,

wir haben die Sperre Ihres Kontos bei Jobmost aufgehoben. Was Sie veröffentlicht haben, ist wieder zu sehen.

Hier können Sie sich anmelden: ${login}

Jobmost`,
    }),
  },
  pl: {
    blocked: (reason, contact) => ({
      subject: 'Twoje konto w Jobmost zostało zablokowane',
      text: `Dzień dobry,

zablokowaliśmy Twoje konto w serwisie Jobmost.

Uzasadnienie: ${reason}

Co to oznacza: nie możesz się zalogować, a Twój profil, ogłoszenia i zgłoszenia do pracy nie są już pokazywane. Nic nie zostało usunięte.
Podstawa: nasz regulamin. Decyzję podjął człowiek, nie automat.

Jeśli uważasz tę decyzję za błędną, możesz ją bezpłatnie zaskarżyć w ciągu sześciu miesięcy. Napisz do nas przez formularz kontaktowy: ${contact}
Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Twoje konto w Jobmost jest znów dostępne',
      text: `Dzień dobry,

odblokowaliśmy Twoje konto w serwisie Jobmost. Twoje ogłoszenia są znów widoczne.

Tutaj możesz się zalogować: ${login}

Jobmost`,
    }),
  },
  ru: {
    blocked: (reason, contact) => ({
      subject: 'Ваша учётная запись на Jobmost заблокирована',
      text: `Здравствуйте!

Мы заблокировали вашу учётную запись на Jobmost.

Причина: ${reason}

Что это значит: вы не можете войти, а ваш профиль, вакансии, анкеты и отклики больше не показываются. Ничего не удалено.
Основание: наши условия использования. Решение принял человек, а не программа.

Если вы считаете решение ошибочным, его можно бесплатно обжаловать в течение шести месяцев. Напишите нам через форму обратной связи: ${contact}
Вы также можете обратиться в сертифицированный орган внесудебного урегулирования споров или в суд.

Jobmost`,
    }),
    unblocked: (login) => ({
      subject: 'Ваша учётная запись на Jobmost снова открыта',
      text: `Здравствуйте!

Мы разблокировали вашу учётную запись на Jobmost. Всё, что вы опубликовали, снова видно.

Войти можно здесь: ${login}

Jobmost`,
    }),
  },
}

/** Tells a blocked person why, what it means and how to object. */
export const blockedMail = (to: MailReader, reason: string, publicUrl: string): Mail =>
  composeMail(to, publicUrl, WORDS[to.language].blocked(reason, `${publicUrl}/${to.language}/about-company`))

/** Tells a person that their account is open again. */
export const unblockedMail = (to: MailReader, publicUrl: string): Mail =>
  composeMail(to, publicUrl, WORDS[to.language].unblocked(`${publicUrl}/${to.language}/login`))
