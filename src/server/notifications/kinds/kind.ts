import type { Language } from '#shared/contract/languages.ts'
import type { Delivery } from '../../push/web-push.ts'

/** The data for the words of a push: `actor` caused it, `title` is its subject's, `text` is the quoted message. */
export type Facts = {
  actor: string
  title: string
  detail: string | null
  text: string | null
  /** Whether the author is a stranger: the recipient has never written to them. */
  isFirstContact: boolean
}
export type Lines = { title: string; body: string }

/** One kind of notification on the server. Its path in the app is in the contract. */
export type Kind = {
  /**
   * The words of its push. A lock screen shows the title first and cuts off long texts, so the event comes before its
   * subject.
   */
  push: Record<Language, (facts: Facts) => Lines>
  /** The name of its mails, as the end of a sentence on the unsubscribe page. */
  mails: Record<Language, string>
  /** The tag: a new push replaces an earlier one with the same tag on the device. */
  replaces: 'subject' | 'room' | 'nothing'
  /** How long a push service may store it. Later it would be useless. */
  ttlHours: number
  urgency: Delivery['urgency']
}
