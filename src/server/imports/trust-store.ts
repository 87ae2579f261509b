import { type Kysely, sql } from 'kysely'
import { countDecisionsAgainst } from '../db/decisions-against.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Locks a source. Null when there is none. */
export async function lockTrust(
  trx: Executor,
  id: number,
): Promise<{ user_id: number; url: string | null; trusted_at: Date | null } | null> {
  const row = await trx
    .selectFrom('import_sources')
    .select(['user_id', 'url', 'trusted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function saveTrust(trx: Executor, id: number, trusted_at: Date | null): Promise<void> {
  await trx.updateTable('import_sources').set({ trusted_at }).where('id', '=', id).execute()
}

/**
 * Ends the trust in the sources of a vacancy, and returns their ids. Of a closed or deleted vacancy that no source has any
 * more, nobody knows whether it was imported, so all sources of its owner lose it. Otherwise a feed could publish a text for a
 * day under one id and for the next day under another.
 * @param ownerId the owner of a vacancy that may be deleted
 */
export async function endTrustOfVacancy(
  trx: Executor,
  vacancyId: number,
  ownerId: number | null,
): Promise<number[]> {
  const vacancy = sql`from vacancies where id = ${vacancyId}`
  const imported = sql`select source_id from imported_vacancies where vacancy_id = ${vacancyId}`
  const rows = await trx
    .updateTable('import_sources')
    .set({ trusted_at: null })
    .where('trusted_at', 'is not', null)
    .where(
      sql<boolean>`(id in (${imported}) or (not exists (${imported}) and user_id in
        (select user_id ${vacancy} and closed_at is not null
          union select ${ownerId}::int where not exists (select ${vacancy}))))`,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A person's import sources, with how often moderators have approved or refused their vacancies. */
export const listSourcesOf = (db: Executor, userId: number) =>
  db
    .selectFrom('import_sources as s')
    .select(['s.id', 's.name', 's.url', 's.trusted_at', 's.created_at'])
    .select([approvals.as('approved'), refusals.as('refused')])
    .where('s.user_id', '=', userId)
    .orderBy('s.id')
    .execute()

const approvals = sql<number>`(select count(*)::int from imported_vacancies i join audit_log a
  on a.subject_type = 'vacancy' and a.subject_id = i.vacancy_id and a.action = 'vacancy.approved'
  where i.source_id = s.id)`
const refusals = sql<number>`(select coalesce(sum(${countDecisionsAgainst('vacancy', 'i.vacancy_id')}), 0)::int
  from imported_vacancies i where i.source_id = s.id)`
