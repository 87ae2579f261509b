import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { apiGet } from '../api/api.ts'
import { withLock } from '../device/locks/with-lock.ts'
import { getSession } from '../device/session/page.ts'
import { isSealReady, openSeal } from '../device/session/seal.ts'
import { isDiskFull } from '../device/storage/is-disk-full.ts'
import { publishChanged } from './events.ts'

// Longer than a request takes.
const LOCK_WAIT_MS = 20 * SECOND_MS
const DISK_RETRY_MS = 5 * MINUTE_MS

const SealKeyAnswer = async () => (await import('#shared/contract/accounts.ts')).SealKeyAnswer

/**
 * Fetches the current account's key and decrypts the unsent work of an ended session. Does nothing when that is done. A
 * call without a connection has no effect: the caller repeats it later. With a full disk it tries again after five
 * minutes: it would fetch the key in vain each time that the connection comes back.
 */
export const openOwnSeal = createSealOpener()

function createSealOpener(): () => Promise<void> {
  let retry: ReturnType<typeof setTimeout> | undefined
  return async function open() {
    if (retry !== undefined) return
    try {
      await fetchAndOpen()
    } catch (error) {
      // Otherwise there is no connection.
      if (!isDiskFull(error)) return
      retry = setTimeout(() => {
        retry = undefined
        void open()
      }, DISK_RETRY_MS)
    }
  }
}

async function fetchAndOpen(): Promise<void> {
  const session = getSession()
  if (!session) return
  const { userId } = session
  if (await isSealReady(userId)) return
  // All tabs learn of a sign-in and of the connection at once: one of them fetches, the others find it done.
  await withLock('jobmost-seal', LOCK_WAIT_MS, async () => {
    if (await isSealReady(userId)) return
    const { data } = await apiGet('/cabinet/seal-key', SealKeyAnswer, { userId })
    // The session may have ended since the request.
    if (getSession()?.userId !== userId) return
    await openSeal(userId, data.key)
    publishChanged()
  })
}
