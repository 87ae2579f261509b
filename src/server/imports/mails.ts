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

const PAUSED: Record<Language, Words> = {
  en: (name, link) => ({
    subject: `Nightly import paused: ${name}`,
    text: `Hello,\n\nThe feed of “${name}” could not be read three nights in a row. We no longer fetch it. Your vacancies stay as they are.\n\nPlease check the address. Then choose “Fetch now” here to restart the nightly import: ${link}\n\nJobmost`,
  }),
  de: (name, link) => ({
    subject: `Nächtlicher Import pausiert: ${name}`,
    text: `Guten Tag,\n\nder Feed der Quelle „${name}“ war drei Nächte in Folge nicht lesbar. Wir rufen ihn nicht mehr ab. Ihre Anzeigen bleiben, wie sie sind.\n\nBitte prüfen Sie die Adresse. Starten Sie den nächtlichen Import hier mit „Jetzt abrufen“ wieder: ${link}\n\nJobmost`,
  }),
  pl: (name, link) => ({
    subject: `Nocny import wstrzymany: ${name}`,
    text: `Dzień dobry,\n\nkanału źródła „${name}” nie udało się odczytać przez trzy noce z rzędu. Nie pobieramy go już. Twoje ogłoszenia pozostają bez zmian.\n\nSprawdź adres i wznów nocny import tutaj przyciskiem „Pobierz teraz”: ${link}\n\nJobmost`,
  }),
  ru: (name, link) => ({
    subject: `Ночной импорт приостановлен: ${name}`,
    text: `Здравствуйте!\n\nФид источника «${name}» не удалось прочитать три ночи подряд. Мы его больше не загружаем. Ваши вакансии остаются без изменений.\n\nПроверьте адрес и снова включите ночной импорт здесь кнопкой «Загрузить сейчас»: ${link}\n\nJobmost`,
  }),
}

/** The mail to an employer whose nightly import has failed or waits for a confirmation. */
export const waitingImportMail = (language: Language, name: string, publicUrl: string): MailText =>
  WORDS[language](name, `${publicUrl}/${language}/cabinet/worker/user/import-vacancies`)

/** The mail to an employer whose nightly import is paused, because the feed could not be read three times in a row. */
export const pausedImportMail: typeof waitingImportMail = (language, name, publicUrl) =>
  PAUSED[language](name, `${publicUrl}/${language}/cabinet/worker/user/import-vacancies`)
