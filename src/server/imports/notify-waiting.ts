import { findUser } from '../accounts/users.ts'
import { lockOwn } from '../db/own-rows.ts'
import type { Deps } from '../http/deps.ts'
import { notify } from '../notifications/notify.ts'
import { pausedImportMail, waitingImportMail } from './mails.ts'
import { findRun, lockRun, updateRun } from './runs-store.ts'
import { countFailedNight } from './sources-store.ts'

/**
 * Notifies an employer once that a nightly import has failed or waits for a confirmation. After three failures in a row the
 * nightly reading is paused, which the mail says.
 */
export async function notifyWaiting(
  deps: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  runId: number,
): Promise<void> {
  const run = await findRun(deps.db, runId)
  if (!run?.is_daily || (run.state !== 'failed' && run.state !== 'ready')) return
  const { state, user_id, source_id, name } = run
  const user = await findUser(deps.db, user_id)
  if (!user) return
  await deps.db.transaction().execute(async (trx) => {
    // The source before the run, as in `beginRun`: else both could wait for each other.
    await lockOwn(trx, 'import_sources', user_id, source_id)
    if (!(await lockRun(trx, runId, state))) return
    // A run that is not daily causes no notification, so the employer is notified once.
    await updateRun(trx, runId, { is_daily: false })
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
