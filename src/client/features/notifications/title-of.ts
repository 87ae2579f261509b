import type { Language } from '#shared/contract/languages.ts'
import type { Notification } from '#shared/contract/notifications.ts'

/** The title of a notification's subject: that of our page in the language of the interface. */
export const titleOf = ({ title, titles }: Notification['subject'], language: Language): string =>
  titles?.[language] ?? title
