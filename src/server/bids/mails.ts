import type { DeclineReason } from '#shared/contract/bids.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'
import { say } from '../texts/texts.ts'
import { payLine } from './pay-line.ts'

/** `more`: the bid's pay in an acceptance, the reason in a refusal. */
type Words = (title: string, link: string, more: string, company: string) => MailText
type Answered = {
  state: 'accepted' | 'declined'
  decline_reason: DeclineReason | null
  pay_amount: number | null
  pay_type: PayType | null
}
type Kind = 'accepted' | 'declined' | 'withdrawn' | 'expired'

const WORDS: Record<Language, Record<Kind, Words>> = {
  en: {
    accepted: (title, link, more, company) => ({
      subject: `Your bid was accepted: ${title}`,
      text: `Hello,\n\nGood news! ${company} has accepted your bid for “${title}”.${more}\n\nYou can write to the employer on the job page: ${link}\n\nJobmost`,
    }),
    declined: (title, link, more) => ({
      subject: `Your bid was declined: ${title}`,
      text: `Hello,\n\nThank you for your bid for “${title}”. This time it did not work out.${more}\n\nThe next job may be the right one. Your bids: ${link}\n\nJobmost`,
    }),
    withdrawn: (title, link) => ({
      subject: `The vacancy was withdrawn: ${title}`,
      text: `Hello,\n\nThank you for your bid for “${title}”. The employer has withdrawn this vacancy, so you will not get an answer to your bid. This has nothing to do with you or your bid.\n\nThe next job may be the right one. Your bids: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `No answer to your bid: ${title}`,
      text: `Hello,\n\nThe employer has not answered your bid for “${title}” in 14 days, so we have closed it.\n\nYour bids: ${link}\n\nJobmost`,
    }),
  },
  de: {
    accepted: (title, link, more, company) => ({
      subject: `Ihre Bewerbung wurde angenommen: ${title}`,
      text: `Guten Tag,\n\ngute Nachricht: ${company} hat Ihre Bewerbung auf „${title}“ angenommen.${more}\n\nAuf der Seite der Stelle können Sie dem Arbeitgeber schreiben: ${link}\n\nJobmost`,
    }),
    declined: (title, link, more) => ({
      subject: `Ihre Bewerbung wurde abgelehnt: ${title}`,
      text: `Guten Tag,\n\nvielen Dank für Ihre Bewerbung auf „${title}“. Diesmal hat es leider nicht geklappt.${more}\n\nVielleicht passt die nächste Stelle. Ihre Bewerbungen: ${link}\n\nJobmost`,
    }),
    withdrawn: (title, link) => ({
      subject: `Anzeige zurückgezogen: ${title}`,
      text: `Guten Tag,\n\nvielen Dank für Ihre Bewerbung auf „${title}“. Der Arbeitgeber hat diese Anzeige zurückgezogen und beantwortet Ihre Bewerbung deshalb nicht mehr. Das hat nichts mit Ihnen oder Ihrer Bewerbung zu tun.\n\nVielleicht passt die nächste Stelle. Ihre Bewerbungen: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `Keine Antwort auf Ihre Bewerbung: ${title}`,
      text: `Guten Tag,\n\nder Arbeitgeber hat Ihre Bewerbung auf „${title}“ 14 Tage lang nicht beantwortet. Deshalb haben wir sie geschlossen.\n\nIhre Bewerbungen: ${link}\n\nJobmost`,
    }),
  },
  pl: {
    accepted: (title, link, more, company) => ({
      subject: `Twoje zgłoszenie zostało przyjęte: ${title}`,
      text: `Dzień dobry,\n\ndobra wiadomość: pracodawca (${company}) przyjął Twoje zgłoszenie do ogłoszenia „${title}”.${more}\n\nNa stronie ogłoszenia możesz napisać do pracodawcy: ${link}\n\nJobmost`,
    }),
    declined: (title, link, more) => ({
      subject: `Twoje zgłoszenie zostało odrzucone: ${title}`,
      text: `Dzień dobry,\n\ndziękujemy za zgłoszenie do ogłoszenia „${title}”. Tym razem się nie udało.${more}\n\nMoże kolejne ogłoszenie będzie tym właściwym. Twoje zgłoszenia: ${link}\n\nJobmost`,
    }),
    withdrawn: (title, link) => ({
      subject: `Ogłoszenie wycofane: ${title}`,
      text: `Dzień dobry,\n\ndziękujemy za zgłoszenie do ogłoszenia „${title}”. Pracodawca wycofał to ogłoszenie, więc nie odpowie już na Twoje zgłoszenie. Nie ma to związku z Tobą ani z treścią zgłoszenia.\n\nMoże kolejne ogłoszenie będzie tym właściwym. Twoje zgłoszenia: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `Brak odpowiedzi na Twoje zgłoszenie: ${title}`,
      text: `Dzień dobry,\n\npracodawca przez 14 dni nie odpowiedział na Twoje zgłoszenie do ogłoszenia „${title}”, dlatego zamknęliśmy to zgłoszenie.\n\nTwoje zgłoszenia: ${link}\n\nJobmost`,
    }),
  },
  ru: {
    accepted: (title, link, more, company) => ({
      subject: `Ваш отклик принят: ${title}`,
      text: `Здравствуйте!\n\nХорошая новость: работодатель (${company}) принял ваш отклик на вакансию «${title}».${more}\n\nНа странице вакансии можно написать работодателю: ${link}\n\nJobmost`,
    }),
    declined: (title, link, more) => ({
      subject: `Ваш отклик отклонён: ${title}`,
      text: `Здравствуйте!\n\nСпасибо за отклик на вакансию «${title}». К сожалению, на этот раз не получилось.${more}\n\nВозможно, подойдёт следующая вакансия. Ваши отклики: ${link}\n\nJobmost`,
    }),
    withdrawn: (title, link) => ({
      subject: `Вакансия отозвана: ${title}`,
      text: `Здравствуйте!\n\nСпасибо за отклик на вакансию «${title}». Работодатель отозвал эту вакансию, поэтому на отклик уже не ответят. Это никак не связано с вами и вашим откликом.\n\nВозможно, подойдёт следующая вакансия. Ваши отклики: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `Нет ответа на ваш отклик: ${title}`,
      text: `Здравствуйте!\n\nРаботодатель за 14 дней не ответил на ваш отклик на вакансию «${title}», поэтому мы его закрыли.\n\nВаши отклики: ${link}\n\nJobmost`,
    }),
  },
}

const PAY: Record<Language, string> = {
  en: 'The pay in your bid',
  de: 'Lohn in Ihrer Bewerbung',
  pl: 'Stawka w Twoim zgłoszeniu',
  ru: 'Оплата в вашем отклике',
}

/** Instead of a reason, which would say that the employer has declined. */
const NO_REASON: Record<Language, string> = {
  en: 'The employer has declined it.',
  de: 'Der Arbeitgeber hat die Bewerbung abgelehnt.',
  pl: 'Pracodawca je odrzucił.',
  ru: 'Работодатель его отклонил.',
}

// Mails about a bid offer no other jobs: that would make them advertising, which needs consent (§ 7 UWG; BGH VI ZR 225/17).

/** Mail to the worker when the owner has accepted or declined the bid. */
export const answeredMail = (
  language: Language,
  job: { title: string; slug: string; company_name: string },
  bid: Answered,
  publicUrl: string,
): MailText => {
  const { state, decline_reason: reason } = bid
  const link =
    state === 'accepted'
      ? `${publicUrl}/${language}/jobs/item/${job.slug}#bid`
      : endedBids(language, publicUrl)
  const pay = payLine(language, PAY[language], bid)
  const reasonText = ` ${reason ? say(language, `decline_${reason}`) : NO_REASON[language]}`
  const kind = reason === 'withdrawn' ? reason : state
  return WORDS[language][kind](job.title, link, state === 'accepted' ? pay : reasonText, job.company_name)
}

/** Mail to the worker when the bid has expired without an answer. */
export const expiredMail = (language: Language, title: string, publicUrl: string): MailText =>
  WORDS[language].expired(title, endedBids(language, publicUrl), '', '')

// The tab of declined and expired bids: the first one would be empty.
const endedBids = (language: Language, publicUrl: string) =>
  `${publicUrl}/${language}/cabinet/worker/bids?state=ended`
