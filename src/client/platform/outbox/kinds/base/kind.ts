import type { MessageDescriptor } from '@lingui/core'
import type * as z from 'zod/mini'
import type { LiveEvent } from '../../../realtime/live-event.ts'
import type { Caller } from './caller.ts'

/** The fields of an entry that a kind reads. */
export type Sendable<Body> = { id: string; userId: number; body: Body }
/** The fields of an accepted entry from which a kind makes what the server's answer lacks. */
export type Accepted<Body> = Sendable<Body> & { label: string; createdAt: number }
type QueryKeys = readonly (readonly unknown[])[]
/** A change of every cached query whose key begins with `queryKey`. */
export type CacheChange = { queryKey: readonly unknown[]; change: (data: unknown) => unknown }
/** A change of a value that the device keeps beside the query cache. What is not stored stays so. */
export type StoredChange = { store: 'favourites'; key: string; change: (value: unknown) => unknown }

/** The update of a form's draft after an entry was accepted. */
export type DraftUpdate = { draftKey: string; newKey: string; change: (draft: unknown) => unknown }

/** A text of the body that the outbox page shows and lets the user change. */
export type TextField<Body> = {
  name: keyof Body & string
  label: MessageDescriptor
  max: number
  /** The number of rows of the text field. */
  rows?: number
}

/** One kind of entry: how it is stored, sent, shown and edited. */
export type Kind<Body> = {
  body: z.ZodMiniType<Body>
  /** An entry as devices store it. A test checks that it stays valid and in its lane across releases. */
  stored: { lane: string; body: NoInfer<Body> }
  words: {
    /** The entry's title on the outbox page. */
    what: MessageDescriptor | ((body: NoInfer<Body>) => MessageDescriptor)
    /** The title while the entry waits for a connection, if `what` would sound as if it were done. */
    waiting?: MessageDescriptor
    /** The button that removes the entry, if "Discard" would sound as if it removed the entry's subject. */
    discard?: MessageDescriptor
    /** The toast after the server has accepted the entry; none if the screen shows the result anyway. */
    done?: MessageDescriptor | ((body: NoInfer<Body>) => MessageDescriptor | undefined)
  }
  /** The texts that can be edited while the entry waits, in the order of the form. */
  texts?: readonly TextField<NoInfer<Body>>[]
  /** The texts without which the server refuses an entry. Offline the form refuses it at once. */
  required?: readonly (keyof NoInfer<Body> & string)[]
  /** The lane of an entry. Entries of one lane are sent one after the other, in the order of writing. */
  lane(body: Body): string
  /** Whether the entry's id is sent as Idempotency-Key. Without it, sending twice must do no harm. */
  hasIdempotencyKey: boolean
  /**
   * Whether a new entry replaces the earlier ones waiting in its lane, of its kind or its opposite. With a name it replaces
   * only those of the same name, and only if nothing else was written after them: that may depend on them.
   */
  replacesEarlier?: true | string
  /** Merges the body of a replaced entry of its kind, which may have arrived, into the new one's. By default the new body stays. */
  merge?(earlier: Body, added: Body, isPerhapsSent: boolean): Body
  /**
   * The body of an edited entry that remembers what earlier attempts may have sent; `edited` itself when nothing may
   * have arrived. The entry then keeps its idempotency key.
   */
  amend?(former: Body, edited: Body, isPerhapsSent: boolean): Body
  /**
   * The body of a discarded entry that may have arrived: it is sent again, and then what it has created is deleted. Null
   * if the entry can be removed at once.
   */
  discard?(body: Body, isPerhapsSent: boolean): Body | null
  /** The body of a discarded entry that is to be kept after all; null if it is not discarded. */
  keep?(body: Body): Body | null
  /** The kept body as a new entry, when what the discarded one has created may be deleted already. */
  renew?(kept: Body): Body
  /** Sends the entry; resolves with the answer for `cacheChanges`. */
  send(entry: Sendable<Body>, call: Caller): Promise<unknown>
  /** Whether visitors may send it too. */
  isForVisitors?: true
  /** Whether the entry deletes its subject. Earlier refused entries of the lane are then removed. */
  deletesSubject?: true
  /**
   * The updates of drafts that were typed while this entry waited, or that their page could not delete before it was closed: what
   * they were written for becomes what the entry has stored. If the entry has created the record, the draft moves to a key with the
   * new id.
   */
  updateDrafts?(entry: Sendable<Body>, answer: unknown): readonly DraftUpdate[]
  /** The body of a later entry of its lane: the answer's version replaces the one that both were written for. */
  updateLater?<Later>(later: Later, entry: Sendable<Body>, answer: unknown): Later
  /** What a later entry of its kind and lane becomes once the answer names its record; null to leave it. */
  convertLater?(later: Body, answer: unknown): { kind: string; lane: string; body: object } | null
  /** How long the entry waits before it is sent, so that the user can undo it. */
  undoableForMs?: number
  /** After this time unsent, the user must confirm the entry before it is sent. */
  expiresAfterMs?: number
  /** After this time unsent, the entry's subject is checked before it is sent. */
  review?: {
    afterMs: number
    /** The body to confirm when the subject has changed since the entry was written, else null. */
    findChange(entry: Sendable<Body>, call: Caller): Promise<Body | null>
  }
  /** The queries to invalidate once the server has accepted the entry. */
  refreshes: QueryKeys | ((entry: Accepted<Body>) => QueryKeys)
  /** The changes of cached queries that the answer allows at once, before a refetch. */
  cacheChanges?(entry: Accepted<Body>, answer: unknown): readonly CacheChange[]
  /** The same for what the device keeps beside the query cache. */
  storedChanges?(entry: Accepted<Body>, answer: unknown): readonly StoredChange[]
  /** The body that `cacheChanges` gets after sending, without what is too large to be stored beside the cache. */
  dropLargeData?(body: Body): Body
  /** The answer as a live event; it is processed like an event from the server. */
  toLiveEvent?(answer: unknown): LiveEvent
  /**
   * The event that takes back what the screen has shown of a discarded entry, where it is not drawn from the outbox and answers
   * only move it forward.
   */
  toDiscardEvent?(body: Body): LiveEvent | null
  /** Who will answer the user. After sending, the app then offers notifications. */
  expectsAnswerFrom?: 'employer' | 'person'
}

/** Properties of changes of which only the last counts. They may be sent twice, and earlier ones may be left out. */
export const ONLY_LAST_COUNTS = { hasIdempotencyKey: false, replacesEarlier: true } as const

/** Infers the type of the body from the schema. */
export const defineKind = <Body>(kind: Kind<Body>): Kind<Body> => kind

/**
 * Every kind by its stored name. Each file of `kinds/` adds its own (`declare module`). Never change a name: entries on
 * devices contain it. The `tsconfig.json` of a program that reads entries includes these files.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other files add to it, which a type does not allow
export interface OutboxKinds {}

/** Names the type of a file's `kinds`, because an interface can extend only named types. */
export type Declared<Kinds> = Kinds
