import { type Kysely, sql } from 'kysely'
import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import type { EducationTable, LanguageSkillTable, WorkExperienceTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'
import { entryVersion } from './entry-version.ts'

type Executor = Kysely<Tables>
// The levels of earlier releases stand after the higher of their two.
const BEST_FIRST = ['native', 'c2', 'free', 'c1', 'b2', 'spoken', 'b1', 'a2', 'dictionary', 'a1']

/** The three lists of a profile. */
export type EntryTable = 'work_experience' | 'education' | 'language_skills'
export type Entry = Experience | Education | LanguageSkill
export type Entries = { experience: Experience[]; education: Education[]; languages: LanguageSkill[] }
type Owned = { user_id: number; id: number }
type Values = Partial<WorkExperienceTable | EducationTable | LanguageSkillTable>

const ownedBy = (userIds: number[]) => sql<boolean>`user_id = any(${userIds}::int[])`
// Current entries first, then the latest.
const latestFirst = sql`period_to desc nulls first, period_from desc, id desc`

/** The three lists of each of these people, in display order. */
export async function listEntries(db: Executor, userIds: number[]): Promise<Map<number, Entries>> {
  const experience = await db
    .selectFrom('work_experience')
    .selectAll()
    .where(ownedBy(userIds))
    .orderBy(latestFirst)
    .execute()
  const education = await db
    .selectFrom('education')
    .selectAll()
    .where(ownedBy(userIds))
    .orderBy(latestFirst)
    .execute()
  const languages = await db
    .selectFrom('language_skills')
    .selectAll()
    .where(ownedBy(userIds))
    .orderBy(sql`array_position(${BEST_FIRST}::text[], level), id`)
    .execute()
  const of = <T extends Owned>(rows: T[], id: number) =>
    rows.filter(({ user_id }) => user_id === id).map(toEntry)
  return new Map(
    userIds.map((id) => [
      id,
      { experience: of(experience, id), education: of(education, id), languages: of(languages, id) },
    ]),
  )
}

export async function countEntries(db: Executor, table: EntryTable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A person's own entry, or null. */
export async function findEntry(
  db: Executor,
  table: EntryTable,
  userId: number,
  id: number,
): Promise<Entry | null> {
  // Kysely cannot type a table name that is a union.
  const row = await db
    .selectFrom(table as 'work_experience')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? (toEntry(row) as Entry) : null
}

export async function insertEntry(
  trx: Executor,
  table: EntryTable,
  userId: number,
  values: Values,
): Promise<Entry> {
  const row = await trx
    .insertInto(table as 'work_experience')
    .values({ ...(values as WorkExperienceTable), user_id: userId, id: undefined })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEntry(row) as Entry
}

export async function updateEntry(
  trx: Executor,
  table: EntryTable,
  userId: number,
  id: number,
  values: Values,
): Promise<void> {
  if (!Object.keys(values).length) return
  await trx
    .updateTable(table as 'work_experience')
    .set(values as { position: string })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

function toEntry<T extends Owned>({ user_id: _, ...entry }: T) {
  return { ...entry, version: entryVersion(entry) }
}
