import type { Kysely, Transaction } from 'kysely'
import type { ChosenCloseReason, CloseReason } from '#shared/contract/choices.ts'
import { DAY_MS } from '#shared/durations.ts'
import { canRenew, isListed, VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import { declineUnanswered } from '../bids/answer.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { countAct } from '../limits/count-act.ts'
import { notify } from '../notifications/notify.ts'
import { deleteVacancy } from './delete-store.ts'
import { closedMail } from './mails.ts'
import { listAccepted, lockOwnVacancy, updateVacancy, type VacancyRow } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

// A closed vacancy can be reopened and closed again. Later closings of a day only replace the notification.
const MAILED_A_DAY = 3

/**
 * Extends an approved vacancy to 60 days from now and confirms it.
 * @throws Problem 404, 409 vacancy_closed or not_approved
 */
export async function renewVacancy({ db, clock }: Needs, userId: number, id: number): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const row = await requireOwn(trx, userId, id)
    requireApproved(row)
    const expires_at = new Date(now.getTime() + VACANCY_LIFE_MS)
    await updateVacancy(trx, id, { expires_at, confirmed_at: now, updated_at: now })
  })
}

/**
 * Confirms a listed vacancy: its job is still open. Its expiry stays as it is.
 * @throws Problem 404, 409 vacancy_closed, not_approved or not_shown
 */
export async function confirmVacancy({ db, clock }: Needs, userId: number, id: number): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const row = await requireOwn(trx, userId, id)
    requireApproved(row)
    // The vacancy may be paused meanwhile. A confirmation would hide from its owner that it is not listed.
    if (!isListed(row, now)) throw new Problem('not_shown')
    await updateVacancy(trx, id, { confirmed_at: now })
  })
}

/**
 * Closes a vacancy: declines unanswered bids with the reason, and notifies accepted bidders with another text. Idempotent.
 * @throws Problem 404
 */
export async function closeVacancy(
  deps: Needs,
  userId: number,
  id: number,
  close_reason: ChosenCloseReason = 'filled',
): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (trx) => {
    const row = await requireOwn(trx, userId, id)
    if (row.closed_at) return
    await updateVacancy(trx, id, { closed_at: now, close_reason, updated_at: now })
    await endBids(deps, trx, row, close_reason)
  })
}

/**
 * Reopens and confirms a closed vacancy. An expired vacancy gets a new publication period. Declined bidders can
 * still be accepted. Idempotent.
 * @throws Problem 404, 409 not_approved
 */
export async function reopenVacancy({ db, clock }: Needs, userId: number, id: number): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const row = await requireOwn(trx, userId, id)
    if (!row.closed_at) return
    if (!row.approved_at) throw new Problem('not_approved')
    const hasEnded = row.expires_at !== null && row.expires_at <= now
    await updateVacancy(trx, id, {
      closed_at: null,
      close_reason: null,
      confirmed_at: now,
      updated_at: now,
      ...(hasEnded ? { expires_at: new Date(now.getTime() + VACANCY_LIFE_MS) } : {}),
    })
  })
}

/**
 * Deletes a vacancy. Its bids end and stay with their workers, who are notified unless its closing did so before.
 * @throws Problem 404
 */
export async function removeVacancy(deps: Needs, userId: number, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = await requireOwn(trx, userId, id)
    if (!row.closed_at) await endBids(deps, trx, row, 'deleted')
    await deleteVacancy(trx, row, deps.clock())
  })
}

async function requireOwn(trx: Kysely<Tables>, userId: number, id: number): Promise<VacancyRow> {
  const row = await lockOwnVacancy(trx, userId, id)
  if (!row) throw notFound()
  return row
}

function requireApproved(row: VacancyRow): void {
  if (!canRenew(row)) throw new Problem(row.closed_at ? 'vacancy_closed' : 'not_approved')
}

/** Declines the unanswered bids of a closed or deleted vacancy, and notifies all bidders whose bids were open. */
export async function endBids(
  deps: Omit<Needs, 'db'>,
  trx: Transaction<Tables>,
  row: VacancyRow,
  reason: CloseReason | 'deleted',
): Promise<void> {
  // Only an employer who says so has filled the position.
  const isFilled = reason === 'filled'
  await declineUnanswered(deps, trx, row.user_id, row.id, isFilled ? 'filled' : 'withdrawn')
  const accepted = await listAccepted(trx, row.id)
  if (accepted.length === 0) return
  const limit = { act: 'vacancy-end', subject: String(row.id), max: MAILED_A_DAY, withinMs: DAY_MS }
  const isTooOften = (await countAct(trx, limit, deps.clock())) !== null
  for (const { id, language } of accepted)
    await notify(deps, trx, {
      user_id: id,
      kind: 'bid_answered',
      detail: 'closed',
      actor: { id: row.user_id, name: row.company_name },
      subject: { type: 'job', id: row.id, title: row.title, slug: row.slug },
      isAboutOwnAct: true,
      ...(isTooOften && { repeated: 'too often' as const }),
      mail: closedMail(language, { isFilled, title: row.title }, deps.config.publicUrl),
    })
}
