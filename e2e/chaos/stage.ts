import type { FaultProxy } from '../support/fault-proxy.ts'
import type { Server } from '../support/server.ts'
import type { Person } from './person.ts'
import { type Form, type Step, WRITES, type Write } from './plan.ts'

/**
 * What the person meant, as far as the app has accepted it: the device holds it, or the server has answered it. A write
 * that was cut off on the way is `unsure`: it may arrive once or never.
 */
export type Meant = {
  bids: Map<number, string>
  /** All texts of bids and messages that were typed. */
  tried: Set<string>
  messages: string[]
  stars: Map<number, boolean | 'unsure'>
  /** The last accepted text, empty at first, and the unsure ones after it. */
  about: string[]
  /** All texts about oneself that were typed. */
  abouts: Set<string>
  /** By form: the text that was typed last and is not known to be accepted. `isPressed`: its button was pressed. */
  typed: Map<Form, { text: string; isPressed: boolean }>
}

/** `sent`: the writes that reached the server, with the statuses of its answers. */
export type Outcome = {
  seed: number
  steps: Step[]
  writes: WriteCounts
  /** Why writes were skipped. */
  reasons: string[]
  sent: string[]
  violations: string[]
}

/** How many writes of each kind were accepted by the app, and how many could not be made or checked. */
export type WriteCounts = Record<Write['does'], { done: number; skipped: number }>
export const noWrites = (): WriteCounts =>
  Object.fromEntries(WRITES.map((does) => [does, { done: 0, skipped: 0 }])) as WriteCounts

export type Stage = {
  server: Server
  faults: FaultProxy
  person: Person
  jobs: { id: number; slug: string }[]
  room: number
  meant: Meant
  own: string
  other: string
  outcome: Outcome
  /** The device stores nothing now. */
  isFull: boolean
  /** The text in a form, until the app has accepted it. */
  unsent: string | null
}
