import { promisifyRequest, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import { VISITOR } from '../device/session/visitor.ts'
import { deleteDamagedEntries, entryRange, OUTBOX_KEYS } from '../device/storage/outbox-records.ts'
import { changeReading, readEach } from '../device/storage/read-each.ts'
import { publicOutboxStore, userStores } from '../device/storage/stores.ts'
import { kindOf, type NewEntry, type OutboxEntry, OutboxEntrySchema } from './entry.ts'
import { replaceEarlier, sortByWriting } from './queue.ts'

type Written = NewEntry & Pick<OutboxEntry, 'language' | 'createdAt'>

export type OutboxStore = {
  list(): Promise<OutboxEntry[]>
  /** The id of this device in the outbox; none before the first change. */
  device(): Promise<string | undefined>
  add(entry: Written): Promise<OutboxEntry>
  /** Applies `change` to the stored entry; null deletes it, the same object keeps it. Null when there is no entry. */
  change(id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<OutboxEntry | null>
  has(id: string): Promise<boolean>
  /** The next number of this device's changes, for a change that is sent without an entry. */
  nextOrder(): Promise<{ device: string; number: number }>
  /** Removes an accepted entry. A deletion also removes the earlier entries of its lane. */
  remove(entry: OutboxEntry): Promise<void>
  /** The number of entries that the device can no longer read. */
  countDamaged(): Promise<number>
  removeDamaged(): Promise<void>
}

/** The outbox of one account, or of visitors, on this device. Every write resolves when it is on the disk. */
export function openOutboxStore(userId: number, store: UseStore = storeOf(userId)): OutboxStore {
  return {
    list: () => store('readonly', readAll),
    device: () => store('readonly', (entries) => promisifyRequest(entries.get(OUTBOX_KEYS.device))),
    has: (id) => store('readonly', async (entries) => (await promisifyRequest(entries.count(id))) > 0),
    nextOrder: () => store('readwrite', nextOrder),

    add: (entry) =>
      changeAmongAll(store, async (entries) => {
        const { lane: laneOf, replacesEarlier } = kindOf(entry)
        const laned = { ...entry, lane: laneOf(entry.body) }
        if (!replacesEarlier) return put(entries, laned, userId)
        const { dropped, body } = replaceEarlier(await readAll(entries), laned)
        for (const id of dropped) entries.delete(id)
        return put(entries, { ...laned, body } as typeof laned, userId)
      }),

    remove: ({ id, kind, lane, seq }) =>
      changeAmongAll(store, async (entries) => {
        entries.delete(id)
        if (!kindOf({ kind }).deletesSubject) return
        for (const earlier of await readAll(entries))
          if (earlier.lane === lane && earlier.seq < seq) entries.delete(earlier.id)
      }),

    countDamaged: () =>
      store('readonly', async (entries) => {
        const lost: number = (await promisifyRequest(entries.get(OUTBOX_KEYS.lost))) ?? 0
        return lost + (await readRecords(entries)).damaged.length
      }),

    removeDamaged: async () => {
      await deleteDamagedEntries(store)
      await store('readwrite', async (entries) => entries.delete(OUTBOX_KEYS.lost))
    },

    change: (id, change) =>
      store('readwrite', async (entries) => {
        const entry = parse(await promisifyRequest(entries.get(id)))
        if (!entry) return null
        const changed = change(entry)
        if (changed === entry) return entry
        if (changed?.id === id) return save(entries, changed)
        entries.delete(id)
        // A new id is a new request with a new number. The server must not treat it as a late copy of the first one.
        return changed && save(entries, { ...changed, order: await nextOrder(entries) })
      }),
  }
}

const storeOf = (userId: number) => (userId === VISITOR ? publicOutboxStore : userStores(userId).outbox)

async function put(
  entries: IDBObjectStore,
  { isUnsent = false, ...entry }: Written & { lane: string },
  userId: number,
): Promise<OutboxEntry> {
  const order = await nextOrder(entries)
  return save(entries, {
    ...entry,
    id: entry.id ?? crypto.randomUUID(),
    userId,
    seq: order.number,
    order,
    confirmedAt: null,
    // An entry with an id was sent once before: it may have arrived.
    attempts: entry.id && !isUnsent ? 1 : 0,
    hadNetwork: entry.id !== undefined && !isUnsent,
    nextAt: entry.createdAt + (kindOf(entry).undoableForMs ?? 0),
    state: 'queued',
    error: null,
  } as OutboxEntry)
}

function save(entries: IDBObjectStore, entry: OutboxEntry): OutboxEntry {
  entries.put(entry, entry.id)
  return entry
}

/** Returns the next number of this device's changes. Creates the device id at the first call. */
async function nextOrder(entries: IDBObjectStore): Promise<{ device: string; number: number }> {
  const last: number = (await promisifyRequest(entries.get(OUTBOX_KEYS.seq))) ?? 0
  const stored: string | undefined = await promisifyRequest(entries.get(OUTBOX_KEYS.device))
  const device = stored ?? crypto.randomUUID()
  entries.put(last + 1, OUTBOX_KEYS.seq)
  if (!stored) entries.put(device, OUTBOX_KEYS.device)
  return { device, number: last + 1 }
}

/** A write that reads all entries. */
const changeAmongAll = <T>(store: UseStore, work: (entries: IDBObjectStore) => Promise<T>): Promise<T> =>
  changeReading(
    () => store('readwrite', work),
    () => deleteDamagedEntries(store),
  )

const readRecords = (entries: IDBObjectStore) => readEach(entries, entryRange())

async function readAll(entries: IDBObjectStore): Promise<OutboxEntry[]> {
  const { readable } = await readRecords(entries)
  return sortByWriting(readable.map(([, stored]) => parse(stored)).filter((entry) => entry !== null))
}

/** An entry of a newer release that this one cannot parse stays stored until that release is back. */
function parse(stored: unknown): OutboxEntry | null {
  return z.safeParse(OutboxEntrySchema, stored).data ?? null
}
