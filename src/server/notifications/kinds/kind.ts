import type { Language } from '#shared/contract/languages.ts'
import type { Delivery } from '../../push/web-push.ts'

/** What a push is worded from: `actor` is who caused it, `title` what it is about, `text` what was written. */
export type Facts = {
  actor: string
  title: string
  detail: string | null
  text: string | null
  /** Whether a stranger has written: the reader has never written to them. */
  isFirstContact: boolean
}
export type Lines = { title: string; body: string }

/** What the server knows of one kind of notification. Where it leads is in the contract. */
export type Kind = {
  /**
   * Its push. On a lock screen the title is read first and much is cut off: what has happened comes before what it is
   * about.
   */
  push: Record<Language, (facts: Facts) => Lines>
  /** What its mails are about, as the page that ends them completes its sentence. */
  mails: Record<Language, string>
  /** Which earlier push a new one replaces on the device. */
  replaces: 'subject' | 'room' | 'nothing'
  /** How long push services keep it: what is older helps nobody. */
  ttlHours: number
  urgency: Delivery['urgency']
}
