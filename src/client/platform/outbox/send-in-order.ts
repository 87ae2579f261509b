import { apiSend, type SendOptions } from '../api/api.ts'
import { getSession } from '../device/session/page.ts'
import { openOutboxStore } from './store.ts'

/**
 * Like `apiSend`, for a change that does not wait in the outbox but can be undone by another one: the server ignores a copy
 * that the network delivers after a later change (src/decisions/026-order-of-intentions.md).
 */
export async function sendInOrder<T = unknown>(
  method: 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: SendOptions<T> = {},
): Promise<T> {
  const userId = getSession()?.userId
  // A full disk must not prevent the change. Without an order it is dated at its arrival.
  const order =
    userId !== undefined &&
    (await openOutboxStore(userId)
      .nextOrder()
      .catch(() => null))
  return apiSend(method, path, {
    ...options,
    ...(order && { intention: `${order.device}/${order.number}/0` }),
  })
}
