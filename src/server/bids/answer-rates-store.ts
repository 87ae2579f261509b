import { type Kysely, sql } from 'kysely'
import { ANSWERED_STATES } from '#shared/rules/bid-states.ts'
import type { Tables } from '../db/tables.ts'

/**
 * Replaces all employers' numbers of bids that they could read before `due`, without withdrawn and removed ones, and of
 * the answered ones.
 */
export async function replaceAnswerRates(trx: Kysely<Tables>, due: Date): Promise<void> {
  await trx.deleteFrom('answer_rates').execute()
  await sql`insert into answer_rates
    select v.user_id, count(*), count(*) filter (where b.state = any(${ANSWERED_STATES}::text[]))
    from bids b join vacancies v on v.id = b.vacancy_id
    where v.deleted_at is null and b.state <> 'withdrawn' and b.removed_at is null and b.created_at < ${due}
      and (b.restored_at is null or b.restored_at < ${due})
    group by v.user_id`.execute(trx)
}
