import * as z from 'zod/mini'
import type { ImportChange, ImportedField, StoredChange } from '#shared/contract/imports.ts'
import { type VacancyForm, VacancyFormSchema, type VacancyPatch } from '#shared/contract/vacancies.ts'
import type { VacancyText } from '../db/tables.ts'

// Fields that make sense together alone: half a pay range of the feed and half of the employer's would be wrong.
const GROUPS: readonly ImportedField[][] = [
  ['pay_type', 'pay_amount', 'pay_max', 'hours_per_week'],
  ['city_id', 'street', 'postal_code'],
]

type Merge = {
  /** What the row had at its last import; null when that is not known. */
  last: Partial<VacancyForm> | null
  /** The vacancy's newest text. */
  present: VacancyText
  next: VacancyForm
  /** When a person has last changed the vacancy. */
  editedAt: Date | null
}

/**
 * Merges a row of a feed into its vacancy. A value that the feed has changed since the last import wins; otherwise an edit by
 * hand stays. Pay and workplace are merged as a whole.
 * @returns the fields to change, and what becomes of each field in which feed and vacancy differ
 */
export function mergeRow({ last, present, next, editedAt }: Merge): {
  patch: VacancyPatch
  changes: StoredChange[]
} {
  const { published: _, ...text } = next
  const fields = Object.keys(text) as ImportedField[]
  const known = last && withDefaults(last, next)
  const hasChanged = (field: ImportedField) => !known || !isSame(known[field], next[field])
  const isTaken = (field: ImportedField) =>
    (GROUPS.find((group) => group.includes(field)) ?? [field]).some(hasChanged)
  const isByHand = (field: ImportedField) =>
    known ? !isSame(known[field], present[field]) : editedAt !== null
  const changes = fields
    .filter((field) => !isSame(present[field], next[field]))
    .map((field) => ({ field, before: present[field], effect: effectOf(isTaken(field), isByHand(field)) }))
  const taken = changes.filter(({ effect }) => effect !== 'keeps').map(({ field }) => [field, next[field]])
  return { patch: Object.fromEntries(taken), changes }
}

function effectOf(isTaken: boolean, isByHand: boolean): ImportChange['effect'] {
  if (!isTaken) return 'keeps'
  return isByHand ? 'overwrites' : 'sets'
}

/** Fields that are newer than the last import had their default then: no feed could name them. */
function withDefaults(last: Partial<VacancyForm>, next: VacancyForm): Partial<VacancyForm> {
  if (Object.keys(next).every((field) => field in last)) return last
  const parsed = z.safeParse(VacancyFormSchema, last)
  return parsed.success ? parsed.data : last
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
