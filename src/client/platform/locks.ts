/**
 * Runs work under a Web Lock shared by all tabs and the worker. Whoever cannot get it in time goes on without:
 * suspended tabs may keep locks (w3c/web-locks#4), and no lock here guards more than double work.
 */
export async function withLock<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  let isGranted = false
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(waitMs) }, () => {
      isGranted = true
      return work()
    })
  } catch (error) {
    if (isGranted) throw error
    return work()
  }
}
