import { unreadTotal } from '../conversations/membership.ts'
import type { Deps } from '../http/deps.ts'
import { pushToAll } from '../push-devices/devices.ts'
import { testPayload } from './payload.ts'
import { findRecipient } from './store.ts'

const TEST = { tag: 'test', ttlS: 60, urgency: 'high' } as const

/** Sends a test push to all devices of a user. */
export async function sendTestPush(deps: Pick<Deps, 'db' | 'clock' | 'push'>, userId: number) {
  const person = await findRecipient(deps.db, userId)
  if (!person) return { sent: 0, failed: 0, removed: 0 }
  const payload = testPayload(person, await unreadTotal(deps.db, userId), deps.clock())
  return pushToAll(deps, userId, payload, TEST)
}
