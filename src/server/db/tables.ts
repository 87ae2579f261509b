import type { ColumnType, Generated } from 'kysely'
import type * as z from 'zod/mini'
import type { BidState, DeclineReason } from '#shared/contract/bids.ts'
import type { ModerationState, PayType } from '#shared/contract/choice-schemas.ts'
import type { CloseReason } from '#shared/contract/choices.ts'
import type { AppOptionSchema } from '#shared/contract/content.ts'
import type { Operator } from '#shared/contract/edited-content.ts'
import type { Ground } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { OpenRole, PersonTypeSchema, Role } from '#shared/contract/roles.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { VatCheck } from '#shared/contract/vat-check.ts'
import type { ArticleTables } from './tables/articles.ts'
import type { Json, Time } from './tables/column-types.ts'
import type { CompanyTables } from './tables/companies.ts'
import type { ContactMessageTables } from './tables/contact-messages.ts'
import type { ConversationTables } from './tables/conversations.ts'
import type { HeldDecisionTable } from './tables/held-decisions.ts'
import type { ImportTables } from './tables/imports.ts'
import type { LawTables } from './tables/law.ts'
import type { LimitTables } from './tables/limits.ts'
import type { NotificationTables } from './tables/notifications.ts'
import type { ObjectionTable } from './tables/objections.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PersonalDataTables } from './tables/personal-data.ts'
import type { SearchTables } from './tables/search.ts'
import type { SecondFactorTables } from './tables/second-factor.ts'
import type { SessionTables } from './tables/sessions.ts'

type DefaultJson<T> = ColumnType<T, string | undefined, string>
type Names = Record<Language, string>

export type HeldApprovalTable = {
  id: Generated<number>
  vacancy_id: number
  moderator_id: number
  version: number
  due_at: Time
  /** Null for an approval. */
  reason: Generated<string | null>
  ground: Generated<Ground | null>
  /** What was approved together; null for a single decision. */
  batch: Generated<string | null>
}
/** Approvals of a batch of which the owner is not told yet. */
export type BatchApprovalTable = { batch: string; vacancy_id: number; user_id: number }
export type FingerprintTable = { vacancy_id: number; version: number; bands: number[] }
export type CityTable = {
  id: number
  slug: string
  names: Json<Partial<Names> & { de: string }>
  state: string
  lat: number
  lon: number
  population: number
  aliases: Json<string[]>
}
export type RubricTable = {
  id: number
  slug: string
  icon: string
  names: Json<Names>
  synonyms: Json<Partial<Record<Language, string[]>>>
  in_main: boolean
  position: number
}
export type UserTable = {
  id: Generated<number>
  role: Role
  person_type: z.infer<typeof PersonTypeSchema>
  name: string
  surname: string
  email: string
  email_confirmed_at: Time | null
  phone: string | null
  password_hash: string
  must_change_password: Generated<boolean>
  temporary_password_hash: string | null
  temporary_password_expires_at: Time | null
  /** The one that was mailed before, while it is still valid. */
  former_temporary_password_hash: string | null
  former_temporary_password_expires_at: Time | null
  password_used_up: Generated<boolean>
  company_name: string | null
  contact_name: string | null
  vat_id: string | null
  vat_check: VatCheck | null
  vat_checked_at: Time | null
  url_img: string | null
  language: Language
  privacy_version: string | null
  privacy_accepted_at: Time | null
  terms_version: string | null
  terms_accepted_at: Time | null
  is_demo: Generated<boolean>
  second_role: OpenRole | null
  role_before_staff: OpenRole | null
  company_of_employer: Generated<boolean>
  /** Only for accounts with the role `admin`. */
  staff_role: StaffRole | null
  blocked_reason: string | null
  blocked_ground: Generated<Ground | null>
  blocked_until: Time | null
  blocked_at: Time | null
  profile_hidden_at: Time | null
  profile_hidden_reason: Generated<string | null>
  profile_hidden_ground: Generated<Ground | null>
  hidden_url_img: Generated<string | null>
  /** Set on the empty account that other people's rooms and bids refer to after an erasure. */
  erased_at: Time | null
  exported_at: Time | null
  seal_secret: Generated<string>
  created_at: Time
}
export type VacancyTemplateTable = {
  id: Generated<number>
  user_id: number
  name: string
  /** Lacks fields that are newer than the template. */
  text: Json<Partial<VacancyText>>
  created_at: Time
}
/** The moderated fields of a vacancy: columns of `vacancies` and keys of the JSON in `draft`. */
export type VacancyText = Omit<VacancyForm, 'published'>
export type VacancyTable = Omit<VacancyText, 'requirements' | 'responsibilities'> & {
  id: Generated<number>
  slug: string
  user_id: number
  /** The author's company, whose members share the vacancy. */
  company_id: Generated<number | null>
  requirements: Json<string[]>
  responsibilities: Json<string[]>
  published: boolean
  moderation_state: ModerationState
  moderation_reason: string | null
  moderation_ground: Generated<Ground | null>
  draft: Json<VacancyText> | null
  version: Generated<number>
  approved_version: number | null
  submitted_at: Time
  approved_at: Time | null
  published_at: Time | null
  confirmed_at: Time | null
  asked_at: Time | null
  /** When its owner was last warned of the expiry. */
  warned_at: Time | null
  expires_at: Time | null
  closed_at: Time | null
  close_reason: Generated<CloseReason | null>
  /** What remains of a deleted vacancy for those who have bid on it. Nobody else sees it. */
  deleted_at: Time | null
  /** When a person, not an import, has last changed the text; null for never, and before this was stored. */
  edited_at: Time | null
  created_at: Time
  updated_at: Time
}
export type OfferTable = {
  id: Generated<number>
  user_id: number
  name: string
  rubric_id: number
  city_id: number
  pay_type: PayType
  pay_amount: number
  description: string
  skills: Json<string[]>
  preferences: Json<string[]>
  language: Language
  published: boolean
  /** Whether the author allows search engines to index it. */
  is_indexed: Generated<boolean>
  /** When it was first published; null before that. */
  published_at: Time | null
  /** When a moderator took it down: it stays unpublished. */
  removed_at: Time | null
  /** The moderator's reason. */
  moderation_reason: Generated<string | null>
  moderation_ground: Generated<Ground | null>
  created_at: Time
  updated_at: Time
}
export type BidTable = {
  id: Generated<number>
  vacancy_id: number
  user_id: number
  text: string
  pay_amount: number | null
  pay_type: PayType | null
  state: BidState
  created_at: Time
  /** When the worker last changed text or pay. */
  changed_at: Time | null
  seen_at: Time | null
  answered_at: Time | null
  /** When the owner was reminded that it has no answer. */
  reminded_at: Time | null
  /** When it was declined, withdrawn or expired; null while it is open or accepted. */
  ended_at: Time | null
  decline_reason: Generated<DeclineReason | null>
  /** When staff have taken it down. The vacancy's side no longer sees it. */
  removed_at: Time | null
  removed_reason: Generated<string | null>
  removed_ground: Generated<Ground | null>
  /** When it was last shown again after a removal. */
  restored_at: Time | null
}
export type BidNoteTable = { bid_id: number; text: string | null; tags: Json<string[]>; updated_at: Time }
export type IdempotencyKeyTable = {
  scope: string
  key: string
  request_hash: string
  status: number
  body: Json<unknown> | null
  created_at: Time
}
export type AuditTable = {
  id: Generated<number>
  actor_id: number | null
  action: string
  subject_type: string
  subject_id: number | null
  reason: string | null
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  details: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: Time
}
export type PageTable = {
  id: Generated<number>
  slug: string
  titles: Json<Partial<Names>>
  bodies: Json<Partial<Names>>
  updated_at: Time
}
export type FaqTable = {
  id: Generated<number>
  topic: 'general' | 'employer' | 'worker'
  questions: Json<Partial<Names>>
  answers: Json<Partial<Names>>
  position: number
  /** Names a question that pages link to. */
  slug: Generated<string | null>
}
export type ContactTable = { id: Generated<number>; address: string; phone: string; phone2: string | null }
export type AppOptionTable = {
  id: number
  options: Json<Partial<z.infer<typeof AppOptionSchema>>>
  statistics: Json<Record<string, number>>
  /** Empty until the operator has entered their data. */
  operator: DefaultJson<Partial<Operator>>
  operator_version: Generated<number>
  /** Of the address and password of the last administrator from the environment. */
  admin_hash: Generated<string | null>
}

/** The types of all tables. migrations/*.sql defines the tables themselves. */
export type Tables = ArticleTables &
  CompanyTables &
  ContactMessageTables &
  ImportTables &
  LawTables &
  LimitTables &
  SearchTables &
  ConversationTables &
  NotificationTables &
  PeopleTables &
  PersonalDataTables &
  SecondFactorTables &
  SessionTables & {
    cities: CityTable
    rubrics: RubricTable
    users: UserTable
    vacancies: VacancyTable
    vacancy_templates: VacancyTemplateTable
    vacancy_fingerprints: FingerprintTable
    offers: OfferTable
    bids: BidTable
    bid_notes: BidNoteTable
    held_approvals: HeldApprovalTable
    held_decisions: HeldDecisionTable
    batch_approvals: BatchApprovalTable
    objections: ObjectionTable
    vacancy_visits: { vacancy_id: number; day: string; visits: number }
    idempotency_keys: IdempotencyKeyTable
    audit_log: AuditTable
    pages: PageTable
    faq_entries: FaqTable
    contacts: ContactTable
    app_options: AppOptionTable
  }
