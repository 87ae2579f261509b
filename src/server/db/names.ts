import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'

/** SQL for a city's name in `language`, else in German. `table` is its alias in the query. */
export const cityName = (language: Language, table = 'cities'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.names`)} ->> ${language}, ${sql.ref(`${table}.names`)} ->> 'de')`

/** SQL for a rubric's name in `language`, else in English. `table` is its alias in the query. */
export const rubricName = (language: Language, table = 'rubrics'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.names`)} ->> ${language}, ${sql.ref(`${table}.names`)} ->> 'en')`
