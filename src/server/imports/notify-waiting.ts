import { findUser } from '../accounts/users.ts'
import type { Deps } from '../http/deps.ts'
import { notify } from '../notifications/notify.ts'
import { pausedImportMail, waitingImportMail } from './mails.ts'
import { findRun, lockRunWithSource, updateRun } from './runs-store.ts'
import { countFailedNight } from './sources-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>
type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

/**
 * Notifies an employer once that a nightly import has failed or waits for a confirmation. After three failures in a row the
 * nightly reading is paused, which the mail says. Without a connection to the feed, `settleNights` decides.
 */
export async function notifyWaiting(deps: Needs, runId: number): Promise<void> {
  const run = await findRun(deps.db, runId)
  if (!run?.is_daily || (run.state !== 'failed' && run.state !== 'ready')) return
  if (run.night && run.failure === 'feed_unconnected') return
  await notifyOwner(deps, run)
}

/** Notifies the employer of a nightly run that has failed or waits, if nobody has done so. A failure counts. */
export async function notifyOwner(deps: Needs, run: Run): Promise<void> {
  const { id, state, user_id, source_id, name } = run
  const user = await findUser(deps.db, user_id)
  if (!user) return
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockRunWithSource(trx, run, state))) return
    // A run that is not daily causes no notification, so the employer is notified once.
    await updateRun(trx, id, { is_daily: false })
    const isPaused = state === 'failed' && (await countFailedNight(trx, source_id, deps.clock()))
    const mailOf = isPaused ? pausedImportMail : waitingImportMail
    await notify(deps, trx, {
      user_id,
      kind: 'import_waiting',
      subject: { type: 'import', id: source_id, title: name },
      mail: mailOf(user.language, name, deps.config.publicUrl),
    })
  })
}
