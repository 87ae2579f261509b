import type { Generated } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { Json, Time } from './column-types.ts'

type LocalTexts = Partial<Record<Language, string>>

export type NewsTable = {
  id: Generated<number>
  titles: Json<LocalTexts>
  bodies: Json<LocalTexts>
  published_at: Time
}
export type BlogArticleTable = {
  slug: string
  titles: Json<LocalTexts>
  summaries: Json<LocalTexts>
  bodies: Json<LocalTexts>
  published_at: Time
  updated_at: Time
}
export type NewsletterSubscriptionTable = {
  id: Generated<number>
  email: string
  rubric_id: number | null
  city_id: number | null
  language: Language
  text_version: string
  token_hash: string
  requested_at: Time
  confirmed_at: Time | null
  unsubscribed_at: Time | null
  digest_at: Time | null
}

export type ArticleTables = {
  news: NewsTable
  blog_articles: BlogArticleTable
  newsletter_subscriptions: NewsletterSubscriptionTable
}
