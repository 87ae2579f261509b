import * as z from 'zod/mini'
import { CHOICE_SCHEMAS, PayTypeSchema } from './choice-schemas.ts'
import {
  BodyIdSchema,
  LanguageSchema,
  line,
  listOf,
  MoneySchema,
  one,
  optionalLine,
  pageOf,
  TimeSchema,
} from './conventions.ts'
import { LIMITS } from './limits.ts'
import { PayWarningSchema } from './pay.ts'
import type { VacancyForm } from './vacancies.ts'

export const MAX_IMPORT_SOURCES = 20
export const MAX_SOURCE_NAME = 100
export const MAX_FEED_ADDRESS = 2000
/** So many of the vacancies that an import would close are named. */
export const MAX_NAMED_ENDS = 10
/** If a nightly feed would end more than this share of its vacancies, the employer is asked first. */
export const MAX_ENDED_SHARE = 0.3

/** The share of the new and changed texts of a trusted source that moderators read. */
export const TRUSTED_SAMPLE_SHARE = 0.1

const optional = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null)

/** Fields of the vacancy form for rows that lack them. */
const DEFAULTS = {
  company_name: optionalLine(LIMITS.companyName),
  contact_name: optionalLine(LIMITS.name),
  rubric_id: optional(BodyIdSchema),
  city_id: optional(BodyIdSchema),
  pay_type: optional(PayTypeSchema),
  pay_amount: optional(MoneySchema),
  employment_type: optional(CHOICE_SCHEMAS.employment_type),
  employer_kind: optional(CHOICE_SCHEMAS.employer_kind),
  language: optional(LanguageSchema),
}

// Behind the host there may be spaces, as in a file's name: browsers and the URL parser encode them (WHATWG URL, 4.4).
const FEED_ADDRESS = /^https:\/\/[^/?#@:\s]+(?::443)?(?:[/?#][\S ]*)?$/i

/** Whether it is https on the usual port, without credentials. The server also refuses hosts that are not public. */
const isFeedAddress = (value: string | null): boolean => value === null || FEED_ADDRESS.test(value)

/**
 * POST /cabinet/imports and PUT /cabinet/imports/{id}: where vacancies come from. Without an address, files are uploaded.
 */
export const ImportSourceFormSchema = z.object({
  name: line(MAX_SOURCE_NAME),
  url: optionalLine(MAX_FEED_ADDRESS).check(z.refine(isFeedAddress, 'feed_address')),
  daily: z._default(z.boolean(), false),
  ...DEFAULTS,
})
/** As stored; the form's schemas also trim what is typed. */
const ImportDefaultsSchema = z.object({
  company_name: z.nullable(z.string()),
  contact_name: z.nullable(z.string()),
  rubric_id: z.nullable(z.int()),
  city_id: z.nullable(z.int()),
  pay_type: z.nullable(PayTypeSchema),
  pay_amount: z.nullable(z.number()),
  employment_type: z.nullable(CHOICE_SCHEMAS.employment_type),
  employer_kind: z.nullable(CHOICE_SCHEMAS.employer_kind),
  language: z.nullable(LanguageSchema),
})
export type ImportSourceForm = z.infer<typeof ImportSourceFormSchema>
export type ImportDefaults = Omit<ImportSourceForm, 'name' | 'url' | 'daily'>

export const ImportStateSchema = z.enum(['reading', 'ready', 'importing', 'done', 'failed'])
export type ImportState = z.infer<typeof ImportStateSchema>
export const RowChangeSchema = z.enum(['new', 'changed', 'unchanged', 'ended', 'invalid'])
export type RowChange = z.infer<typeof RowChangeSchema>
/**
 * A broken rule of a row: the key of its text with the values in it, what the row has in that column, and how the table heads
 * the column.
 */
export type ImportProblem = {
  field: string
  key: string
  values?: Record<string, number | string>
  given?: string | null
  column?: string | null
}

/** A field that a row of an import sets. */
export type ImportedField = Exclude<keyof VacancyForm, 'published'>
type ImportedValue = string | number | readonly string[] | null
/** A field in which a row differs from its vacancy, as stored; the new value is in the row's form. */
export type StoredChange = Pick<ImportChange, 'effect'> & { field: ImportedField; before: ImportedValue }

/** The last import of a source: what it will change, or has changed. */
export const ImportRunSchema = z.object({
  state: ImportStateSchema,
  /** Why no row could be read. */
  failure: z.nullable(z.string()),
  counts: z.record(RowChangeSchema, z.int()),
  /** The number of new and changed rows whose pay should be checked. Answers stored by an earlier release lack it. */
  warned: z.optional(z.int()),
  /** The number of rows that overwrite an edit by hand. Answers stored by an earlier release lack it. */
  overwritten: z.optional(z.int()),
  /** The number of rows whose change is done. */
  done: z.int(),
  /** Whether vacancies would be closed: then the start needs a confirmation, unless it leaves them open. */
  asks_ends: z.boolean(),
  /** Read from a file. Its start may leave missing vacancies open; those of a feed are closed. Answers stored by an earlier release have neither this nor `ends`. */
  is_upload: z.optional(z.boolean()),
  /** The first vacancies that would be closed, those with most bids first; `bids` counts unanswered and accepted ones. */
  ends: z.optional(z.array(z.object({ id: z.int(), title: z.string(), bids: z.int() }))),
  created_at: TimeSchema,
})
export type ImportRun = z.infer<typeof ImportRunSchema>

export const ImportSourceSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.nullable(z.string()),
  daily: z.boolean(),
  /** Since when the daily reading is paused, after three failures in a row. Answers stored by an earlier release lack it. */
  paused_at: z.optional(z.nullable(TimeSchema)),
  /** Fields of the vacancy form for rows that lack them. */
  defaults: ImportDefaultsSchema,
  /** The number of its vacancies that are not closed. */
  vacancies: z.int(),
  /** How many of them a moderator has still to read. Answers stored by an earlier release lack it. */
  in_review: z.optional(z.int()),
  /** How many approved ones nobody sees: hidden, paused or expired. Answers stored by an earlier release lack it. */
  hidden: z.optional(z.int()),
  /** Moderators read only a sample of its texts. */
  trusted: z.boolean(),
  run: z.nullable(ImportRunSchema),
})
export type ImportSource = z.infer<typeof ImportSourceSchema>
export const ImportSourceAnswer = one(ImportSourceSchema)
export const ImportSourcesAnswer = listOf(ImportSourceSchema)

/** POST /cabinet/imports/{id}/start: does what the dry run has shown. */
export const StartImportSchema = z.object({
  /** Closes the vacancies of the source that the file does not contain. Those of a feed are always closed. */
  close_missing: z._default(z.boolean(), false),
  ends_confirmed: z._default(z.boolean(), false),
})

const ImportedValueSchema = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]))
/** A field in which a changed row differs from its vacancy. Places have their names. */
export const ImportChangeSchema = z.object({
  field: z.string(),
  /**
   * sets: the feed's value replaces the former value of the feed. overwrites: it replaces an edit by hand.
   * keeps: the feed has not changed it since the last import, so an edit by hand stays.
   */
  effect: z.enum(['sets', 'overwrites', 'keeps']),
  /** The value of the vacancy before the import. */
  before: ImportedValueSchema,
  /** The value of the feed. */
  after: ImportedValueSchema,
})
export type ImportChange = z.infer<typeof ImportChangeSchema>

/**
 * GET /cabinet/imports/{id}/rows: the rows that the import creates, changes or leaves as they are, in this order, but those
 * with warnings or edits by hand that are overwritten first.
 */
export const ImportRowSchema = z.object({
  line: z.int(),
  external_id: z.string(),
  title: z.string(),
  city: z.nullable(z.string()),
  change: z.enum(['new', 'changed', 'unchanged']),
  /** Why the pay of a new or changed row should be checked. It is imported nevertheless. */
  warnings: z.array(PayWarningSchema),
  /** Of a changed row. Answers of an earlier release have neither this nor `edited_at`. */
  changes: z.optional(z.array(ImportChangeSchema)),
  /** When the vacancy was last changed by hand; null for never. */
  edited_at: z.optional(z.nullable(TimeSchema)),
})
export type ImportRow = z.infer<typeof ImportRowSchema>
export const ImportRowsPage = pageOf(ImportRowSchema)

/** GET /cabinet/imports/{id}/problems: the rows that cannot be imported. */
export const ImportProblemsSchema = z.object({
  /** The line of a CSV file, else the number of the vacancy in the feed. */
  line: z.int(),
  external_id: z.string(),
  title: z.nullable(z.string()),
  problems: z.array(
    z.object({
      field: z.string(),
      text: z.string(),
      /** The beginning of what the row has in that column; null when it is empty. */
      given: z.nullable(z.string()),
      /** The heading of the column in the employer's table; null when the table lacks it, and for other formats. */
      column: z.nullable(z.string()),
    }),
  ),
})
export type ImportProblems = z.infer<typeof ImportProblemsSchema>
export const ImportProblemsPage = pageOf(ImportProblemsSchema)

/** POST /admin/import-sources/{id}/trust */
export const TrustSourceSchema = z.object({
  trusted: z.boolean('required'),
  /** The address that the moderator read, null for uploads. Trust in another one gives 409. Earlier clients leave it out. */
  url: z.optional(z.nullable(z.string())),
})
export type TrustSource = z.infer<typeof TrustSourceSchema>
