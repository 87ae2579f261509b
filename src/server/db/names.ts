import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'

/** A city's name in `language`; the German one where there is no other. `table` is the alias it goes by in the query. */
export const cityName = (language: Language, table = 'cities'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.names`)} ->> ${language}, ${sql.ref(`${table}.names`)} ->> 'de')`

/** A rubric's name in `language`; English where the administrator gave no other. */
export const rubricName = (language: Language, table = 'rubrics'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.names`)} ->> ${language}, ${sql.ref(`${table}.names`)} ->> 'en')`
