import * as z from 'zod/mini'
import { CurrentUserSchema, SessionSchema, TokenSchema } from '#shared/contract/accounts.ts'
import { BlogArticleSchema, BlogCardSchema, NewsItemSchema } from '#shared/contract/articles.ts'
import { AuditEntrySchema } from '#shared/contract/audit.ts'
import { BidSchema, OwnBidSchema, ReceivedBidSchema } from '#shared/contract/bids.ts'
import { CompanySchema } from '#shared/contract/companies.ts'
import { ReceivedMessageSchema } from '#shared/contract/contact-messages.ts'
import {
  AppOptionSchema,
  ContactSchema,
  FaqEntrySchema,
  PageSchema,
  StatisticsSchema,
} from '#shared/contract/content.ts'
import { ErrorSchema, PageMetaSchema } from '#shared/contract/conventions.ts'
import { MessageSchema, RoomSchema } from '#shared/contract/conversations.ts'
import {
  BlogFormSchema,
  ContactFormSchema,
  ContentVersionSchema,
  EditedSchema,
  FaqFormSchema,
  NewsFormSchema,
  PageFormSchema,
  RubricFormSchema,
} from '#shared/contract/edited-content.ts'
import { FavoriteJobSchema, FavoriteOfferSchema, FavoriteUserSchema } from '#shared/contract/favourites.ts'
import { JobFiltersSchema, OfferFiltersSchema } from '#shared/contract/filters.ts'
import { ImportSourceSchema } from '#shared/contract/imports.ts'
import { JobCardSchema, JobSchema } from '#shared/contract/jobs.ts'
import { LoggedMailSchema } from '#shared/contract/mails.ts'
import { ModeratedVacancySchema } from '#shared/contract/moderation.ts'
import { NotificationSchema } from '#shared/contract/notifications.ts'
import { OfferCardSchema, OfferSchema } from '#shared/contract/offers.ts'
import { OwnOfferSchema } from '#shared/contract/own-offers.ts'
import { PersonSchema } from '#shared/contract/people.ts'
import { CitySchema, FilterOptionSchema, NamedSchema, RubricSchema } from '#shared/contract/places.ts'
import {
  EducationSchema,
  ExperienceSchema,
  LanguageSkillSchema,
  ProfileSchema,
  PublicProfileSchema,
  ResumeSchema,
} from '#shared/contract/profiles.ts'
import { ReportSchema } from '#shared/contract/reports.ts'
import { SavedSearchSchema } from '#shared/contract/saved-searches.ts'
import { VacancySchema, VacancyTextSchema } from '#shared/contract/vacancies.ts'
import { VacancyTemplateSchema } from '#shared/contract/vacancy-templates.ts'

const SHARED = {
  AppOption: AppOptionSchema,
  AuditEntry: AuditEntrySchema,
  Bid: BidSchema,
  BlogArticle: BlogArticleSchema,
  BlogCard: BlogCardSchema,
  BlogForm: BlogFormSchema,
  City: CitySchema,
  Company: CompanySchema,
  Contact: ContactSchema,
  ContactForm: ContactFormSchema,
  ContentVersion: ContentVersionSchema,
  CurrentUser: CurrentUserSchema,
  Edited: EditedSchema,
  Education: EducationSchema,
  Error: ErrorSchema,
  Experience: ExperienceSchema,
  FaqEntry: FaqEntrySchema,
  FaqForm: FaqFormSchema,
  FavoriteJob: FavoriteJobSchema,
  FavoriteOffer: FavoriteOfferSchema,
  FavoriteUser: FavoriteUserSchema,
  FilterOption: FilterOptionSchema,
  ImportSource: ImportSourceSchema,
  Job: JobSchema,
  JobCard: JobCardSchema,
  JobFilters: JobFiltersSchema,
  LanguageSkill: LanguageSkillSchema,
  LoggedMail: LoggedMailSchema,
  Message: MessageSchema,
  ModeratedVacancy: ModeratedVacancySchema,
  Named: NamedSchema,
  NewsForm: NewsFormSchema,
  NewsItem: NewsItemSchema,
  Notification: NotificationSchema,
  Offer: OfferSchema,
  OfferCard: OfferCardSchema,
  OfferFilters: OfferFiltersSchema,
  OwnBid: OwnBidSchema,
  OwnOffer: OwnOfferSchema,
  Page: PageSchema,
  PageForm: PageFormSchema,
  PageMeta: PageMetaSchema,
  Person: PersonSchema,
  Profile: ProfileSchema,
  PublicProfile: PublicProfileSchema,
  ReceivedBid: ReceivedBidSchema,
  ReceivedMessage: ReceivedMessageSchema,
  Report: ReportSchema,
  Resume: ResumeSchema,
  Room: RoomSchema,
  Rubric: RubricSchema,
  RubricForm: RubricFormSchema,
  SavedSearch: SavedSearchSchema,
  VacancyTemplate: VacancyTemplateSchema,
  Session: SessionSchema,
  Statistics: StatisticsSchema,
  Token: TokenSchema,
  Vacancy: VacancySchema,
  VacancyText: VacancyTextSchema,
} as const

/** The schemas that the OpenAPI document declares once under `components` and references elsewhere. */
export const sharedSchemas = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(SHARED)) sharedSchemas.add(schema, { id })
