import { apiGet } from '../api/api.ts'
import { getSession } from '../device/session/page.ts'
import { isSealReady, openSeal } from '../device/session/seal.ts'
import { publishChanged } from './events.ts'

const SealKeyAnswer = async () => (await import('#shared/contract/accounts.ts')).SealKeyAnswer

/**
 * Fetches the current account's key and decrypts the unsent work of an ended session. Does nothing when that is done. A
 * call without a connection has no effect: the caller repeats it later.
 */
export async function openOwnSeal(): Promise<void> {
  const session = getSession()
  if (!session) return
  const { userId } = session
  try {
    if (await isSealReady(userId)) return
    const { data } = await apiGet('/cabinet/seal-key', SealKeyAnswer, { userId })
    // The session may have ended since the request.
    if (getSession()?.userId !== userId) return
    await openSeal(userId, data.key)
    publishChanged()
  } catch {
    // No connection or no storage.
  }
}
