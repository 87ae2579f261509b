import type { Language } from '#shared/contract/languages.ts'
import type { MinimumWage, PayWarning } from '#shared/contract/pay.ts'
import type { Vacancy, VacancyRemark, VacancyWords } from '#shared/contract/vacancies.ts'
import { dayOf } from '#shared/day-of.ts'
import { payWarningsOf } from '#shared/rules/pay-warnings.ts'
import { isAsked } from '#shared/rules/still-open.ts'
import { isListed } from '#shared/rules/vacancy-states.ts'
import type { Db } from '../db/connect.ts'
import { listObjectionNotes } from '../objections/notes.ts'
import { listRefusals } from '../objections/objectionable.ts'
import {
  listMinimumWages,
  listPlaceNames,
  listPublicRows,
  listVacancyRows,
  type VacancyListRow,
} from './store.ts'
import { newestText, publicText } from './text.ts'

/** A vacancy for its owner and moderators, with the version of the shown text. */
export type VacancyView = Vacancy & { version: number }
export { listMinimumWages as listWages } from './store.ts'
export type ViewedVacancy = { row: VacancyListRow; view: VacancyView }

/** Vacancies with their newest text, newest first, of an owner or by id. */
export async function viewVacancies(
  db: Db,
  language: Language,
  now: Date,
  which: Parameters<typeof listVacancyRows>[2],
): Promise<ViewedVacancy[]> {
  const rows = await listVacancyRows(db, language, which)
  const wages = rows.length ? await listMinimumWages(db) : []
  const refused = rows.filter(({ moderation_state }) => moderation_state === 'rejected')
  const refusals = await listRefusals(
    db,
    'vacancy',
    refused.map(({ id, submitted_at }) => ({ id, submittedAt: submitted_at })),
    now,
  )
  const pending = rows.filter(({ moderation_state }) => moderation_state === 'pending')
  const objections = await listObjectionNotes(
    db,
    'vacancy',
    pending.map(({ id }) => id),
  )
  return rows.map((row) => ({
    row,
    view: {
      ...toView(row, wages, now),
      is_taken_down: refusals.get(row.id)?.isTakeDown ?? false,
      is_objectionable: refusals.get(row.id)?.isObjectionable ?? false,
      objection: objections.get(row.id) ?? null,
    },
  }))
}

/** The public text of each vacancy whose changed text waits or was rejected; null when there is no other text. */
export async function viewPublicTexts(
  db: Db,
  language: Language,
  viewed: ViewedVacancy[],
): Promise<(row: VacancyListRow) => VacancyWords | null> {
  const changed = viewed.filter(({ row }) => row.draft)
  const names = await listPlaceNames(
    db,
    language,
    changed.map(({ row }) => row.id),
  )
  return (row) => {
    const named = row.draft && names.find(({ id }) => id === row.id)
    if (!named) return null
    const { rubric_id, city_id, ...text } = publicText(row)
    return {
      ...text,
      rubric: { id: rubric_id, name: named.rubric_name },
      city: { id: city_id, name: named.city_name },
    }
  }
}

function toView(
  row: VacancyListRow,
  wages: MinimumWage[],
  now: Date,
): Omit<VacancyView, 'is_taken_down' | 'is_objectionable' | 'objection'> {
  const { rubric_id, city_id, ...text } = newestText(row)
  return {
    ...text,
    id: row.id,
    slug: row.slug,
    rubric: { id: rubric_id, name: row.rubric_name },
    city: { id: city_id, name: row.city_name },
    published: row.published,
    moderation_state: row.moderation_state,
    moderation_reason: row.moderation_reason,
    moderation_ground: row.moderation_ground,
    is_public: isListed(row, now),
    published_at: row.published_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    close_reason: row.close_reason,
    asked_at: isAsked(row, now) ? row.asked_at.toISOString() : null,
    is_read_only: row.is_read_only,
    import_source: row.import_source,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    rates_count: row.rates_count,
    new_rates_count: row.new_rates_count,
    waiting_rates_count: row.waiting_rates_count,
    accepted_rates_count: row.accepted_rates_count,
    remarks: payRemarks({ ...text, rubric_id }, wages, now),
    version: row.version,
  }
}

/** Which minimum wage the pay of a text is or may be below. */
export function payRemarks(
  text: Parameters<typeof payWarningsOf>[0],
  wages: MinimumWage[],
  now: Date,
): VacancyRemark[] {
  return payWarningsOf(text, wages, dayOf(now)).flatMap(({ kind }) => REMARKS[kind] ?? [])
}

/** The remarks on the public text of each vacancy. */
export async function remarksOnPublicTexts(
  db: Db,
  ids: number[],
  now: Date,
): Promise<Map<number, VacancyRemark[]>> {
  if (ids.length === 0) return new Map()
  const [rows, wages] = await Promise.all([listPublicRows(db, ids), listMinimumWages(db)])
  return new Map(rows.map((row) => [row.id, payRemarks(publicText(row), wages, now)]))
}

const REMARKS: Partial<Record<PayWarning['kind'], VacancyRemark>> = {
  statutory: 'below_minimum_wage',
  sector: 'below_sector_minimum',
}

/** The minimum wage of the first day of work applies: it may have been raised by then. */
export function firstDayOfWork(startDate: string | null, now: Date): string {
  const today = dayOf(now)
  return startDate && startDate > today ? startDate : today
}
