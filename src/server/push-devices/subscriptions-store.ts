import type { Insertable, Kysely, Selectable } from 'kysely'
import type { PushSubscriptionTable } from '../db/tables/notifications.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type Device = Selectable<PushSubscriptionTable>

/** Keeps a device's subscription: one for each endpoint, whoever signed in there last. */
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
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute()
}

// Nobody has more; without an end one person could make every message go out thousands of times.
const MOST_DEVICES = 20

/** Removes a person's oldest devices beyond what anybody has. */
export async function removeSpareDevices(db: Executor, userId: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_DEVICES),
    )
    .execute()
}

/** Removes one of a person's own devices. */
export async function removeOwnDevice(db: Executor, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Removes a device that is gone, unless it has been subscribed anew meanwhile. */
export async function removeDevice(db: Executor, { id, auth }: Pick<Device, 'id' | 'auth'>): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('auth', '=', auth).execute()
}

/** The devices on which a person is signed in. */
export const listDevices = (db: Executor, userId: number, now: Date): Promise<Device[]> =>
  liveDevices(db, now).where('p.user_id', '=', userId).orderBy('p.id').execute()

/** One of a person's devices, or null when nobody or somebody else is signed in there by now. */
export async function findDevice(
  db: Executor,
  userId: number,
  id: number,
  now: Date,
): Promise<Device | null> {
  const row = await liveDevices(db, now)
    .where('p.user_id', '=', userId)
    .where('p.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const liveDevices = (db: Executor, now: Date) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions', 'sessions.id', 'p.session_id')
    .selectAll('p')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
