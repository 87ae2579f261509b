import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** What a user wants to do with a vacancy and its bids. Viewers of a company only read. */
export type VacancyUse = 'read' | 'edit'

/**
 * SQL: whether a vacancy is the user's. A vacancy of a company belongs to the company alone: its members have the rights of
 * their role, and its author has none after leaving. A deleted one is nobody's.
 * @param vacancy the table or its alias
 * @param userId null for a visitor, who owns none
 */
export const isOwnVacancy = (vacancy: string, userId: number | null, use: VacancyUse): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${vacancy}.deleted_at`)} is null
    and ((${sql.ref(`${vacancy}.user_id`)} = ${userId}::int and ${sql.ref(`${vacancy}.company_id`)} is null)
      or ${sql.ref(`${vacancy}.company_id`)} = ${companyOf(userId, use)}))`

/** SQL: the company for which a user may read or edit vacancies; null when there is none. */
export const companyOf = (userId: number | null, use: VacancyUse): RawBuilder<number | null> =>
  sql<number | null>`(select m.company_id from company_members m where m.user_id = ${userId}::int
    and (${use} = 'read' or m.role <> 'viewer'))`

/**
 * SQL: whether the employer of a room about a company's vacancy has left the company, or only reads there.
 * @param rooms the table or its alias
 */
export const hasLeftCompany = (rooms: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from vacancies v where ${sql.ref(`${rooms}.subject_type`)} = 'job'
    and v.id = ${sql.ref(`${rooms}.subject_id`)} and v.company_id is not null
    and not exists (select from company_members m where m.user_id = ${sql.ref(`${rooms}.boss_id`)}
      and m.company_id = v.company_id and m.role <> 'viewer'))`

/** Whether a user may read a vacancy as its owner or as a member of its company. */
export async function ownsVacancy(db: Kysely<Tables>, userId: number, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', vacancyId)
    .where(isOwnVacancy('vacancies', userId, 'read'))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The user under whom the order of a vacancy's changes is kept: its author, because colleagues change the same vacancy. For
 * somebody who may not edit it this is themselves, so that the answer does not reveal whether others have changed it.
 */
export async function orderedUnder(db: Kysely<Tables>, userId: number, vacancyId: number): Promise<number> {
  const row = await db
    .selectFrom('vacancies')
    .select('user_id')
    .where('id', '=', vacancyId)
    .where(isOwnVacancy('vacancies', userId, 'edit'))
    .executeTakeFirst()
  return row?.user_id ?? userId
}

/** As `orderedUnder`, for changes of a bid on a vacancy. */
export async function bidOrderedUnder(db: Kysely<Tables>, userId: number, bidId: number): Promise<number> {
  const row = await db
    .selectFrom('bids')
    .innerJoin('vacancies as v', 'v.id', 'bids.vacancy_id')
    .select('v.user_id')
    .where('bids.id', '=', bidId)
    .where(isOwnVacancy('v', userId, 'edit'))
    .executeTakeFirst()
  return row?.user_id ?? userId
}
