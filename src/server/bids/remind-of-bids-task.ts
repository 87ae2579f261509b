import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { notifyTeam } from '../notifications/notify-team.ts'
import { aboutVacancies } from '../notifications/several-vacancies.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { ANSWER_WITHIN_MS } from './expire-bids-task.ts'
import { type BidsOwner, listOwnersToRemind, takeWaitingBids } from './reminders-store.ts'
import { waitingMail } from './waiting-mail.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'remind-of-bids': NoPayload
  }
}

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

const REMIND_BEFORE_MS = 3 * DAY_MS
const AT_ONCE = 100

/** Reminds owners once of each bid that will expire in 3 days, with one notification and one mail for all of them. */
export async function remindOfBids(deps: Needs): Promise<void> {
  const now = deps.clock()
  const before = new Date(now.getTime() - ANSWER_WITHIN_MS + REMIND_BEFORE_MS)
  for (;;) {
    // Those of the last round are reminded by now.
    const owners = await listOwnersToRemind(deps.db, { before, max: AT_ONCE })
    for (const owner of owners) await remindOwner(deps, owner, { before, now })
    if (owners.length < AT_ONCE) return
  }
}

async function remindOwner(deps: Needs, owner: BidsOwner, times: { before: Date; now: Date }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const [first, ...others] = await takeWaitingBids(trx, owner, times)
    if (!first) return
    const vacancies = [first, ...others] as const
    const count = vacancies.reduce((sum, { bids }) => sum + bids, 0)
    await notifyTeam(deps, trx, owner, (language) => ({
      kind: 'bids_waiting',
      subject: aboutVacancies(vacancies).subject,
      detail: `${count}`,
      mail: waitingMail(language, vacancies, deps.config.publicUrl),
    }))
  })
}

/** Reminds owners every morning. */
export const remindOfBidsTask = defineTask({
  name: 'remind-of-bids',
  payload: NO_PAYLOAD,
  schedule: '25 7 * * *',
  work: remindOfBids,
})
