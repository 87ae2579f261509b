import { clear } from 'idb-keyval'
import { getConnection } from '../api/connection.ts'
import { requestIdle } from '../device/request-idle.ts'
import { getSession, subscribeSession } from '../device/session/page.ts'
import { userStores } from '../device/storage/stores.ts'
import { subscribeTheme } from '../device/theme.ts'
import { type Snapshot, type StartFiles, snapshotKey } from './snapshot.ts'
import { storeTheme, writeSnapshot } from './snapshot-store.ts'
import { styleAddresses, takeSnapshot } from './take-snapshot.ts'

const AFTER_MS = 1500

/** Whether the page at the current address may be stored. */
type MayStore = () => boolean

/**
 * Stores a snapshot of each page some time after it has changed, and when the tab is hidden. A tab that has shown an
 * account's data stores snapshots only for that account, because the data may still be on screen after a sign-out.
 * @param files what the start of the app needed
 * @returns a function to call whenever the page has changed
 */
export function storeSnapshots(root: HTMLElement, mayStore: MayStore, files: StartFiles): () => void {
  let owner = currentUser()
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const texts = new Map<string, Promise<string>>()

  const storePage = async () => {
    clearTimeout(timer)
    timer = undefined
    if (isOver || currentUser() !== owner || !mayStore() || getConnection() === 'offline') return
    const taken = takeSnapshot(root, Date.now())
    if (!taken) return
    const [userId, key] = [owner, snapshotKey(location)]
    const styles = await Promise.all(styleAddresses().map((address) => styleText(address, texts)))
    if (currentUser() === userId)
      await store(userId, key, {
        page: { ...taken.page, styles, files },
        frame: { ...taken.frame, styles, files },
      })
  }
  const storeSoon = () => {
    if (!isOver)
      timer ??= setTimeout(() => requestIdle(() => void storePage().catch(() => undefined)), AFTER_MS)
  }
  subscribeSession(() => {
    const userId = currentUser()
    if (userId === owner) return
    if (owner !== null) isOver = true
    owner = userId
    clearTimeout(timer)
    timer = undefined
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && timer !== undefined) void storePage().catch(() => undefined)
  })
  const storeCurrentTheme = () =>
    void storeTheme(document.documentElement.dataset.theme ?? null).then(storeSoon)
  subscribeTheme(storeCurrentTheme)
  storeCurrentTheme()
  return storeSoon
}

const currentUser = () => getSession()?.userId ?? null

/** Deletes a snapshot stored during a sign-out. Only the snapshot, because the outbox in the same database may stay. */
async function store(
  userId: number | null,
  key: string,
  { page, frame }: Record<'page' | 'frame', Snapshot>,
): Promise<void> {
  await writeSnapshot(userId, key, page, frame)
  if (userId !== null && currentUser() !== userId) await clear(userStores(userId).snapshots)
}

function styleText(address: string, texts: Map<string, Promise<string>>): Promise<[string, string]> {
  const pending = texts.get(address) ?? fetch(address).then((answer) => answer.text())
  texts.set(address, pending)
  pending.catch(() => texts.delete(address))
  return pending.then((text) => [address, text])
}
