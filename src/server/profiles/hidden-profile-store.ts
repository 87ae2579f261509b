import { type Kysely, sql } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** A person's account with the decision that hides their profile, locked until the transaction ends; null when missing. */
export async function lockHiding(trx: Executor, id: number) {
  const row = await trx
    .selectFrom('users')
    .select(['profile_hidden_at', 'profile_hidden_reason', 'profile_hidden_ground'])
    .select(sql<string>`coalesce(company_name, name || ' ' || surname)`.as('name'))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Hides a profile with its picture. The picture is kept for the objection. */
export async function saveHiding(
  trx: Executor,
  id: number,
  { reason, ground, at }: Statement & { at: Date },
): Promise<void> {
  await sql`update users set profile_hidden_at = ${at}, profile_hidden_reason = ${reason},
      profile_hidden_ground = ${ground}, hidden_url_img = url_img, url_img = null where id = ${id}`.execute(
    trx,
  )
}

/** Shows a profile and its picture again. */
export async function saveShowing(trx: Executor, id: number): Promise<void> {
  await sql`update users set profile_hidden_at = null, profile_hidden_reason = null,
      profile_hidden_ground = null, url_img = hidden_url_img, hidden_url_img = null where id = ${id}`.execute(
    trx,
  )
}
