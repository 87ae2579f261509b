const RETRY_AFTER_MS = [300, 2000]

/**
 * Loads a part of the app, and tries twice again when it fails: at the moment at which the connection is lost, one failed request
 * would otherwise replace a page by an error.
 * @param pause resolves after so many milliseconds
 * @throws what the last attempt throws
 */
export async function loadRepeatedly<T>(
  load: () => Promise<T>,
  pause: (ms: number) => Promise<unknown>,
  [afterMs, ...others]: readonly number[] = RETRY_AFTER_MS,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (afterMs === undefined) throw error
    await pause(afterMs)
    return loadRepeatedly(load, pause, others)
  }
}
