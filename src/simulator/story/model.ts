import type { DeviceName, PersonName } from './devices.ts'

type Common = {
  person: PersonName
  device: DeviceName
  at: number
  /** Whether the device has confirmed that it is stored. Before, a killed tab may lose it. */
  isStored: boolean
  /** Whether the person has discarded or replaced it. It may still have arrived, at most once. */
  isGivenUp: boolean
}

/** A text that has to arrive once, or to stay visible. */
export type Sent = Common & {
  /** `first`: a message that opens its conversation. */
  kind: 'message' | 'first' | 'bid' | 'report' | 'offer' | 'work'
  text: string
  place: number
  /** The person has sent it again after a refusal, so it may come after later ones. */
  isRetried?: true
  /** The person has discarded it as a page does: what it has created is deleted. */
  isDiscarded?: boolean
  /** The person has taken it back. It may be there twice until the first one is deleted. */
  isTakenBack?: true
}
/** A change of a value. The last one counts. */
export type Change = Common & {
  /** `notice`: a notification of the list, whose id is the thing. */
  kind:
    | 'favourite'
    | 'hide'
    | 'publish'
    | 'closed'
    | 'answer'
    | 'about'
    | 'setting'
    | 'block'
    | 'read'
    | 'notice'
  thing: number
  value: boolean | string
}
export type Withdrawal = Common & { kind: 'withdrawal'; thing: number }
export type Draft = Common & { kind: 'draft'; value: string }
/** A new name of an offer that several devices share, and the version that the person saw. */
export type Edit = Common & {
  kind: 'edit'
  name: string
  version: number | undefined
  /** A later text of the device has taken its place in the outbox. */
  isReplaced?: true
}
/** A preference of the profile, which several devices change, and the one that the person saw. */
export type Preference = Common & { kind: 'preference'; value: string; seen: string | null }
export type Removal = Common & { kind: 'removal' }
/** A renewal of a vacancy that the device shows as open. */
export type Renewal = Common & { kind: 'renewal' }
export type Intention = Sent | Change | Withdrawal | Draft | Edit | Preference | Removal | Renewal

/** A text that was written while nobody was signed in. */
type VisitorText = Pick<Common, 'device' | 'isStored' | 'isGivenUp'> & { text: string }

/** An entry that is left in an outbox. */
export type Kept = {
  userId: number
  text: string | undefined
  lane: string
  kind: string
  code: string | undefined
  state: string
}

/** The stored data of a story's people on the server. */
export type Arrived = {
  /** Messages in the order of their room; bids, reports, new offers and work experience. */
  texts: { kind: Sent['kind']; text: string; userId: number; state: string | null; roomId?: number }[]
  /** The names of all offers by id. */
  offers: Map<number, string>
  /** The first preference of each profile, by user. */
  preferences: Map<number, string>
  valueOf(kind: Change['kind'], userId: number, id: number): boolean | string | null
}

/** The intentions of the people in a story, for the comparison with the result. */
export type Model = {
  intentions: Intention[]
  /** The entry of an intention in the outbox, by its id. */
  byEntry: Map<string, Intention>
  /** Which accounts were signed in on which device. */
  accounts: Map<DeviceName, Set<PersonName>>
  /** The account that should be signed in on a device; absent when the story has ended a session. */
  expected: Map<DeviceName, PersonName>
  /** How often somebody has signed in on a device. */
  signIns: Map<string, number>
  /** Where a sign-out is going on, or was interrupted: what it was to delete may still be there. */
  signingOut: Set<string>
  /** The entries of a person's outbox at the end, by device and person. Recorded, because the outbox may be encrypted later. */
  kept: Map<string, Kept[]>
  /** By device and number: the intention of a change, as the server's header names it. */
  byOrder: Map<string, Intention>
  visitors: VisitorText[]
  /** The entries of visitors. */
  visitorEntries: Set<string>
  /** The texts in the outbox of visitors at the end, by device. */
  keptOfVisitors: Map<string, string[]>
  /** The version of a person's offer that a device has seen, with that device's time, by device and person. */
  versions: Map<string, { version: number; at: number }>
  /** The preference that a device has last got from the server, with that device's time, by device and person. */
  preferences: Map<string, { value: string | null; at: number }>
  /** The preferences that the server has stored, of all people, in its order. */
  storedPreferences: string[]
  /** The names of offers that the server has stored by a change, in its order, each once. */
  storedEdits: string[]
  /** The messages that a device has shown, by device, person and room. */
  shown: Map<string, Set<string>>
  /** The settings of clocks during the story: how far a device's clock jumped forward. */
  clockChanges: { device: DeviceName; at: number; byMs: number }[]
  /** Entries that the disk has damaged: a tab that has read them before may still show them. */
  torn: Set<string>
  /**
   * Where a waiting read mark may have been damaged, by device and person. Marks only move forward on a device, so it goes on
   * showing as read what the server has as unread, until the next read mark.
   */
  lostReadMarks: Set<string>
  /** When a device has lost its databases: it is another device for the server since. */
  evictions: { device: DeviceName; at: number }[]
  /** How many notifications the story has made. */
  notices: number
  /** When all was well and nobody did anything, for minutes. */
  idle: { from: number; to: number }[]
  /** What the checks have last read from the database, after how many writes. */
  lastRead: { writes: number; arrived: Arrived } | null
  /** Whether a person has pressed “Send now”: entries may then be sent before their retry time. */
  hasPressedRetry: boolean
}

export const createModel = (): Model => ({
  intentions: [],
  byEntry: new Map(),
  accounts: new Map(),
  expected: new Map(),
  signIns: new Map(),
  signingOut: new Set(),
  kept: new Map(),
  byOrder: new Map(),
  visitors: [],
  visitorEntries: new Set(),
  keptOfVisitors: new Map(),
  versions: new Map(),
  preferences: new Map(),
  storedPreferences: [],
  storedEdits: [],
  shown: new Map(),
  clockChanges: [],
  evictions: [],
  torn: new Set(),
  lostReadMarks: new Set(),
  notices: 0,
  idle: [],
  lastRead: null,
  hasPressedRetry: false,
})
