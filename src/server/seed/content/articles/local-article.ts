import type { LocalTexts } from '../local-page.ts'

export type LocalArticle = {
  slug: string
  daysAgo: number
  titles: LocalTexts
  summaries: LocalTexts
  bodies: LocalTexts
  /** The statutes or authorities behind the text, with their addresses. */
  sources: [name: string, url: string][]
  /** The date of the last check against the sources: YYYY-MM-DD. */
  checked: string
}
