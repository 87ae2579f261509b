import type { UseStore } from 'idb-keyval'
import { isEntryKey } from '#client/platform/device/storage/outbox-records.ts'
import { readEach } from '#client/platform/device/storage/read-each.ts'
import { publicDraftsStore, publicOutboxStore, userStores } from '#client/platform/device/storage/stores.ts'

/** `form`: the key of the draft, which names its form and record. */
type Unsent = { outbox: unknown[]; drafts: ({ form: IDBValidKey } & object)[] }

/**
 * Everything written but not sent that this device can show: of the current account, or of visitors. What is encrypted since a
 * session ended is left out. Drafts typed before the login are the account's, what visitors have sent is not: it may be of somebody
 * else.
 */
export async function readUnsent(userId: number | null): Promise<Unsent> {
  const own = userId === null ? null : userStores(userId)
  const [outbox, drafts] = await Promise.all([
    readAll(own?.outbox ?? publicOutboxStore),
    readAll(own?.drafts, publicDraftsStore),
  ])
  return {
    outbox: outbox.filter(([key]) => isEntryKey(key)).map(([, entry]) => entry),
    drafts: drafts.map(([form, draft]) => ({ form, ...(draft as object) })),
  }
}

/** How many drafts of an account hold a typed text. */
export async function countTypedDrafts(userId: number): Promise<number> {
  const drafts = await readAll(userStores(userId).drafts)
  return drafts.filter(([, draft]) => holdsText((draft as { value?: unknown } | null)?.value)).length
}

/** Whether there is a text in a form's value. A field that was emptied again leaves a draft, too. */
function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsText)
}

async function readAll(...stores: (UseStore | undefined)[]): Promise<[IDBValidKey, unknown][]> {
  const read = stores.map((store) => store?.('readonly', (opened) => readEach(opened)))
  return (await Promise.all(read)).flatMap((records) => records?.readable ?? [])
}
