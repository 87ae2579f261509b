import { setImmediate } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../../db/connect.ts'
import type { Kind } from '../query/resolved-query.ts'
import { createRowIndex, type RowIndex } from './row-index.ts'
import { countRowsAbout, readChanges, readHorizon, readRows, readRowsAfter } from './row-index-store.ts'

// Indexing one batch blocks the process for some milliseconds.
const BATCH = 250
const CAPACITY_FACTOR = 1.1
const FRESH_MS = 200
// Rows of search_changes are stored for longer (sweep-search-task.ts).
const TOO_OLD_MS = 30 * MINUTE_MS

type CurrentIndex = {
  index: RowIndex
  horizon: number
  /** Applied changes that the next read may return again. */
  applied: Set<number>
  readAt: number
  reading: Promise<void> | null
}
type Slot = { current: CurrentIndex | null; building: Promise<void> | null }
const slots = new WeakMap<Db, Map<Kind, Slot>>()

/** The index of a large list with recent changes applied, or null while it is being built. */
export async function currentIndex(db: Db, kind: Kind): Promise<RowIndex | null> {
  const slot = slotOf(db, kind)
  if (slot.current && Date.now() - slot.current.readAt > TOO_OLD_MS) slot.current = null
  if (!slot.current || slot.current.index.needsRebuild()) void build(db, kind, slot)
  if (!slot.current) return null
  await catchUp(db, kind, slot.current)
  return slot.current.index
}

/** Builds the index and waits for it. */
export const buildIndex = (db: Db, kind: Kind): Promise<void> => build(db, kind, slotOf(db, kind))

function slotOf(db: Db, kind: Kind): Slot {
  const own = slots.get(db) ?? new Map<Kind, Slot>()
  slots.set(db, own)
  const slot = own.get(kind) ?? { current: null, building: null }
  own.set(kind, slot)
  return slot
}

function build(db: Db, kind: Kind, slot: Slot): Promise<void> {
  slot.building ??= readAll(db, kind)
    .then((current) => {
      slot.current = current
    })
    // The next query repeats a failed build. Until then the database answers.
    .catch(() => undefined)
    .finally(() => {
      slot.building = null
    })
  return slot.building
}

async function readAll(db: Db, kind: Kind): Promise<CurrentIndex> {
  const horizon = await readHorizon(db)
  const index = createRowIndex(Math.ceil((await countRowsAbout(db, kind)) * CAPACITY_FACTOR))
  let reading = readRowsAfter(db, kind, null, BATCH)
  for (;;) {
    const rows = await reading
    const last = rows.at(-1)
    if (!last) break
    // The database reads the next batch while this one is indexed, once the query has left.
    reading = readRowsAfter(db, kind, last, BATCH)
    await setImmediate()
    index.putAll(rows)
  }
  return { index, horizon, applied: new Set(), readAt: Date.now(), reading: null }
}

async function catchUp(db: Db, kind: Kind, current: CurrentIndex): Promise<void> {
  if (Date.now() - current.readAt < FRESH_MS) return
  current.reading ??= applyChanges(db, kind, current).finally(() => {
    current.reading = null
  })
  await current.reading
}

async function applyChanges(db: Db, kind: Kind, current: CurrentIndex): Promise<void> {
  const readAt = Date.now()
  const { horizon, changes } = await readChanges(db, kind, current.horizon)
  const fresh = changes.filter(({ seq }) => !current.applied.has(seq))
  if (fresh.length) {
    const ids = [...new Set(fresh.map(({ id }) => id))]
    const rows = await readRows(db, kind, ids)
    for (const id of ids) current.index.remove(id)
    current.index.putAll(rows)
  }
  // The next read starts at `horizon` and may return these changes again.
  current.applied = new Set(changes.map(({ seq }) => seq))
  current.horizon = horizon
  current.readAt = readAt
}
