import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AppOptionSchema, StatisticsSchema } from '#shared/contract/content.ts'
import type { Operator } from '#shared/contract/edited-content.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
type Options = Omit<z.infer<typeof AppOptionSchema>, 'version'>
type Statistics = z.infer<typeof StatisticsSchema>

/** Locks the settings until the transaction ends, so that their changes run one after the other. */
export async function lockSettings(trx: Executor): Promise<void> {
  await trx.selectFrom('app_options').select('id').where('id', '=', 1).forUpdate().execute()
}

/** The operator's data; null until they are entered. */
export async function findOperator(db: Executor): Promise<Operator | null> {
  const row = await db.selectFrom('app_options').select('operator').where('id', '=', 1).executeTakeFirst()
  return row?.operator.name ? (row.operator as Operator) : null
}

/** The operator's data with their version; null until they are entered. */
export async function findOperatorVersion(db: Executor): Promise<(Operator & { version: number }) | null> {
  const row = await db
    .selectFrom('app_options')
    .select(['operator', 'operator_version'])
    .where('id', '=', 1)
    .executeTakeFirst()
  return row?.operator.name ? { ...(row.operator as Operator), version: row.operator_version } : null
}

/**
 * Replaces the operator's data.
 * @param version the version that was read; null for any
 * @returns whether that was still the newest
 */
export async function saveOperator(
  db: Executor,
  operator: Operator,
  version: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_options')
    .set((eb) => ({ operator: JSON.stringify(operator), operator_version: eb('operator_version', '+', 1) }))
    .where('id', '=', 1)
    .$if(version !== null, (update) =>
      // The header allows any number of ten digits.
      update.where(sql<boolean>`operator_version = ${version}::bigint`),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes the given options or statistics and keeps the others. */
export async function mergeSettings(
  db: Executor,
  column: 'options' | 'statistics',
  patch: Record<string, unknown>,
): Promise<void> {
  await sql`update app_options set ${sql.ref(column)} = ${sql.ref(column)} || ${JSON.stringify(patch)}::jsonb
    where id = 1`.execute(db)
}

/** The operator's social links, slogan and default language, or null when there is no such record. */
export async function findOptions(db: Executor, id: number): Promise<Options | null> {
  const row = await db.selectFrom('app_options').select('options').where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const {
    facebook = null,
    instagram = null,
    telegramChat = null,
    whatsApp = null,
    viberChat = null,
    numberOne = false,
    default_language = null,
  } = row.options
  return { facebook, instagram, telegramChat, whatsApp, viberChat, numberOne, default_language }
}

/** The language that an administrator has chosen for readers who ask for none of ours; null until then. */
export async function findDefaultLanguage(db: Executor): Promise<Language | null> {
  const row = await db
    .selectFrom('app_options')
    .select(sql<string | null>`options ->> 'default_language'`.as('chosen'))
    .where('id', '=', 1)
    .executeTakeFirst()
  return LANGUAGES.find((language) => language === row?.chosen) ?? null
}

/** The statistics that the operator has entered; zeros by default. */
export async function getClaims(db: Executor): Promise<Statistics['claims']> {
  const row = await db.selectFrom('app_options').select('statistics').where('id', '=', 1).executeTakeFirst()
  const { visitors_per_day = 0, candidates = 0, vacancies = 0, employers = 0 } = row?.statistics ?? {}
  return { visitors_per_day, candidates, vacancies, employers }
}
