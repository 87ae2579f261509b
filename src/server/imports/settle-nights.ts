import { channel } from 'node:diagnostics_channel'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { eachAlone } from '../tasks/each-alone.ts'
import { listUnsettledNights } from './nights-store.ts'
import { notifyOwner } from './notify-waiting.ts'
import { findRun, lockRunWithSource, updateRun } from './runs-store.ts'

/** The number of feeds of a night in which none of them could be connected to. For the log and `/metrics`. */
export const UNCONNECTED_NIGHTS = channel('jobmost:unconnected-night')

// The schedule begins the runs of all feeds within this time.
const BEGUN_WITHIN_MS = 10 * MINUTE_MS
// A feed that is still not read then does not keep the owners of the others from being told.
const READ_WITHIN_MS = 6 * HOUR_MS

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

/**
 * Decides about the nightly runs that got no connection, once all feeds of their night were read. When no feed got one, and
 * feeds of several hosts have worked within the week before, our own network was away: nothing counts as a failure, no owner
 * is told, and the operator is warned. Otherwise the owners are told, and the failures count. Idempotent.
 * @throws AggregateError after all others are settled, when some could not be
 */
export async function settleNights(deps: Needs): Promise<void> {
  const now = deps.clock().getTime()
  const nights = await listUnsettledNights(deps.db, {
    begunBefore: new Date(now - BEGUN_WITHIN_MS),
    givenUpBefore: new Date(now - READ_WITHIN_MS),
  })
  await eachAlone(nights, async ({ run_ids, is_ours }) => {
    if (is_ours) UNCONNECTED_NIGHTS.publish(run_ids.length)
    await eachAlone(run_ids, async (id) => {
      const run = await findRun(deps.db, id)
      if (!run?.is_daily) return
      if (!is_ours) return notifyOwner(deps, run)
      await deps.db.transaction().execute(async (trx) => {
        if (await lockRunWithSource(trx, run, 'failed')) await updateRun(trx, id, { is_daily: false })
      })
    })
  })
}
