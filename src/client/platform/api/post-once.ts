import { apiSend } from './api.ts'
import { ApiError } from './errors.ts'

/**
 * Sends a POST that creates one record for each key, however often it is repeated. If an earlier attempt with another
 * body arrived under this key, it sends the new body under a new key.
 * @throws ApiError, NetworkError
 */
export async function postOnce(path: string, body: object, idempotencyKey: string): Promise<void> {
  try {
    await apiSend('POST', path, { body, idempotencyKey })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'idempotency_key_reused') throw error
    await apiSend('POST', path, { body, idempotencyKey: crypto.randomUUID() })
  }
}
