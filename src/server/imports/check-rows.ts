import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { text } from '#shared/contract/conventions.ts'
import type { ImportColumn } from '#shared/contract/import-columns.ts'
import type { ImportDefaults, ImportProblem, RowChange, StoredChange } from '#shared/contract/imports.ts'
import type { MinimumWage, PayWarning } from '#shared/contract/pay.ts'
import { type VacancyForm, VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { validFields } from '#shared/contract/valid-fields.ts'
import { dayOf } from '#shared/day-of.ts'
import { payWarningsOf } from '#shared/rules/pay-warnings.ts'
import type { FieldProblems } from '../http/problem.ts'
import { textKeyOf } from '../texts/texts.ts'
import { findKnownProblems } from '../vacancies/check-text.ts'
import type { FindPlaces } from './find-places.ts'
import type { FeedRow } from './formats/feed-row.ts'
import type { ImportedRow } from './imported-store.ts'
import { toForm } from './to-form.ts'

/** What an import does with a row. `form` is null for a row that cannot be imported. */
export type CheckedRow = {
  line: number
  externalId: string
  title: string | null
  change: RowChange
  form: VacancyForm | null
  hash: string | null
  problems: ImportProblem[]
  /** Only of a new or changed row. */
  warnings: PayWarning[]
  /** Of a changed row. */
  changes: StoredChange[]
}
type Options = {
  defaults: ImportDefaults
  places: FindPlaces
  wages: MinimumWage[]
  now: Date
  known: ReadonlyMap<string, ImportedRow>
}

const MAX_ID = 200
const ExternalIdSchema = text(MAX_ID)

/** Compares the rows of a feed, in order, with what was imported before. An id that occurs again is a problem. */
export function createRowCheck(options: Options): (row: FeedRow) => CheckedRow {
  const seen = new Set<string>()
  return (row) => {
    const id = z.safeParse(ExternalIdSchema, row.externalId)
    const problems = id.success ? [] : problemsOf('external_id', id.error)
    if (id.success && seen.has(row.externalId)) problems.push({ field: 'external_id', key: 'duplicate_id' })
    seen.add(row.externalId)
    const { form, problems: found } = checkForm(row, options)
    problems.push(...found)
    for (const problem of problems) problem.column = row.headings?.[columnOf(problem.field, row)] ?? null
    const shown = {
      line: row.line,
      externalId: storable(row.externalId),
      title: storable(row.fields.title ?? ''),
    }
    if (!form || problems.length > 0)
      return { ...shown, change: 'invalid', form: null, hash: null, problems, warnings: [], changes: [] }
    const hash = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
    const change = changeOf(options.known.get(row.externalId), hash)
    const { wages, now } = options
    const warnings = change === 'unchanged' ? [] : payWarningsOf(form, wages, dayOf(now))
    return { ...shown, change, form, hash, problems, warnings, changes: [] }
  }
}

/** A vacancy that the employer has closed or deleted stays so. */
function changeOf(known: ImportedRow | undefined, hash: string): RowChange {
  if (!known) return 'new'
  return known.hash === hash || !known.is_open ? 'unchanged' : 'changed'
}

/** Checks a row by the rules of the vacancy form. */
function checkForm(row: FeedRow, { defaults, places, now }: Options) {
  const { form, problems: ofPlaces } = toForm(row, defaults, places)
  const parsed = z.safeParse(VacancyFormSchema, form)
  const problems = listProblems(ofPlaces)
  if (!parsed.success) {
    const ofForm = parsed.error.issues.map((issue) => toProblem(String(issue.path[0]), issue, row))
    problems.push(...ofForm.filter(({ field }) => !(field in ofPlaces)))
  }
  // Also the rules of the valid fields, so that one round of mending is enough.
  const valid = parsed.success ? parsed.data : validFields(VacancyFormSchema.shape, form)
  problems.push(...listProblems(findKnownProblems(valid, now)))
  const quoted = problems.map((problem) => ({ ...problem, given: textOf(problem.field, row) }))
  return { form: parsed.success ? parsed.data : null, problems: quoted }
}

const MAX_GIVEN = 60

/** The column that a field is read from. */
function columnOf(field: string, { fields }: FeedRow): ImportColumn {
  if (field === 'rubric_id') return 'rubric'
  if (field === 'city_id') return fields.city || !fields.postal_code ? 'city' : 'postal_code'
  return field as ImportColumn
}

/** What the row has in the column of a field, shortened; null when it is empty. */
function textOf(field: string, row: FeedRow): string | null {
  const text = row.fields[columnOf(field, row)]
  if (!text) return null
  return storable(text.length > MAX_GIVEN ? `${text.slice(0, MAX_GIVEN)}…` : text)
}

/** The problems of fields as a list. */
export const listProblems = (problems: FieldProblems): ImportProblem[] =>
  Object.entries(problems).flatMap(([field, keys]) => keys.map((key) => ({ field, key })))

const problemsOf = (field: string, error: z.core.$ZodError): ImportProblem[] =>
  error.issues.map((issue) => toProblem(field, issue))

function toProblem(field: string, issue: z.core.$ZodIssue, row?: FeedRow): ImportProblem {
  // The form's text would say "choose from the list" or "empty"; a file has no list, and its cell is not empty.
  if (row && issue.code === 'invalid_value' && textOf(field, row))
    return { field, key: 'unknown_word', values: { allowed: issue.values.join(', ') } }
  const { minimum, maximum } = issue as { minimum?: number; maximum?: number }
  const values = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
  return { field, key: textKeyOf(issue.message, issue.code), values }
}

// PostgreSQL stores neither NUL nor lone surrogates; the text may come from a row that was refused for them.
const storable = (value: string) => value.replaceAll('\0', '').slice(0, MAX_ID).toWellFormed()
