import { type Kysely, sql } from 'kysely'
import { WEEKS_PER_MONTH } from '#shared/rules/pay.ts'
import type { Tables } from '../db/tables.ts'

const NEWEST = 1000
const MIN_COUNT = 20

/**
 * The hourly pay (EUR) of the middle 80 % of each rubric's newest public vacancies, by rubric. Rubrics with fewer than 20
 * comparable vacancies are left out.
 */
export async function listUsualPay(
  db: Kysely<Tables>,
  rubricIds: number[],
): Promise<Map<number, { from: number; to: number }>> {
  const { rows } = await sql<{ rubric_id: number; from: number; to: number }>`
    select wanted.rubric_id, round(range[1]::numeric, 2)::float8 as from, round(range[2]::numeric, 2)::float8 as to
    from unnest(${rubricIds}::int[]) as wanted (rubric_id) cross join lateral (
      select count(*) as count, percentile_cont(array[0.1, 0.9]) within group (order by hourly) as range
      from (
        select case when v.pay_type = 'per_hour' then v.pay_amount
          else v.pay_amount / (v.hours_per_week * ${WEEKS_PER_MONTH}::float8) end as hourly
        from search_jobs s join vacancies v on v.id = s.id where s.rubric_id = wanted.rubric_id
        order by s.published_at desc limit ${NEWEST}
      ) newest where hourly is not null
    ) usual where usual.count >= ${MIN_COUNT}`.execute(db)
  return new Map(rows.map(({ rubric_id, from, to }) => [rubric_id, { from, to }]))
}
