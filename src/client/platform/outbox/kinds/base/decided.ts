import { UNDO_MS } from '#shared/contract/moderation.ts'
import type { KeptDecision, KeptDecisions } from '../../../cache/kept-decisions.ts'
import { overviewKeys } from '../../../cache/query-keys.ts'
import type { Caller } from './caller.ts'
import { DONE } from './ignored-errors.ts'
import type { CacheChange } from './kind.ts'

// Shared by the kinds of decisions that the server holds for some seconds (decision 029).

/** Sends a decision without its answer: the device stores answers for a while, and this one has data of other people. */
export const sendDecision = (
  call: Caller,
  path: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<typeof DONE> => call.send(method, path, body).then(() => DONE)

const NOTHING: Omit<KeptDecision, 'what' | 'id' | 'dueAt'> = {
  version: null,
  batch: null,
  reason: null,
  ground: null,
  reporter_decision: null,
  remove: null,
  measure: null,
  days: null,
}

/** What was written and chosen. Entries of another release may have a ground or measure that this one does not know. */
type Written = Pick<KeptDecision, 'what' | 'id'> & { [Name in keyof typeof NOTHING]?: unknown }

/** Adds an accepted decision to those that can be undone, in every tab, before they are read again. */
export const showHeld = (userId: number, { what, id, ...written }: Written): CacheChange => ({
  queryKey: overviewKeys.held(userId),
  change: (data) => {
    const known = data as KeptDecisions | undefined
    if (!known || known.data.some((one) => one.what === what && one.id === id)) return known
    const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
    const dueAt = Date.now() + UNDO_MS
    return { ...known, data: [...known.data, { ...NOTHING, ...given, what, id, dueAt }] }
  },
})

type Page = { data: { id: number }[]; meta: { total: number } }

/** Takes a decided entry out of cached pages of a queue. */
export const leaveList = (queryKey: readonly unknown[], id: number): CacheChange => ({
  queryKey,
  change: (data) => {
    const page = data as Page | undefined
    if (!page?.data.some((one) => one.id === id)) return page
    const left = page.data.filter((one) => one.id !== id)
    return { ...page, data: left, meta: { ...page.meta, total: page.meta.total - 1 } }
  },
})
