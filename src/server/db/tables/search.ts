import type { Generated, GeneratedAlways } from 'kysely'

/** A listed job or offer in the search tables. Triggers write it (src/server/db/migrations, 003 and 388). */
export type SearchTable = {
  id: number
  published_at: Date
  expires_at: Date
  city_id: number
  rubric_id: number
  pay_cents: number
  month_cents: number
  facets: number
  title: string
  words: string
}
export type SearchTables = {
  search_jobs: SearchTable & { start_date: string | null; hours_per_week: string | null }
  search_offers: SearchTable
  search_changes: {
    seq: GeneratedAlways<number>
    tx: Generated<number>
    kind: string
    row_id: number
    noted_at: Generated<Date>
  }
  search_dictionary: { id: GeneratedAlways<number>; word: string }
}
