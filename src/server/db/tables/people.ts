import type { Generated } from 'kysely'
import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/languages.ts'
import type {
  FamilyStatusSchema,
  LanguageLevelSchema,
  RecognitionSchema,
  SmokingSchema,
  Visibility,
} from '#shared/contract/profiles.ts'
import type { ReportAddition, ReportReason, ReportState, ReportType } from '#shared/contract/reports.ts'
import type { NotifyBy, SavedFilters } from '#shared/contract/saved-searches.ts'
import type { Json, Time } from './column-types.ts'

export type ProfileTable = {
  user_id: number
  citizenship: string | null
  birthday: string | null
  about: string | null
  family_status: z.infer<typeof FamilyStatusSchema> | null
  smoking: z.infer<typeof SmokingSchema> | null
  country: string | null
  city_id: number | null
  preferences: Json<string[]>
  rubric_ids: Json<number[]>
  visibility: Json<Partial<Visibility>>
  updated_at: Time
}
export type WorkExperienceTable = {
  id: Generated<number>
  user_id: number
  position: string
  employer: string | null
  period_from: string
  period_to: string | null
  responsibilities: string | null
}
export type EducationTable = {
  id: Generated<number>
  user_id: number
  specialty: string
  institution: string
  period_from: string
  period_to: string | null
  recognition: z.infer<typeof RecognitionSchema> | null
}
export type LanguageSkillTable = {
  id: Generated<number>
  user_id: number
  language: string
  level: z.infer<typeof LanguageLevelSchema>
}
export type PhoneViewTable = { id: Generated<number>; boss_id: number; user_id: number; viewed_at: Time }
export type BlockTable = { user_id: number; blocked_user_id: number; blocked_at: Time }
export type ReportTable = {
  id: Generated<number>
  type: ReportType
  subject_id: number
  subject_title: string
  subject_text: string | null
  subject_slug: string | null
  author_id: number | null
  reason: ReportReason
  text: string | null
  reporter_id: number | null
  email: string | null
  language: Language
  state: Generated<ReportState>
  decision: string | null
  decided_by: number | null
  decided_at: Time | null
  overturned_at: Generated<Date | null>
  created_at: Time
  /** What the reporter has added while the report was open. */
  additions: Generated<ReportAddition[]>
}
export type SavedSearchTable = {
  id: Generated<number>
  user_id: number
  title: string
  filters: Json<SavedFilters>
  notify: Json<NotifyBy>
  looked_until: Time
  created_at: Time
}

/** Tables of profiles, favourites, blocks and reports (migration 004). */
export type PeopleTables = {
  profiles: ProfileTable
  work_experience: WorkExperienceTable
  education: EducationTable
  language_skills: LanguageSkillTable
  phone_views: PhoneViewTable
  answer_rates: { user_id: number; due: number; answered: number }
  favorite_jobs: { user_id: number; vacancy_id: number; added_at: Time }
  hidden_jobs: { user_id: number; vacancy_id: number; hidden_at: Time }
  favorite_offers: { user_id: number; offer_id: number; added_at: Time }
  favorite_users: { user_id: number; candidate_id: number; added_at: Time }
  blocks: BlockTable
  reports: ReportTable
  saved_searches: SavedSearchTable
}
