import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Json, Time } from './column-types.ts'

type MaybeTime = ColumnType<Date | null, Date | null, Date | null>
type MaybeJson<T> = ColumnType<T | null, string | null, string | null>
type DefaultJson<T> = ColumnType<T, string | undefined, string>
type LocalTexts = Partial<Record<Language, string>>

export type NewsTable = {
  id: Generated<number>
  titles: Json<LocalTexts>
  bodies: Json<LocalTexts>
  /** Null is a draft. */
  published_at: MaybeTime
}
export type BlogArticleTable = {
  id: Generated<number>
  slug: string
  titles: Json<LocalTexts>
  summaries: Json<LocalTexts>
  bodies: Json<LocalTexts>
  cover: MaybeJson<{ picture: string; alts: LocalTexts }>
  sources: DefaultJson<{ name: string; url: string }[]>
  checked_on: string | null
  /** Null is a draft. */
  published_at: MaybeTime
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
  bounced_at: Time | null
}
export type NewsletterMailTable = {
  id: Generated<number>
  subscription_id: number
  vacancy_ids: number[]
  total: number
  state: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'bounced'>
  queued_at: Time
  tried_at: Time | null
  error: string | null
}

/** Every saved version of the operator's content, as the submitted form. */
export type ContentVersionTable = {
  id: Generated<number>
  kind: ContentKind
  item_id: number
  version: number
  /** Whether it is not public until it is announced or put into force. */
  waits: Generated<boolean>
  data: Json<Record<string, unknown>>
  author_id: number | null
  created_at: Time
}

/** A change of the terms or the privacy policy that people are told of. */
export type AnnouncedChangeTable = {
  id: Generated<number>
  page_id: number
  version: number
  summaries: Json<LocalTexts>
  /** A date without time, such as 2027-01-31. */
  in_force_on: string
  author_id: number | null
  created_at: Time
  /** Everybody up to this id has been told. */
  last_user_id: Generated<number>
  told: Generated<number>
  done_at: MaybeTime
}

/** An attempt to send a mail. `error` is null when the mail server has accepted it. */
export type MailAttemptTable = {
  id: Generated<number>
  recipient: string
  /** A MailKind. */
  kind: Generated<string>
  subject: string
  error: string | null
  attempted_at: Time
}

export type ArticleTables = {
  mail_attempts: MailAttemptTable
  content_versions: ContentVersionTable
  text_pictures: { name: string; uploaded_at: Time }
  announced_changes: AnnouncedChangeTable
  news: NewsTable
  blog_articles: BlogArticleTable
  newsletter_subscriptions: NewsletterSubscriptionTable
  newsletter_mails: NewsletterMailTable
}
