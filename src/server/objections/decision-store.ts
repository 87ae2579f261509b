import { type Kysely, sql } from 'kysely'
import type { ObjectionSubject, ObjectionType } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'

type Decision = { title: string; reason: string | null }

const SELECTS: Record<ObjectionType, (id: number) => ReturnType<typeof sql<Decision>>> = {
  vacancy: (id) => sql`select coalesce(draft ->> 'title', title) as title, moderation_reason as reason
    from vacancies where id = ${id}`,
  offer: (id) => sql`select name as title, moderation_reason as reason from offers where id = ${id}`,
  message: (id) => sql`select text as title, removed_reason as reason from messages where id = ${id}`,
  profile: (id) => sql`select coalesce(company_name, name || ' ' || surname) as title,
    profile_hidden_reason as reason from users where id = ${id}`,
  report: (id) => sql`select subject_title as title, decision as reason from reports where id = ${id}`,
  account: (id) => sql`select coalesce(company_name, name || ' ' || surname) as title,
    blocked_reason as reason from users where id = ${id}`,
}

/** What a decision is about, and its reason while it is in force; null when the subject is gone. */
export async function findDecision(
  db: Kysely<Tables>,
  { type, id }: ObjectionSubject,
): Promise<Decision | null> {
  const { rows } = await SELECTS[type](id).execute(db)
  return rows[0] ?? null
}
