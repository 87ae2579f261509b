import { sql, type Transaction } from 'kysely'
import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import { recordAction } from '../audit/record.ts'
import type { Config } from '../config/config.ts'
import { getDefaultLanguage } from '../content/default-language.ts'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import { plainUser } from './demo/fill-accounts.ts'

type Admin = NonNullable<Config['admin']>

/**
 * Creates the administrator, or gives role and password to the account with this address. It does so once for each address
 * and password: variables that stay set undo no later change of password, role or block. While nobody is an administrator,
 * it does so at each start.
 */
export const ensureAdmin = (db: Db, admin: Admin, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Locked, because other processes may start at the same moment.
    const options = trx.selectFrom('app_options').where('id', '=', 1).select('admin_hash').forUpdate()
    const { admin_hash } = await options.executeTakeFirstOrThrow()
    const given = `${admin.email.toLowerCase()}\n${admin.password}`
    const isApplied = admin_hash !== null && (await isPassword(admin_hash, given))
    if (isApplied && (await hasAdministrator(trx))) return
    await applyAdmin(trx, admin, now)
    if (isApplied) return
    await trx
      .updateTable('app_options')
      .set({ admin_hash: await hashPassword(given) })
      .where('id', '=', 1)
      .execute()
  })

async function hasAdministrator(trx: Transaction<Tables>): Promise<boolean> {
  const administrators = trx.selectFrom('users').where('staff_role', '=', 'administrator').select('id')
  return (await administrators.where('blocked_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

/** An unchanged password is not hashed again. A changed one revokes all sessions. */
async function applyAdmin(trx: Transaction<Tables>, { email, password }: Admin, now: Date): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'staff_role', 'password_hash', 'password_used_up', 'blocked_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  const mayEnter = user?.staff_role === 'administrator' && !user.blocked_at && !user.password_used_up
  if (mayEnter && (await isPassword(user.password_hash, password))) return
  const hash = await hashPassword(password)
  const id = user ? await makeAdmin(trx, user.id, hash, now) : await createAdmin(trx, email, hash, now)
  await recordAction(trx, {
    actorId: null,
    action: 'user.appointed',
    subject: { type: 'user', id },
    reason: 'ADMIN_EMAIL, ADMIN_PASSWORD',
    before: { staff_role: user?.staff_role ?? null },
    after: { staff_role: 'administrator' },
    at: now,
  })
}

async function createAdmin(
  trx: Transaction<Tables>,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('users')
    .values({
      ...plainUser(email.toLowerCase(), passwordHash, now),
      name: 'Jobmost',
      surname: 'Administrator',
      phone: null,
      role: 'admin',
      staff_role: 'administrator',
      language: await getDefaultLanguage(trx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes an existing account the administrator's. Its passwords, sessions and mailed links become invalid. */
async function makeAdmin(
  trx: Transaction<Tables>,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<number> {
  await trx
    .updateTable('users')
    .set({
      role: 'admin',
      staff_role: 'administrator',
      email_confirmed_at: now,
      blocked_at: null,
      password_hash: passwordHash,
      password_used_up: false,
      must_change_password: false,
      temporary_password_hash: null,
      temporary_password_expires_at: null,
      former_temporary_password_hash: null,
      former_temporary_password_expires_at: null,
    })
    .where('id', '=', userId)
    .execute()
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  // Pending requests of the person who registered the address first: a change of address, or the deletion.
  await trx.deleteFrom('email_tokens').where('user_id', '=', userId).execute()
  await trx.deleteFrom('account_deletions').where('user_id', '=', userId).execute()
  return userId
}
