// Browsers and Node have it; `shared` is typed without either.
declare const setTimeout: (run: (value?: unknown) => void, afterMs: number) => unknown

const RETRY_AFTER_MS = [300, 2000]

/**
 * Loads a part of the app, and tries twice again when it fails: at the moment at which the connection is lost, one failed
 * request would otherwise replace a page by an error.
 * @throws what the last attempt throws
 */
export async function loadRepeatedly<T>(load: () => Promise<T>): Promise<T> {
  for (const afterMs of RETRY_AFTER_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, afterMs))
    }
  }
  return load()
}
