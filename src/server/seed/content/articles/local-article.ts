import type { LocalTexts } from '../local-page.ts'

export type LocalArticle = {
  slug: string
  daysAgo: number
  titles: LocalTexts
  summaries: LocalTexts
  bodies: LocalTexts
}
