import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type People = { administrators: boolean; demo: boolean }

/** Whether there is an administrator apart from the demo's, and whether demo people exist. */
export async function findPeopleOfSetup(db: Kysely<Tables>): Promise<People> {
  const { rows } = await sql<People>`select
    exists (select from users where staff_role = 'administrator' and blocked_at is null and not is_demo
      and email !~ '\\.example$') as administrators,
    exists (select from users where is_demo) as demo`.execute(db)
  return rows[0] ?? { administrators: false, demo: false }
}
