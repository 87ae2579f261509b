import * as z from 'zod/mini'
import {
  CityIdSchema,
  DateSchema,
  line,
  listOf,
  one,
  optionalLine,
  optionalText,
  RubricIdSchema,
  TimeSchema,
} from './conventions.ts'
import { JobCardSchema } from './jobs.ts'
import { LIMITS } from './limits.ts'
import { OfferCardSchema } from './offers.ts'
import { patchOf } from './patch-of.ts'
import { NamedSchema } from './places.ts'
import { OpenRoleSchema, PersonTypeSchema, RoleSchema } from './roles.ts'
import { VatCheckSchema } from './vat-check.ts'

export const PROFILE_LIMITS = {
  about: 4000,
  employer: 120,
  responsibilities: 4000,
  entries: 50,
  rubrics: 10,
} as const

export const FamilyStatusSchema = z.enum(['married', 'not_married'])
export const SmokingSchema = z.enum(['smoker', 'non_smoker'])
/** Whether a qualification from abroad is recognised in Germany (Anerkennung). */
export const RecognitionSchema = z.enum(['applied', 'partly', 'recognised', 'not_needed'])
/** The levels of a language that forms offer, best first: the mother tongue and those of the CEFR, as vacancies have. */
export const LANGUAGE_LEVELS = ['native', 'c2', 'c1', 'b2', 'b1', 'a2', 'a1'] as const
/** Levels of the commission, each of two CEFR levels. Entries of earlier releases have them, and clients may send them. */
export const BROAD_LANGUAGE_LEVELS = ['free', 'spoken', 'dictionary'] as const
export const LanguageLevelSchema = z.enum([...LANGUAGE_LEVELS, ...BROAD_LANGUAGE_LEVELS], 'unchosen')

/** Fields with a visibility setting. `surname`: in full. `phone`: for employers who request it. */
export const VISIBLE_FIELDS = [
  'surname',
  'phone',
  'about',
  'citizenship',
  'birthday',
  'family_status',
  'smoking',
  'country',
  'city',
  'preferences',
  'rubrics',
  'experience',
  'education',
  'languages',
] as const
export type VisibleField = (typeof VISIBLE_FIELDS)[number]
/** Hidden by default: facts that employers should not select candidates by, and facts that strangers could misuse. */
export const HIDDEN_AT_FIRST: readonly VisibleField[] = [
  'surname',
  'phone',
  'citizenship',
  'birthday',
  'family_status',
  'smoking',
]

export const VisibilitySchema = z.object(
  Object.fromEntries(VISIBLE_FIELDS.map((field) => [field, z.boolean()])) as Record<
    VisibleField,
    z.ZodMiniBoolean
  >,
)
export type Visibility = z.infer<typeof VisibilitySchema>

/** ISO 3166-1 alpha-2, for Intl.DisplayNames. */
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'unknown_country'))
/** ISO 639, for Intl.DisplayNames. */
const languageCode = z
  .string('unchosen')
  .check(z.minLength(1, { error: 'unchosen', abort: true }), z.regex(/^[a-z]{2,3}$/, 'unknown_language'))

// Work experience, education, languages

/** The entry's version, sent back as `If-Match` with a change. Answers stored by an earlier release have none. */
const entryVersion = z.optional(z.int())

export const ExperienceFormSchema = z.object({
  position: line(LIMITS.listItem),
  employer: optionalLine(PROFILE_LIMITS.employer),
  period_from: DateSchema,
  /** Null: until today. */
  period_to: z._default(z.nullable(DateSchema), null),
  responsibilities: optionalText(PROFILE_LIMITS.responsibilities),
})
export const ExperienceSchema = z.object({
  id: z.int(),
  position: z.string(),
  /** Answers stored by an earlier release have none. */
  employer: z.optional(z.nullable(z.string())),
  period_from: z.string(),
  period_to: z.nullable(z.string()),
  responsibilities: z.nullable(z.string()),
  version: entryVersion,
})
export type Experience = z.infer<typeof ExperienceSchema>
export const ExperienceAnswer = one(ExperienceSchema)
export const ExperiencesAnswer = listOf(ExperienceSchema)
export const ExperiencePatchSchema = patchOf(ExperienceFormSchema)

export const EducationFormSchema = z.object({
  specialty: line(LIMITS.listItem),
  institution: line(LIMITS.listItem),
  period_from: DateSchema,
  period_to: z._default(z.nullable(DateSchema), null),
  recognition: z._default(z.nullable(RecognitionSchema), null),
})
export const EducationSchema = z.object({
  id: z.int(),
  specialty: z.string(),
  institution: z.string(),
  period_from: z.string(),
  period_to: z.nullable(z.string()),
  /** Answers stored by an earlier release have none. */
  recognition: z.optional(z.nullable(RecognitionSchema)),
  version: entryVersion,
})
export type Education = z.infer<typeof EducationSchema>
export const EducationAnswer = one(EducationSchema)
export const EducationsAnswer = listOf(EducationSchema)
export const EducationPatchSchema = patchOf(EducationFormSchema)

export const LanguageSkillFormSchema = z.object({ language: languageCode, level: LanguageLevelSchema })
export const LanguageSkillSchema = z.object({
  id: z.int(),
  language: z.string(),
  level: LanguageLevelSchema,
  version: entryVersion,
})
export type LanguageSkill = z.infer<typeof LanguageSkillSchema>
export const LanguageSkillAnswer = one(LanguageSkillSchema)
export const LanguageSkillsAnswer = listOf(LanguageSkillSchema)
export const LanguageSkillPatchSchema = patchOf(LanguageSkillFormSchema)

// The profile for its owner

/** GET /cabinet/profile. */
export const ProfileSchema = z.object({
  id: z.int(),
  role: RoleSchema,
  person_type: PersonTypeSchema,
  name: z.string(),
  surname: z.string(),
  phone: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  contact_name: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  /** What VIES says of the number; null when it has not been asked. */
  vat_check: z.nullable(VatCheckSchema),
  /** Whether the user belongs to the team of a company, and so hires as one. Answers stored by an earlier release have none. */
  in_team: z.optional(z.boolean()),
  url_img: z.nullable(z.string()),
  citizenship: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** The version of `about`, sent back as `If-Match` with a new one. Answers stored by an earlier release have none. */
  about_version: z.optional(z.int()),
  family_status: z.nullable(FamilyStatusSchema),
  smoking: z.nullable(SmokingSchema),
  country: z.nullable(z.string()),
  city: z.nullable(NamedSchema),
  preferences: z.array(z.string()),
  rubrics: z.array(NamedSchema),
  experience: z.array(ExperienceSchema),
  education: z.array(EducationSchema),
  languages: z.array(LanguageSkillSchema),
  visibility: VisibilitySchema,
  /** The number of employers who have requested the phone number. */
  phone_views: z.int(),
})
export type Profile = z.infer<typeof ProfileSchema>
export const ProfileAnswer = one(ProfileSchema)

/** PATCH /cabinet/profile: omitted fields stay, null clears a field. */
export const ProfilePatchSchema = patchOf(
  z.object({
    name: line(LIMITS.name),
    surname: line(LIMITS.name),
    /** Employers only. An individual's company data are deleted. */
    person_type: PersonTypeSchema,
    /** For legal entities only, and mandatory for them. */
    company_name: z.nullable(line(LIMITS.companyName)),
    contact_name: z.nullable(line(LIMITS.name)),
    /** Only for legal entities. */
    vat_id: optionalLine(LIMITS.vatId),
    citizenship: z.nullable(countryCode),
    birthday: z.nullable(DateSchema),
    about: optionalText(PROFILE_LIMITS.about),
    family_status: z.nullable(FamilyStatusSchema),
    smoking: z.nullable(SmokingSchema),
    country: z.nullable(countryCode),
    city_id: z.nullable(CityIdSchema),
    preferences: z
      .array(line(LIMITS.listItem, 1, 'value_empty'))
      .check(z.maxLength(LIMITS.listItems, 'too_many')),
    rubric_ids: z.array(RubricIdSchema).check(z.maxLength(PROFILE_LIMITS.rubrics, 'too_many')),
    visibility: patchOf(VisibilitySchema),
  }),
)
export type ProfilePatch = z.input<typeof ProfilePatchSchema>

/** PUT /cabinet/avatar takes multipart `avatar`: JPEG, PNG or WebP. */
export const AVATAR_BYTES = 5 * 1024 * 1024
export const AvatarAnswer = one(z.object({ url_img: z.string() }))

// The public profile

const idAndVersion = { id: true, version: true } as const

/** GET /users/{id}: what the user shows. A hidden field looks like an empty one. */
export const PublicProfileSchema = z.object({
  id: z.int(),
  role: OpenRoleSchema,
  person_type: PersonTypeSchema,
  /** The company's name, or the person's; the surname is shortened to its initial unless shown. */
  name: z.string(),
  url_img: z.nullable(z.string()),
  member_since: TimeSchema,
  about: z.nullable(z.string()),
  /** What the employer's company says about itself. Answers stored by an earlier release have neither that, nor logo and address. */
  about_company: z.optional(z.nullable(z.string())),
  company_logo: z.optional(z.nullable(z.string())),
  company_address: z.optional(z.nullable(z.string())),
  citizenship: z.nullable(z.string()),
  /** In years; the birthday itself is never public. */
  age: z.nullable(z.int()),
  family_status: z.nullable(FamilyStatusSchema),
  smoking: z.nullable(SmokingSchema),
  country: z.nullable(z.string()),
  city: z.nullable(NamedSchema),
  preferences: z.array(z.string()),
  rubrics: z.array(NamedSchema),
  experience: z.array(z.omit(ExperienceSchema, idAndVersion)),
  education: z.array(z.omit(EducationSchema, idAndVersion)),
  languages: z.array(z.omit(LanguageSkillSchema, idAndVersion)),
  /** An employer's share of bids answered, 0 to 1; null for others, and while there are too few bids. */
  answer_rate: z.nullable(z.number()),
  /** A few of the person's listed items, latest first: a worker's offers, an employer's jobs. */
  offers: z.array(OfferCardSchema),
  jobs: z.array(JobCardSchema),
  /** For a signed-in employer who views a worker. */
  is_favorite: z.optional(z.boolean()),
  can_show_phone: z.optional(z.boolean()),
  /** The missing requirement for an employer to see the phone number. */
  phone_lack: z.optional(z.enum(['email_unconfirmed', 'vacancy_needed'])),
})
export type PublicProfile = z.infer<typeof PublicProfileSchema>
export const PublicProfileAnswer = one(PublicProfileSchema)
/** POST /users/{id}/phone. */
export const PhoneAnswer = one(z.object({ phone: z.string() }))

/** GET /cabinet/resume: JSON Resume (jsonresume.org), without our envelope. */
export const ResumeSchema = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.optional(z.string()),
    image: z.optional(z.string()),
    summary: z.optional(z.string()),
    location: z.optional(z.object({ city: z.optional(z.string()), countryCode: z.optional(z.string()) })),
  }),
  work: z.array(
    z.object({
      /** The employer. */
      name: z.optional(z.string()),
      position: z.string(),
      /** YYYY-MM, as `endDate`. */
      startDate: z.string(),
      endDate: z.optional(z.string()),
      summary: z.optional(z.string()),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      area: z.string(),
      /** YYYY-MM, as `endDate`. */
      startDate: z.string(),
      endDate: z.optional(z.string()),
      /** Not part of JSON Resume: the recognition of a foreign qualification, in words. */
      recognition: z.optional(z.string()),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), fluency: z.string() })),
  meta: z.object({ lastModified: z.string() }),
})
export type Resume = z.infer<typeof ResumeSchema>
