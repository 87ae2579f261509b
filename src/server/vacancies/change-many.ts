import type { Transaction } from 'kysely'
import type { CloseReason } from '#shared/contract/choices.ts'
import type { VacancyPatch } from '#shared/contract/vacancies.ts'
import { RENEW_BEFORE_MS, VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import type { Tables, VacancyText } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import type { FieldProblems } from '../http/problem.ts'
import { findPlaceProblems } from '../places/read-place.ts'
import { approvalOf } from './approval.ts'
import { findKnownProblems } from './check-text.ts'
import { changesOfText } from './edit.ts'
import { endBids } from './end.ts'
import {
  confirmShown,
  listBidden,
  lockOwnVacancies,
  updateVacancies,
  type VacancyChange,
  type VacancyRow,
} from './store.ts'
import { newestText, patchText, toColumns } from './text.ts'

type Trx = Transaction<Tables>
/** `gone`: the owner has closed or deleted the vacancy. Problems: the text breaks a rule and is not stored. */
export type EditOutcome = 'edited' | 'gone' | FieldProblems
type EditOptions = {
  patchOf: (row: VacancyRow, stored: VacancyText) => VacancyPatch
  mayApprove: (row: VacancyRow, text: VacancyText) => boolean
}

/**
 * Changes the texts of an owner's vacancies by the rules of `editVacancy`, with a few statements for all of them.
 * @param options.patchOf what changes in a vacancy; called once for each that is open, while it is locked
 * @param options.mayApprove which changed texts need no moderation, if the text before was approved
 * @returns what became of each vacancy
 */
export async function editVacancies(
  trx: Trx,
  userId: number,
  ids: readonly number[],
  now: Date,
  { patchOf, mayApprove }: EditOptions,
): Promise<(id: number) => EditOutcome> {
  const rows = await lockOwnVacancies(trx, userId, ids)
  const placeProblemsOf = rememberPlaces(trx)
  const outcomes = new Map<number, EditOutcome>()
  const changes: VacancyChange[] = []
  for (const row of rows) {
    if (row.closed_at) continue
    const stored = newestText(row)
    const text = patchText(stored, patchOf(row, stored))
    const problems = { ...findKnownProblems(text, now, stored), ...(await placeProblemsOf(text)) }
    const isGood = Object.keys(problems).length === 0
    outcomes.set(row.id, isGood ? 'edited' : problems)
    const changed = isGood ? changesOfText(row, text, now) : {}
    const isApproved =
      row.moderation_state === 'approved' && changed.moderation_state === 'pending' && mayApprove(row, text)
    const approved = isApproved
      ? { ...toColumns(text), ...approvalOf({ ...row, version: row.version + 1 }, now) }
      : {}
    if (Object.keys(changed).length) changes.push({ ...changed, ...approved, updated_at: now, id: row.id })
  }
  await updateVacancies(trx, changes)
  return (id) => outcomes.get(id) ?? 'gone'
}

/** Looks each pair of city and rubric up once: the rows of a feed have few. */
function rememberPlaces(trx: Trx) {
  const known = new Map<string, Promise<FieldProblems>>()
  return ({ city_id, rubric_id }: VacancyText) => {
    const key = `${city_id} ${rubric_id}`
    const found = known.get(key) ?? findPlaceProblems(trx, { city_id, rubric_id })
    known.set(key, found)
    return found
  }
}

/**
 * Confirms those of an owner's vacancies that are shown, as `confirmVacancy`. Those that expire within 30 days, or have
 * expired, are renewed. Hidden, paused and closed ones stay as they are.
 */
export const confirmVacancies = (
  trx: Trx,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> =>
  confirmShown(trx, userId, ids, {
    now,
    renewedBefore: new Date(now.getTime() + RENEW_BEFORE_MS),
    expires_at: new Date(now.getTime() + VACANCY_LIFE_MS),
  })

/** Closes an owner's vacancies by the rules of `closeVacancy`, with a few statements for those without bids. */
export async function closeVacancies(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Trx,
  userId: number,
  ids: readonly number[],
  close_reason: CloseReason,
): Promise<void> {
  const now = deps.clock()
  const open = (await lockOwnVacancies(trx, userId, ids)).filter(({ closed_at }) => !closed_at)
  await updateVacancies(
    trx,
    open.map(({ id }) => ({ id, closed_at: now, close_reason, updated_at: now })),
  )
  const idsWithBids = await listBidden(
    trx,
    open.map(({ id }) => id),
  )
  for (const row of open) {
    if (idsWithBids.has(row.id)) await endBids(deps, trx, row, close_reason)
  }
}
