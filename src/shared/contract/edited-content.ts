import * as z from 'zod/mini'
import { OWN_PICTURE } from '../own-picture.ts'
import { FAQ_GROUPS, LEGAL_PAGES, RUBRIC_ICONS } from './content-kinds.ts'
import {
  DateSchema,
  EmailSchema,
  Int4Schema,
  LanguageSchema,
  ListSearchSchema,
  line,
  listOf,
  one,
  optionalText,
  PageQuerySchema,
  pageOf,
  TimeSchema,
  text,
} from './conventions.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { LIMITS } from './limits.ts'
import { OwnerProofSchema } from './owner-proof.ts'

export type LocalTexts = Partial<Record<Language, string>>

/** Texts keyed by language. Blank ones are left out; at least one must remain. */
const localTexts = (max: number) =>
  z.pipe(
    z.pipe(
      z.partialRecord(LanguageSchema, z.nullable(z.string().check(z.trim(), z.maxLength(max, 'too_long')))),
      z.transform(withoutBlanks),
    ),
    z
      .partialRecord(LanguageSchema, text(max))
      .check(z.refine((texts: LocalTexts) => Object.keys(texts).length > 0, 'required')),
  )
const withoutBlanks = (texts: Partial<Record<Language, string | null>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value)) as LocalTexts

/** As `localTexts`, but all languages are mandatory, because names in lists have no fallback. */
const allTexts = (max: number) => {
  const value = line(max)
  return z.object({ en: value, ru: value, pl: value, de: value })
}

const SlugSchema = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'empty', abort: true }),
    z.maxLength(LIMITS.slug, 'too_long'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid_slug'),
  )
/** Null for a draft. A future time schedules the publication. */
const PublishedAtSchema = z._default(z.nullable(z.iso.datetime('invalid_date')), null)
const PositionSchema = z._default(
  z.int('not_a_number').check(z.gte(0, 'too_small'), z.lte(10_000, 'too_large')),
  0,
)
const LinkSchema = z
  .string('required')
  .check(z.trim(), z.regex(/^https:\/\/[^\s<>"]+$/, 'invalid_link'), z.maxLength(500, 'too_long'))
const optionalLink = z.pipe(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.trim() || null),
    ),
  ),
  z.nullable(LinkSchema),
)

export const PicturePathSchema = z.string('required').check(z.regex(OWN_PICTURE, 'invalid_value'))
/** A cover picture. Its description is mandatory for screen readers. */
export const CoverSchema = z.object({ picture: PicturePathSchema, alts: localTexts(LIMITS.pictureText) })

const bodies = localTexts(LIMITS.articleText)
const titles = localTexts(LIMITS.articleTitle)

export const BlogFormSchema = z.object({
  slug: SlugSchema,
  titles,
  summaries: localTexts(LIMITS.articleSummary),
  bodies,
  cover: z._default(z.nullable(CoverSchema), null),
  sources: z._default(
    z.array(z.object({ name: line(200), url: LinkSchema })).check(z.maxLength(20, 'too_many')),
    [],
  ),
  /** When the text was last checked against its sources. */
  checked_on: z._default(z.nullable(DateSchema), null),
  published_at: PublishedAtSchema,
})
export const NewsFormSchema = z.object({ titles, bodies, published_at: PublishedAtSchema })
export const FaqFormSchema = z.object({
  topic: z.enum(FAQ_GROUPS),
  questions: titles,
  answers: bodies,
  position: PositionSchema,
})
export const PageFormSchema = z.object({ slug: SlugSchema, titles, bodies })
export const RubricFormSchema = z.object({
  slug: SlugSchema,
  icon: z.enum(RUBRIC_ICONS, 'invalid_value'),
  names: allTexts(LIMITS.name),
  /** Keywords that people use to search for this rubric. */
  synonyms: z._default(
    z.partialRecord(LanguageSchema, z.array(line(60)).check(z.maxLength(40, 'too_many'))),
    {},
  ),
  in_main: z._default(z.boolean(), false),
  position: PositionSchema,
})
/** Where a language has no name of its own, the German name is shown. */
export const CityFormSchema = z.object({
  names: localTexts(LIMITS.name).check(z.refine(({ de }: LocalTexts) => de !== undefined, 'required')),
})
export const ContactFormSchema = z.object({
  address: text(300),
  phone: line(LIMITS.phone),
  phone2: optionalText(LIMITS.phone),
})

/** The form of each kind of content. */
export const CONTENT_FORMS = {
  blog: BlogFormSchema,
  news: NewsFormSchema,
  faq: FaqFormSchema,
  pages: PageFormSchema,
  rubrics: RubricFormSchema,
  cities: CityFormSchema,
  contacts: ContactFormSchema,
} as const
export type ContentForms = { [Kind in keyof typeof CONTENT_FORMS]: z.output<(typeof CONTENT_FORMS)[Kind]> }
export type ContentForm = ContentForms[keyof ContentForms]

/** The version on which the change is based. 409 when it is not the latest. */
export const VersionSchema = z.optional(Int4Schema)
export const EditedSchema = z.object({
  id: z.int(),
  version: z.int(),
  /** Whether this version is not public until it is announced or put into force. */
  waits: z.optional(z.boolean()),
  /** The day from which an announced version will apply: later corrections of wording apply with it, not earlier. */
  coming_on: z.optional(DateSchema),
  /** Of a version that waits: the languages whose text is that of the version before, which everybody was told of. */
  unchanged: z.optional(z.array(LanguageSchema)),
  form: z.record(z.string(), z.unknown()),
})
export type Edited = z.infer<typeof EditedSchema>
export const EditedAnswer = one(EditedSchema)
export const EditedListAnswer = pageOf(EditedSchema)
/** GET /admin/{kind}: `q` finds words of the titles, in all languages. Deleted items have their last version. */
export const EditedQuerySchema = z.object({
  state: z._default(z.enum(['present', 'deleted']), 'present'),
  q: ListSearchSchema,
  ...PageQuerySchema.shape,
})

export const ContentVersionSchema = z.object({
  version: z.int(),
  form: z.record(z.string(), z.unknown()),
  /** Null for a text of the first start, or of a deleted account. */
  author: z.nullable(z.string()),
  created_at: TimeSchema,
})
export type ContentVersion = z.infer<typeof ContentVersionSchema>
export const ContentVersionsAnswer = pageOf(ContentVersionSchema)
/** GET /admin/{kind}/{id}/versions */
export const ContentVersionsQuerySchema = PageQuerySchema
export const RestoreSchema = z.object({ version: Int4Schema })

/** POST /admin/pages/{id}/announcements: tells everybody of a change. */
export const AnnouncementFormSchema = z.extend(OwnerProofSchema, {
  /** The version that everybody is told of. 409 when it is not the latest. */
  version: Int4Schema,
  /** What changes, in a few sentences, in each language of the text. */
  summaries: localTexts(LIMITS.announcement),
  in_force_on: DateSchema,
})
export type AnnouncementForm = z.output<typeof AnnouncementFormSchema>
export const AnnouncementSchema = z.object({
  version: z.int(),
  in_force_on: DateSchema,
  /** How many people have been told. */
  told: z.int(),
  created_at: TimeSchema,
  /** Null while people are being told. */
  done_at: z.nullable(TimeSchema),
})
export type Announcement = z.infer<typeof AnnouncementSchema>
export const AnnouncementAnswer = one(AnnouncementSchema)
/** GET of the same address, latest first. */
export const AnnouncementsAnswer = listOf(AnnouncementSchema)

/**
 * POST /admin/pages/{id}/in-force: a correction of wording applies at once. 409 when the version is not the latest. Everybody's
 * later consents name it, so that a stolen session must not do it.
 */
export const InForceSchema = z.extend(OwnerProofSchema, { version: Int4Schema })

export const PreviewSchema = z.object({
  text: z.string().check(z.maxLength(LIMITS.articleText, 'too_long')),
  language: z._default(LanguageSchema, LANGUAGES[0]),
})
export const PreviewAnswer = one(z.object({ html: z.string() }))
export const PictureAnswer = one(z.object({ picture: PicturePathSchema }))

/** The operator's data, which are filled into imprint and privacy policy (§ 5 DDG, Art. 13 GDPR). */
export const OperatorSchema = z.object({
  name: line(200),
  street: line(200),
  postcode: line(20),
  city: line(100),
  email: EmailSchema,
  phone: optionalText(LIMITS.phone),
  represented_by: optionalText(200),
  register: optionalText(200),
  vat_id: optionalText(40),
  responsible: optionalText(300),
  /** The processors that run servers and mail for the operator (Art. 28 GDPR). */
  processors: optionalText(500),
})
export type Operator = z.output<typeof OperatorSchema>
const given = z.nullable(z.string())
/** Null until the operator has entered their data. */
export const OperatorAnswer = one(
  z.nullable(
    z.object({
      name: z.string(),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      email: z.string(),
      phone: given,
      represented_by: given,
      register: given,
      vat_id: given,
      responsible: given,
      processors: given,
      /** Sent back as `If-Match` with a change. Answers of an earlier release have none. */
      version: z.optional(z.int()),
    }),
  ),
)

export const AppOptionPatchSchema = z.object({
  facebook: z.optional(optionalLink),
  instagram: z.optional(optionalLink),
  telegramChat: z.optional(optionalLink),
  whatsApp: z.optional(optionalLink),
  viberChat: z.optional(optionalLink),
  numberOne: z.optional(z.boolean()),
  default_language: z.optional(z.enum(LANGUAGES, 'required')),
})

const figure = z.optional(
  z.int('not_a_number').check(z.gte(0, 'too_small'), z.lte(1_000_000_000, 'too_large')),
)
export const StatisticsPatchSchema = z.object({
  visitors_per_day: figure,
  candidates: figure,
  vacancies: figure,
  employers: figure,
})

/** The settings that must be set before the site opens. */
export const SETUP_ITEMS = [
  'administrator',
  'operator',
  'language',
  'legal_pages',
  'mail',
  'address',
  /** On PostgreSQL, the app's role owns the tables and could change the audit log. */
  'audit_log',
  'demo',
] as const
export const SetupItemSchema = z.enum(SETUP_ITEMS)
export type SetupItem = z.infer<typeof SetupItemSchema>
const SetupSchema = z.object({
  missing: z.array(SetupItemSchema),
  /** The legal pages that no administrator has saved yet. */
  legal_pages: z.optional(z.array(z.enum(LEGAL_PAGES))),
  /** Whether mails become files in DATA_DIR, for lack of a mail server. */
  mails_are_files: z.optional(z.boolean()),
})
export type Setup = z.infer<typeof SetupSchema>
export const SetupAnswer = one(SetupSchema)
