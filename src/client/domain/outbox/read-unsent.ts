import type { UseStore } from 'idb-keyval'
import { isEntryKey } from '#client/platform/device/storage/outbox-records.ts'
import { readEach } from '#client/platform/device/storage/read-each.ts'
import { publicDraftsStore, publicOutboxStore, userStores } from '#client/platform/device/storage/stores.ts'

/** `form`: the key of the draft, which names its form and record. */
type Unsent = { outbox: unknown[]; drafts: ({ form: IDBValidKey } & object)[] }

/**
 * Everything written but not sent that this device can show: of visitors, and of the current account. What is encrypted
 * since a session ended is left out.
 */
export async function readUnsent(userId: number | null): Promise<Unsent> {
  const own = userId === null ? null : userStores(userId)
  const [outbox, drafts] = await Promise.all([
    readAll(own?.outbox, publicOutboxStore),
    readAll(own?.drafts, publicDraftsStore),
  ])
  return {
    outbox: outbox.filter(([key]) => isEntryKey(key)).map(([, entry]) => entry),
    drafts: drafts.map(([form, draft]) => ({ form, ...(draft as object) })),
  }
}

async function readAll(...stores: (UseStore | undefined)[]): Promise<[IDBValidKey, unknown][]> {
  const read = stores.map((store) => store?.('readonly', (opened) => readEach(opened)))
  return (await Promise.all(read)).flatMap((records) => records?.readable ?? [])
}
