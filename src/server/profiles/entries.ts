import type { Kysely } from 'kysely'
import { PROFILE_LIMITS } from '#shared/contract/profiles.ts'
import { findPeriodProblems } from '#shared/rules/profile-problems.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import { lockUser } from '../db/lock-user.ts'
import { deleteOwn } from '../db/own-rows.ts'
import type { EducationTable, LanguageSkillTable, WorkExperienceTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, invalid, notFound, Problem } from '../http/problem.ts'
import { requireVersion } from '../http/text-version.ts'
import { isLanguage } from './codes.ts'
import {
  countEntries,
  type Entry,
  type EntryTable,
  findEntry,
  insertEntry,
  updateEntry,
} from './entries-store.ts'
import { entryVersion } from './entry-version.ts'

/** The fields of all three lists. */
export type EntryFields = Partial<Omit<WorkExperienceTable & EducationTable & LanguageSkillTable, 'id'>>

/**
 * Adds an entry to one of a person's lists.
 * @throws Problem 409 when the list is full, 422 by field
 */
export async function addEntry(
  trx: Kysely<Tables>,
  table: EntryTable,
  userId: number,
  fields: EntryFields,
): Promise<Entry> {
  requireGood(fields)
  await lockUser(trx, userId)
  if ((await countEntries(trx, table, userId)) >= PROFILE_LIMITS.entries) {
    throw new Problem('profile_entries_full')
  }
  return refuseListedLanguage(() => insertEntry(trx, table, userId, fields))
}

/**
 * Changes an entry of one of a person's lists.
 * @param known the version of the entry that the change was written for; null for any
 * @throws Problem 404, 412 changed_elsewhere, 422 by field
 */
export async function changeEntry(
  { db }: Pick<Deps, 'db'>,
  table: EntryTable,
  userId: number,
  id: number,
  fields: EntryFields,
  known: number | null,
): Promise<Entry> {
  return refuseListedLanguage(() =>
    inTransaction(db, async (trx) => {
      await lockUser(trx, userId)
      const stored = await findEntry(trx, table, userId, id)
      if (!stored) throw notFound()
      const changed = { ...stored, ...fields } as Entry
      requireGood(changed)
      const version = entryVersion(changed)
      requireVersion(known, { stored: entryVersion(stored), added: version })
      await updateEntry(trx, table, userId, id, fields)
      return { ...changed, version }
    }),
  )
}

/**
 * Deletes an entry of one of a person's lists.
 * @param known the version of the entry that the person saw; null for any
 * @throws Problem 404, 412 changed_elsewhere
 */
export async function removeEntry(
  { db }: Pick<Deps, 'db'>,
  table: EntryTable,
  userId: number,
  id: number,
  known: number | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId)
    const stored = await findEntry(trx, table, userId, id)
    if (!stored) throw notFound()
    requireVersion(known, { stored: entryVersion(stored) })
    await deleteOwn(trx, table, userId, id)
  })
}

function requireGood({ language, ...fields }: EntryFields): void {
  const problems: FieldProblems = findPeriodProblems(fields)
  if (language !== undefined && !isLanguage(language)) problems.language = ['unknown_language']
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

/** Turns the unique violation of a second entry for one language into Problem 422. */
async function refuseListedLanguage<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? invalid({ language: ['language_listed'] }) : error
  }
}
