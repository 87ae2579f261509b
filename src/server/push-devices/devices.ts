import { channel } from 'node:diagnostics_channel'
import type { Kysely } from 'kysely'
import type { PushPayload } from '#shared/contract/push.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import type { Delivery, Outcome } from '../push/web-push.ts'
import { type Device, deviceIdsLater, findDevice, listDevices, removeDevice } from './subscriptions-store.ts'

/** What became of a push; `retry`: the push service did not take it now, and the task tries again. */
export const PUSH_RESULTS = ['sent', 'failed', 'gone', 'retry'] as const satisfies readonly (
  | Outcome
  | 'retry'
)[]
/** The result of each attempt to send a push. For `/metrics`. */
export const PUSHES = channel('jobmost:push')

/**
 * Reads the ids of the devices where a person is signed in and has pushes enabled, together with the next statement of the
 * transaction.
 * @returns a function that returns them
 */
export async function findDeviceIds(trx: Kysely<Tables>, userId: number, now: Date): Promise<() => number[]> {
  const rows = await deviceIdsLater(trx, userId, now)
  return () => rows().map(({ id }) => id)
}

/**
 * Sends a push to one of a person's devices. Deletes a device whose subscription is gone.
 * @throws when a retry may succeed
 */
export async function pushTo(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  userId: number,
  deviceId: number,
  payload: PushPayload,
  delivery: Delivery,
): Promise<void> {
  const device = await findDevice(deps.db, userId, deviceId, deps.clock())
  if (device) await send(deps, device, payload, delivery)
}

/** Sends a push to all of a person's devices in parallel and gives the outcomes. */
export async function pushToAll(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  userId: number,
  payload: PushPayload,
  delivery: Delivery,
): Promise<{ sent: number; failed: number; removed: number }> {
  const devices = await listDevices(deps.db, userId, deps.clock())
  const outcomes = await Promise.all(
    devices.map((device) => send(deps, device, payload, delivery).catch(() => 'failed' as const)),
  )
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  return { sent: count('sent'), failed: count('failed'), removed: count('gone') }
}

async function send(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  device: Device,
  payload: PushPayload,
  delivery: Delivery,
): Promise<Outcome> {
  const { endpoint, p256dh, auth, vapid_key: key } = device
  const outcome = await push
    .send({ endpoint, keys: { p256dh, auth }, key }, payload, delivery)
    .catch((error: unknown) => {
      PUSHES.publish('retry')
      throw error
    })
  PUSHES.publish(outcome)
  if (outcome === 'gone') await removeDevice(db, device)
  return outcome
}
