import { startDeadline } from './deadline.ts'

/**
 * Runs `work` under a Web Lock shared by all tabs and the service worker. After `waitMs` it runs without the lock:
 * suspended tabs may keep locks (w3c/web-locks#4). So nothing may rely on a lock alone: it saves duplicate work, or makes a
 * rare race rarer.
 */
export async function withLock<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  const wait = startDeadline(waitMs)
  let isGranted = false
  try {
    return await navigator.locks.request(name, { signal: wait.signal }, () => {
      isGranted = true
      wait.stop()
      return work()
    })
  } catch (error) {
    if (isGranted) throw error
    return work()
  }
}
