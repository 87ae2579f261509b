/** A listed row for the index; times in milliseconds. */
export type IndexedRow = {
  id: number
  published: number
  expires: number
  city_id: number
  rubric_id: number
  terms: number
  pay_cents: number
  month_cents: number
  /**
   * Each word once, separated by spaces: words of the title unmarked, words of the text with a mark (migration 003).
   */
  words: string
}
