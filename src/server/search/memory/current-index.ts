import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../../db/connect.ts'
import type { Kind } from '../query/wanted.ts'
import { createRowIndex, type RowIndex } from './row-index.ts'
import { countRowsAbout, readChanges, readHorizon, readRows, readRowsAfter } from './row-index-store.ts'

// Indexing one batch blocks the process for some 20 ms.
const BATCH = 500
const ROOM = 1.1
const FRESH_MS = 200
// Rows of search_changes are kept for longer (sweep.ts).
const TOO_OLD_MS = 30 * MINUTE_MS

type Kept = {
  index: RowIndex
  horizon: number
  /** Applied changes that the next read may return again. */
  known: Set<number>
  readAt: number
  reading: Promise<void> | null
}
type Slot = { kept: Kept | null; making: Promise<void> | null }
const slots = new WeakMap<Db, Map<Kind, Slot>>()

/** The index of a large list with recent changes applied, or null while it is being built. */
export async function currentIndex(db: Db, kind: Kind): Promise<RowIndex | null> {
  const slot = slotOf(db, kind)
  if (slot.kept && Date.now() - slot.kept.readAt > TOO_OLD_MS) slot.kept = null
  if (!slot.kept || slot.kept.index.isWorn()) void make(db, kind, slot)
  if (!slot.kept) return null
  await catchUp(db, kind, slot.kept)
  return slot.kept.index
}

/** Builds the index and waits for it. */
export const makeIndex = (db: Db, kind: Kind): Promise<void> => make(db, kind, slotOf(db, kind))

function slotOf(db: Db, kind: Kind): Slot {
  const own = slots.get(db) ?? new Map<Kind, Slot>()
  slots.set(db, own)
  const slot = own.get(kind) ?? { kept: null, making: null }
  own.set(kind, slot)
  return slot
}

function make(db: Db, kind: Kind, slot: Slot): Promise<void> {
  slot.making ??= readAll(db, kind)
    .then((kept) => {
      slot.kept = kept
    })
    // The next query tries again. Until then the database answers.
    .catch(() => undefined)
    .finally(() => {
      slot.making = null
    })
  return slot.making
}

async function readAll(db: Db, kind: Kind): Promise<Kept> {
  const horizon = await readHorizon(db)
  const index = createRowIndex(Math.ceil((await countRowsAbout(db, kind)) * ROOM))
  let after: { at: string; id: number } | null = null
  for (;;) {
    const rows = await readRowsAfter(db, kind, after, BATCH)
    for (const row of rows) index.put(row)
    after = rows.at(-1) ?? null
    if (!after) break
  }
  return { index, horizon, known: new Set(), readAt: Date.now(), reading: null }
}

async function catchUp(db: Db, kind: Kind, kept: Kept): Promise<void> {
  if (Date.now() - kept.readAt < FRESH_MS) return
  kept.reading ??= applyChanges(db, kind, kept).finally(() => {
    kept.reading = null
  })
  await kept.reading
}

async function applyChanges(db: Db, kind: Kind, kept: Kept): Promise<void> {
  const readAt = Date.now()
  const { horizon, changes } = await readChanges(db, kind, kept.horizon)
  const fresh = changes.filter(({ seq }) => !kept.known.has(seq))
  if (fresh.length) {
    const ids = [...new Set(fresh.map(({ id }) => id))]
    const rows = await readRows(db, kind, ids)
    for (const id of ids) kept.index.remove(id)
    for (const row of rows) kept.index.put(row)
  }
  // The next read starts at `horizon` and may return these changes again.
  kept.known = new Set(changes.map(({ seq }) => seq))
  kept.horizon = horizon
  kept.readAt = readAt
}
