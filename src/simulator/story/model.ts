import type { DeviceName, PersonName } from './steps.ts'

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
export type Sent = Common & { kind: 'message' | 'bid' | 'report'; text: string; place: number }
/** A change of a value. The last one counts. */
export type Change = Common & {
  kind: 'favourite' | 'publish' | 'about'
  thing: number
  value: boolean | string
}
export type Withdrawal = Common & { kind: 'withdrawal'; thing: number }
export type Draft = Common & { kind: 'draft'; value: string }
export type Intention = Sent | Change | Withdrawal | Draft

/** An entry that is left in an outbox. */
export type Kept = { userId: number; text: string | undefined; lane: string; kind: string }

/** The intentions of the people in a story, for the comparison with the result. */
export type Model = {
  intentions: Intention[]
  /** The entry of an intention in the outbox, by its id. */
  byEntry: Map<string, Intention>
  /** Which accounts were signed in on which device. */
  accounts: Map<DeviceName, Set<PersonName>>
  /** The account that should be signed in on a device; absent when the story has ended a session. */
  expected: Map<DeviceName, PersonName>
  /** The entries of a person's outbox at the end, by device and person. Recorded, because the outbox may be encrypted later. */
  kept: Map<string, Kept[]>
  /** Whether a person has pressed “Send now”: entries may then be sent before their retry time. */
  hasPressedRetry: boolean
}

export const createModel = (): Model => ({
  intentions: [],
  byEntry: new Map(),
  accounts: new Map(),
  expected: new Map(),
  kept: new Map(),
  hasPressedRetry: false,
})
