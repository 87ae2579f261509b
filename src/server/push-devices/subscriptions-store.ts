import type { Insertable, Kysely, Selectable } from 'kysely'
import { compileLater } from '../db/compile-once.ts'
import type { PushSubscriptionTable } from '../db/tables/notifications.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type Device = Selectable<PushSubscriptionTable>

/** Stores a device's subscription. An endpoint belongs to the person who signed in last on the device. */
export async function saveDevice(db: Executor, device: Insertable<PushSubscriptionTable>): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet(({ ref }) => ({
        user_id: ref('excluded.user_id'),
        session_id: ref('excluded.session_id'),
        p256dh: ref('excluded.p256dh'),
        auth: ref('excluded.auth'),
        vapid_key: ref('excluded.vapid_key'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute()
}

// A limit, so that one person cannot multiply every push thousands of times.
const MAX_DEVICES = 20

/** Deletes a person's oldest devices above the limit. */
export async function removeOldestDevices(db: Executor, userId: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_DEVICES),
    )
    .execute()
}

/** Deletes one of a person's own devices. */
export async function removeOwnDevice(db: Executor, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Deletes a device that is gone, unless it has subscribed again meanwhile. */
export async function removeDevice(db: Executor, { id, auth }: Pick<Device, 'id' | 'auth'>): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('auth', '=', auth).execute()
}

/** The devices where a person is signed in. */
export const listDevices = (db: Executor, userId: number, now: Date): Promise<Device[]> =>
  liveDevices(db, now).selectAll('p').where('p.user_id', '=', userId).orderBy('p.id').execute()

/** Reads the ids of the devices where a person is signed in, together with the next statement of the transaction. */
export const deviceIdsLater = compileLater((trx, userId: number, now: Date) =>
  liveDevices(trx, now).select('p.id').where('p.user_id', '=', userId).orderBy('p.id'),
)

/** A device of a person, or null when this person is no longer signed in there. */
export async function findDevice(
  db: Executor,
  userId: number,
  id: number,
  now: Date,
): Promise<Device | null> {
  const row = await liveDevices(db, now)
    .selectAll('p')
    .where('p.user_id', '=', userId)
    .where('p.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const liveDevices = (db: Executor, now: Date) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions', 'sessions.id', 'p.session_id')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
