import { sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'count-answers': NoPayload
  }
}

const DUE_AFTER_MS = 3 * DAY_MS

/** Counts, for each employer, the bids older than three days that were not withdrawn, and the answered ones. */
export async function countAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - DUE_AFTER_MS)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('answer_rates').execute()
    await sql`insert into answer_rates
      select v.user_id, count(*), count(*) filter (where b.state in ('accepted', 'declined'))
      from bids b join vacancies v on v.id = b.vacancy_id
      where b.state <> 'withdrawn' and b.created_at < ${before}
      group by v.user_id`.execute(trx)
  })
}

export const countAnswersTask = defineTask({
  name: 'count-answers',
  payload: NO_PAYLOAD,
  schedule: '7 * * * *',
  work: countAnswers,
})
