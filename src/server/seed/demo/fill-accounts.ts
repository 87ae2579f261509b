import { type Insertable, sql } from 'kysely'
import { hashPassword } from '../../accounts/password-hash.ts'
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
