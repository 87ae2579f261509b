import { type Kysely, sql } from 'kysely'
import { countDecisionsAgainst } from '../db/decisions-against.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Companies, with what moderators may see of them. */
export async function listCompanies(db: Executor, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('companies as c')
    .leftJoin('company_domains as d', (join) =>
      join.onRef('d.company_id', '=', 'c.id').on('d.verified_at', 'is not', null),
    )
    .select(['c.id', 'c.name', 'c.logo', 'c.address', 'c.website', 'c.description', 'd.domain'])
    .select([
      sql<number>`(select count(*) from company_members m where m.company_id = c.id)::int`.as(
        'members_count',
      ),
      sql<number>`(select count(*) from vacancies v where v.company_id = c.id)::int`.as('vacancies_count'),
      sql<number>`(select coalesce(sum(${countDecisionsAgainst('vacancy', 'v.id')}), 0)::int from vacancies v
        where v.company_id = c.id)`.as('rejections_count'),
    ])
    .where(sql<boolean>`c.id = any(${ids}::int[])`)
    .execute()
}

/** The newest vacancies of each of these companies, at most `count`. */
export async function listNewestOfCompanies(db: Executor, ids: number[], count: number) {
  if (ids.length === 0) return []
  return db
    .selectFrom(
      db
        .selectFrom('vacancies')
        .select(['id', 'title', 'moderation_state', 'company_id'])
        .select(sql<number>`row_number() over (partition by company_id order by id desc)`.as('place'))
        .where(sql<boolean>`company_id = any(${ids}::int[])`)
        .as('v'),
    )
    .select(['v.id', 'v.title', 'v.moderation_state', 'v.company_id'])
    .where('v.place', '<=', count)
    .orderBy('v.id', 'desc')
    .execute()
}
