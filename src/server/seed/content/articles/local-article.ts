import type { LocalTexts } from '../local-page.ts'

export type LocalArticle = {
  slug: string
  daysAgo: number
  titles: LocalTexts
  summaries: LocalTexts
  bodies: LocalTexts
  /** What the text was compared with: the statute or the authority, and its address. */
  sources: [name: string, url: string][]
  /** The day somebody last compared the text with its sources: YYYY-MM-DD. */
  checked: string
}
