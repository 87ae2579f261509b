import { type Insertable, sql } from 'kysely'
import { hashPassword, isPassword } from '../../accounts/password-hash.ts'
import { getDefaultLanguage } from '../../content/default-language.ts'
import type { Executor } from '../../db/fill-batches.ts'
import type { UserTable } from '../../db/tables.ts'

export const DEMO_PASSWORD = 'Bridge-2026!'
export const DEMO_ACCOUNTS = [
  { role: 'worker', email: 'worker@jobmost.example' },
  { role: 'boss', email: 'boss@jobmost.example' },
  { role: 'admin', email: 'admin@jobmost.example' },
] as const

/** Phone numbers reserved by the Bundesnetzagentur for films, so they belong to nobody. */
const PEOPLE = {
  worker: { name: 'Olga', surname: 'Petrova', phone: '+493023125101' },
  boss: { name: 'Martin', surname: 'Brückner', phone: '+493023125102' },
  admin: { name: 'Jobmost', surname: 'Administrator', phone: null },
}
export const BOSS_COMPANY = 'Brückenbäckerei GmbH'

/** Creates the three confirmed demo accounts and gives their ids by role. */
export async function fillDemoAccounts(
  db: Executor,
  now: Date,
): Promise<Record<'worker' | 'boss' | 'admin', number>> {
  const ids = { worker: 0, boss: 0, admin: 0 }
  for (const { role, email } of DEMO_ACCOUNTS) {
    const isBoss = role === 'boss'
    const row: Insertable<UserTable> = {
      ...plainUser(email, await hashPassword(DEMO_PASSWORD), now),
      ...PEOPLE[role],
      role,
      person_type: isBoss ? 'legal_entity' : 'individual',
      company_name: isBoss ? BOSS_COMPANY : null,
      contact_name: isBoss ? 'Martin Brückner' : null,
      is_demo: true,
      staff_role: role === 'admin' ? 'administrator' : null,
    }
    const made = await db
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ email }))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[role] = made.id
  }
  return ids
}

/**
 * Creates the administrator, or gives role and password to the account with this address. An unchanged password is not
 * hashed again. A changed one revokes all sessions.
 */
export async function ensureAdmin(
  db: Executor,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash', 'password_used_up', 'blocked_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (!user) {
    const language = await getDefaultLanguage(db)
    const row = {
      ...plainUser(email.toLowerCase(), await hashPassword(password), now),
      ...PEOPLE.admin,
      language,
    }
    await db
      .insertInto('users')
      .values({ ...row, role: 'admin', staff_role: 'administrator' })
      // Another process may start at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  const mayEnter = user.role === 'admin' && !user.blocked_at && !user.password_used_up
  if (mayEnter && (await isPassword(user.password_hash, password))) return
  await makeAdmin(db, user.id, await hashPassword(password), now)
}

/** Makes an existing account the administrator's. Its passwords, sessions and mailed links become invalid. */
async function makeAdmin(db: Executor, userId: number, passwordHash: string, now: Date): Promise<void> {
  await db
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
    })
    .where('id', '=', userId)
    .execute()
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  // Pending requests of the person who registered the address first: a change of address, or the deletion.
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('account_deletions').where('user_id', '=', userId).execute()
}

/** Default columns of seeded accounts. */
export function plainUser(email: string, passwordHash: string, now: Date) {
  return {
    person_type: 'individual',
    email,
    email_confirmed_at: now,
    password_hash: passwordHash,
    company_name: null,
    contact_name: null,
    vat_id: null,
    url_img: null,
    language: 'en',
    privacy_version: null,
    privacy_accepted_at: null,
    blocked_at: null,
    created_at: now,
  } satisfies Partial<Insertable<UserTable>>
}
