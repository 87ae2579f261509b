import type { Role } from './roles.ts'

/** What a notification is about. */
export type Subject = { id: number; slug?: string | null | undefined }
/** The data for the words of a notification: `actor` caused it, `title` is its subject's, `text` is the quoted message. */
type Facts = {
  actor: string
  title: string
  detail: string | null
  text: string | null
  /** Whether the author is a stranger: the recipient has never written to them. */
  isFirstContact: boolean
}

/** A message of the client's catalogues; its id is the English sentence. Lingui finds it by the comment `i18n`. */
type ClientWords = { id: string; context?: string; values?: Record<string, unknown> }
/** Literal text, or a text of `server/texts`. */
type PushLine = string | { key: `push_${string}`; values?: Record<string, string> }

/** A kind of notification: who gets it, and its words in the list and as a push. */
export type Kind = {
  /** The page that it opens, below the language, with a fragment where its subject is further down. */
  path(subject: Subject, detail: string | null): string
  /** The roles that get this kind and see it in their settings. */
  roles: readonly Role[]
  /** The name of an icon in `client/ui/icon.tsx`. */
  icon: string
  /** The label in the settings. */
  name: ClientWords
  /** The headline in the list. The subject's title is shown below it. */
  headline(notification: { actor: string | null; detail: string | null }): ClientWords
  /**
   * The words of its push. A lock screen shows the title first and cuts off long texts, so the event comes before its
   * subject.
   */
  push(facts: Facts): { title: PushLine; body: PushLine }
  /** The tag: a new push replaces an earlier one with the same tag on the device. */
  replaces: 'subject' | 'room' | 'nothing'
  /** How long a push service may store it. Later it would be useless. */
  ttlHours: number
  /** RFC 8030. */
  urgency: 'low' | 'normal' | 'high'
}

/** What most kinds have in common. */
export const USUAL = { replaces: 'subject', ttlHours: 72, urgency: 'normal' } as const
/** The pages of the cabinet. */
export const own = '/cabinet/worker/user'
/** The public page of a vacancy; empty without its slug. */
export const jobPath = ({ slug }: Subject) => slug && `/jobs/item/${slug}`

const BID_ENDS = ['accepted', 'declined', 'withdrawn', 'closed', 'employer_gone'] as const

/** What has happened to a bid, by the detail of its notification. */
export const bidEnd = (detail: string | null): (typeof BID_ENDS)[number] | 'expired' =>
  BID_ENDS.find((end) => end === detail) ?? 'expired'
