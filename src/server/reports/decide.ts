import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { DEFAULT_GROUND, type Statement } from '#shared/contract/grounds.ts'
import type { ReportDecisionSchema } from '#shared/contract/reports.ts'
import { findUser } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import { removeBid } from '../bids/remove-bid.ts'
import { removeMessage } from '../conversations/remove-message.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { endTrustAfterRefusal } from '../imports/trust.ts'
import { notify } from '../notifications/notify.ts'
import { closeObjection, requireNotOwn, requireReadObjection } from '../objections/close.ts'
import { takeDownOffer } from '../offers/take-down.ts'
import { lockForMeasure, takeMeasure } from '../people/measures.ts'
import { hideProfile } from '../profiles/hide-profile.ts'
import { withGround } from '../texts/grounds.ts'
import { takeDownVacancy } from '../vacancies/take-down.ts'
import { authorMail, decisionMail } from './mails.ts'
import { notifyReporter } from './notify-reporter.ts'
import { findRecipient, findReport, findReporter, lockReport, saveDecision } from './store.ts'

type Decision = Omit<z.output<typeof ReportDecisionSchema>, 'hold'>
/** Who decides: a moderator, also one whose session has ended before a held decision takes effect. */
type Decider = Pick<Actor, 'id' | 'staffRole'>
type Locked = NonNullable<Awaited<ReturnType<typeof lockReport>>>

/**
 * Decides a report: takes its subject down if so decided, writes the audit log, notifies the reporter, and mails the reason
 * to reporter and author.
 * @throws Problem 404, 409 report_decided, already_decided when something was added meanwhile, own_account, 422
 */
export async function decideReport(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  actor: Decider,
  id: number,
  {
    state,
    decision,
    reporter_decision = decision,
    ground = DEFAULT_GROUND,
    remove = false,
    measure,
    days,
    objected_at,
    additions_read = Number.POSITIVE_INFINITY,
  }: Decision,
): Promise<void> {
  const { clock, tasks, config } = deps
  const now = clock()
  const row = await lockReport(trx, id)
  if (!row) throw notFound()
  if (row.state !== 'open') throw new Problem('report_decided')
  if (row.additions.length > additions_read) throw new Problem('already_decided')
  await requireReadObjection(trx, { type: 'report', id }, objected_at)
  await requireNotOwn(trx, row.author_id, actor.id)
  // Before what is taken down: people are locked first (decision 061).
  if (measure && row.author_id !== null) await lockForMeasure(trx, row.author_id)
  const by = { actorId: actor.id, now }
  const isTakenDown = remove && (await takeDown(deps, trx, row, { state, reason: decision, ground, by }))
  if (measure) {
    // The measure gets the time of the decision, by which a successful objection to it finds this report (`markOverturned`).
    const atOnce = { ...deps, clock: () => now }
    await measureAuthor(atOnce, trx, actor, row, { state, measure, decision, ground, days })
  }
  const noted = { state, decision, decided_by: actor.id, decided_at: now }
  await saveDecision(trx, id, noted)
  const again = { moderatorId: actor.id, isOverturned: state === 'upheld', answer: decision, now }
  const objection = await closeObjection(trx, { type: 'report', id }, again)
  await recordAction(trx, {
    actorId: actor.id,
    action: `report.${state}`,
    subject: { type: 'report', id },
    reason: decision,
    before: { state: 'open' },
    after: { state, removed: isTakenDown, measure: measure ?? null },
    details: {
      type: row.type,
      subject_id: row.subject_id,
      author_id: row.author_id,
      ...(state === 'upheld' && { ground }),
      ...(reporter_decision !== decision && { reporter_reason: reporter_decision }),
    },
    at: now,
  })
  const verdict = { ...row, state, at: now, decision, ground, isRemoved: remove, isAgain: objection !== null }
  const reporter = await findReporter(trx, row)
  await notifyReporter(deps, trx, row, { detail: state, reason: reporter_decision })
  if (reporter)
    await tasks.add(
      trx,
      'send-mail',
      decisionMail(reporter, { ...verdict, decision: reporter_decision }, config.publicUrl),
    )
  const author = row.author_id === null ? null : await findRecipient(trx, row.author_id)
  // The author has been told that nothing changes, and nothing does.
  const isTold = objection !== null && state === 'dismissed'
  // The link to object is in the mail of the decision that has removed it.
  const toAuthor = { ...verdict, isRemoved: isTakenDown }
  if (author && !isTold) await tasks.add(trx, 'send-mail', authorMail(author, toAuthor, config.publicUrl))
}

/** The author of what is reported, null when they have no account. */
export const findReportedAuthor = async (db: Kysely<Tables>, id: number): Promise<number | null> =>
  (await findReport(db, id))?.author_id ?? null

/**
 * Takes a reported vacancy or offer down, removes a message or bid or hides a profile, and notifies the author. The mail with
 * the reasons is the decision's. An upheld report ends the trust in the sources of an imported vacancy, also of a removed one.
 * @returns false when an earlier decision has already done so, or the author has deleted it
 * @throws Problem 422 for a report that is not upheld
 */
async function takeDown(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  { type, subject_id: id, subject_title: title, author_id: ownerId }: Locked,
  { state, reason, ground, by }: Statement & { state: Decision['state']; by: { actorId: number; now: Date } },
): Promise<boolean> {
  if (state !== 'upheld') throw invalid({ remove: ['invalid_value'] })
  if (type === 'message' || type === 'user' || type === 'bid')
    return hide(deps, trx, { type, id, ownerId }, { reason, ground, now: by.now })
  if (type === 'job') await endTrustAfterRefusal(trx, id, { ...by, ownerId })
  const takeDownContent = type === 'job' ? takeDownVacancy : takeDownOffer
  if (!(await takeDownContent(trx, id, { reason, ground }, by.now))) return false
  if (ownerId === null) return true
  await notify(deps, trx, {
    user_id: ownerId,
    ...(type === 'offer'
      ? { kind: 'offer_taken_down', subject: { type, id, title } }
      : { kind: 'vacancy_rejected', subject: { type: 'vacancy', id, title }, detail: 'taken_down' }),
  })
  return true
}

/** Removes a message or bid, or hides a profile. The notification has the reason, for authors whom no mail reaches. */
async function hide(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  { type, id, ownerId }: { type: 'message' | 'user' | 'bid'; id: number; ownerId: number | null },
  { now, ...statement }: Statement & { now: Date },
): Promise<boolean> {
  const roomId = type === 'message' ? await removeMessage(deps, trx, id, statement) : null
  const isHidden =
    type === 'user'
      ? await hideProfile(trx, id, statement, now)
      : type === 'bid'
        ? await removeBid(trx, id, statement, now)
        : roomId !== null
  if (!isHidden) return false
  const author = ownerId === null ? null : await findUser(trx, ownerId)
  if (!author) return true
  const title = withGround(author.language, statement)
  await notify(deps, trx, {
    user_id: author.id,
    kind: 'content_removed',
    subject:
      roomId === null ? { type: 'account', id: author.id, title } : { type: 'room', id: roomId, title },
    detail: type === 'user' ? 'profile' : type,
  })
  return true
}

/** @throws Problem 422 for a report that is not upheld or an author without an account, and as `takeMeasure` */
async function measureAuthor(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  actor: Decider,
  { author_id }: Locked,
  {
    state,
    measure,
    decision,
    ground,
    days,
  }: Pick<Decision, 'state' | 'measure' | 'decision' | 'days'> & Pick<Statement, 'ground'>,
): Promise<void> {
  if (!measure) return
  if (state !== 'upheld' || author_id === null) throw invalid({ measure: ['invalid_value'] })
  await takeMeasure(deps, trx, actor, { id: author_id, measure, reason: decision, ground, days })
}
