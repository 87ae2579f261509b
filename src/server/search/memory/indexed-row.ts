/** A listed row for the index. Times are in milliseconds. */
export type IndexedRow = {
  id: number
  published: number
  expires: number
  city_id: number
  rubric_id: number
  /** The code of its facets (`facetsOf`). */
  facets: number
  pay_cents: number
  month_cents: number
  /** The first day of work in days since 1970; 0 for any time. */
  start_day: number
  /** The hours a week in hundredths; 0 when unknown. */
  week_hundredths: number
  /**
   * All distinct words as PostgreSQL prints a `tsvector` (`'driver' '~truck'`). Words of the text have a mark, words of the
   * title have none (migration 003).
   */
  words: string
}
