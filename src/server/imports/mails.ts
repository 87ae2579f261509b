import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'

type Words = (name: string, link: string) => { subject: string; text: string }

const WORDS: Record<Language, Words> = {
  en: (name, link) => ({
    subject: `Import needs your attention: ${name}`,
    text: `Hello,\n\nThe nightly import from “${name}” has not run: the feed could not be read, or the import would have closed more than 30% of the vacancies. Nothing has been changed.\n\nSee why, and decide: ${link}\n\nJobmost`,
  }),
  de: (name, link) => ({
    subject: `Import nicht ausgeführt: ${name}`,
    text: `Guten Tag,\n\nder nächtliche Import aus „${name}“ wurde nicht ausgeführt: Der Feed war nicht lesbar, oder mehr als 30\u00a0% seiner Anzeigen würden geschlossen. Es wurde nichts geändert.\n\nGrund ansehen und entscheiden: ${link}\n\nJobmost`,
  }),
  pl: (name, link) => ({
    subject: `Import wymaga Twojej uwagi: ${name}`,
    text: `Dzień dobry,\n\nnocny import ze źródła „${name}” nie został wykonany: kanału nie udało się odczytać albo zostałoby zamkniętych ponad 30% ogłoszeń. Nic się nie zmieniło.\n\nSprawdź powód i zdecyduj: ${link}\n\nJobmost`,
  }),
  ru: (name, link) => ({
    subject: `Импорт ждёт вашего решения: ${name}`,
    text: `Здравствуйте!\n\nНочной импорт из источника «${name}» не выполнен: фид не удалось прочитать, или закрылось бы больше 30\u00a0% его вакансий. Ничего не изменилось.\n\nПосмотрите причину и решите: ${link}\n\nJobmost`,
  }),
}

/** The mail to an employer whose nightly import has failed or waits for a confirmation. */
export const waitingImportMail = (language: Language, name: string, publicUrl: string): MailText =>
  WORDS[language](name, `${publicUrl}/${language}/cabinet/worker/user/import-vacancies`)
