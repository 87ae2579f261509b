import { type Kysely, sql, type Transaction } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { UNANSWERED_STATES } from '#shared/rules/bid-states.ts'
import type { Tables } from '../db/tables.ts'

/** Who answers bids together: an author alone, or a company. */
export type BidsOwner = { user_id: number; language: Language; company_id: number | null }
export type WaitingBids = { id: number; title: string; slug: string; bids: number }

// The page of bids does not show removed ones and those of blocked workers.
const isDue = (
  before: Date,
) => sql<boolean>`b.state = any(${UNANSWERED_STATES}::text[]) and b.reminded_at is null and b.removed_at is null
  and b.created_at <= ${before} and (b.restored_at is null or b.restored_at <= ${before}) and v.deleted_at is null
  and not exists (select from users where users.id = b.user_id and users.blocked_at is not null)`

/** The next owners of unanswered bids that came before a time and that they were not reminded of. */
export async function listOwnersToRemind(
  db: Kysely<Tables>,
  { before, max }: { before: Date; max: number },
): Promise<BidsOwner[]> {
  const { rows } = await sql<BidsOwner>`
    select distinct on (coalesce(v.company_id, 0), case when v.company_id is null then v.user_id end)
      v.user_id, users.language, v.company_id
    from bids b join vacancies v on v.id = b.vacancy_id join users on users.id = v.user_id
    where ${isDue(before)} limit ${max}`.execute(db)
  return rows
}

/** Notes that an owner is reminded of these bids; gives their vacancies with the number of bids, oldest first. */
export async function takeWaitingBids(
  trx: Transaction<Tables>,
  { user_id, company_id }: BidsOwner,
  { before, now }: { before: Date; now: Date },
): Promise<WaitingBids[]> {
  const isOwn =
    company_id === null
      ? sql`v.user_id = ${user_id} and v.company_id is null`
      : sql`v.company_id = ${company_id}`
  const { rows } = await sql<WaitingBids>`
    with due as (select b.id from bids b join vacancies v on v.id = b.vacancy_id
      where ${isOwn} and ${isDue(before)} order by b.vacancy_id, b.id for update of b),
    reminded as (update bids set reminded_at = ${now} from due where bids.id = due.id returning bids.vacancy_id)
    select v.id, v.title, v.slug, count(*)::int as bids from reminded join vacancies v on v.id = reminded.vacancy_id
    group by v.id, v.title, v.slug order by v.id`.execute(trx)
  return rows
}
