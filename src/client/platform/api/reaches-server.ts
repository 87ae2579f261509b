import { ApiError } from './errors.ts'
import { emitServerContact, PROBE_PATH } from './server-contact.ts'

/**
 * Asks the server whether it can be reached. The answer also changes `getConnection()`.
 * @param signal a shorter deadline than that of a request
 */
export async function reachesServer(signal?: AbortSignal): Promise<boolean> {
  const http = await import('./http.ts').catch(() => undefined)
  if (http) {
    return http.callServer(PROBE_PATH, { signal }).then(
      () => true,
      (error) => error instanceof ApiError,
    )
  }
  // Not even the chunk of http.ts can be loaded: there is no connection.
  emitServerContact(false)
  return false
}
