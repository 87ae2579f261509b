import { apiSend } from './api.ts'
import { ApiError } from './errors.ts'

/**
 * Creates a thing once, however often it is tried with the same key. When an earlier try arrived after all and the body
 * has changed since, this is a thing of its own and gets a key of its own.
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
