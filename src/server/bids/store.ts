import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { BidNote, BidState, DeclineReason } from '#shared/contract/bids.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import { statesBefore, UNANSWERED_STATES } from '#shared/rules/bid-states.ts'
import { isOwnVacancy } from '../db/company-rights.ts'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import { cityName } from '../db/names.ts'
import type { BidTable, Tables } from '../db/tables.ts'
import { BIDS_A_DAY, BIDS_FOR_A_JOB_A_DAY } from './require-few-bids.ts'

type Executor = Kysely<Tables>
export type BidRow = Selectable<BidTable>

/**
 * Locks a vacancy, so that a concurrent close and a bid run one after the other, and reads what decides on a worker's new bid:
 * its owner, whether it is the worker's own or one of the two has blocked the other, the worker's open bid, those since a time,
 * and the id of the new one. All of it before the next statement of the transaction.
 * @returns a function that returns it, or null
 */
export async function lockVacancyLater(trx: Executor, slug: string, workerId: number, since: Date) {
  const rows = await vacancyLock(trx, slug, workerId, since)
  return () => rows()[0] ?? null
}

const vacancyLock = compileLater((trx, slug: string, workerId: number, since: Date) => {
  const ofWorker = sql`from bids b where b.user_id = ${workerId}::int`
  const placed = sql`${ofWorker} and b.created_at > ${since}`
  const latest = sql`order by b.created_at desc offset`
  return trx
    .selectFrom('vacancies as v')
    .innerJoin('users', 'users.id', 'v.user_id')
    .select(['v.id', 'v.title', 'v.published', 'v.moderation_state', 'v.approved_at', 'v.published_at'])
    .select(['v.expires_at', 'v.closed_at', 'v.user_id', 'users.blocked_at'])
    .select([
      sql<boolean>`coalesce(${isOwnVacancy('v', workerId, 'read')}, false)`.as('is_own'),
      sql<number>`nextval('bids_id_seq')::int`.as('bid_id'),
      sql<boolean>`exists (select from blocks b where b.user_id = ${workerId}::int
        and b.blocked_user_id = v.user_id)`.as('is_employer_blocked'),
      sql<boolean>`exists (select from blocks b where b.user_id = v.user_id
        and b.blocked_user_id = ${workerId}::int)`.as('is_worker_blocked'),
      sql<boolean>`exists (select ${ofWorker} and b.vacancy_id = v.id and b.state <> 'withdrawn')`.as(
        'has_open_bid',
      ),
      sql<boolean>`exists (select ${placed} and b.vacancy_id = v.id)`.as('has_placed'),
      // The times of the oldest bids that count for the limits; null below them.
      sql<Date | null>`(select b.created_at ${placed} and b.vacancy_id = v.id
        ${latest} ${sql.lit(BIDS_FOR_A_JOB_A_DAY - 1)} limit 1)`.as('full_for_job_since'),
      sql<Date | null>`(select b.created_at ${placed} ${latest} ${sql.lit(BIDS_A_DAY - 1)} limit 1)`.as(
        'full_since',
      ),
    ])
    .where('v.slug', '=', slug)
    .forShare('v')
})

/** Inserts a bid together with the next statement of the transaction. */
export async function insertBid(
  trx: Executor,
  bid: Pick<BidRow, 'id' | 'vacancy_id' | 'user_id' | 'text' | 'pay_amount' | 'pay_type' | 'created_at'>,
): Promise<void> {
  const { id, vacancy_id, user_id, text, pay_amount, pay_type, created_at } = bid
  await bidInsertion(trx, id, vacancy_id, user_id, text, pay_amount, pay_type, created_at)
}
const bidInsertion = compileLater(
  (
    trx,
    id: number,
    vacancy_id: number,
    user_id: number,
    text: string,
    pay_amount: number | null,
    pay_type: PayType | null,
    created_at: Date,
  ) =>
    trx
      .insertInto('bids')
      .values({ id, vacancy_id, user_id, text, pay_amount, pay_type, created_at, state: 'sent' }),
)

/** A bid that the vacancy's side may see, with its bidder and the vacancy's title, or null. */
export async function findBid(db: Executor, id: number) {
  return (await selectReceived(db).where('bids.id', '=', id).executeTakeFirst()) ?? null
}
export type ReceivedBidRow = NonNullable<Awaited<ReturnType<typeof findBid>>>

/** As `findBid`, if the vacancy is the user's or one that they may edit for their company. */
export async function findReceivedBid(
  db: Executor,
  userId: number,
  id: number,
): Promise<ReceivedBidRow | null> {
  const row = await selectReceived(db)
    .where(isOwnVacancy('v', userId, 'edit'))
    .where('bids.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks the vacancy of a bid, if it is the employer's, until the transaction ends: two choices at once would lock the
 * same bids in different orders and wait for each other.
 */
export async function lockVacancyOf(trx: Executor, ownerId: number, id: number): Promise<void> {
  await sql`select v.id from vacancies v where ${isOwnVacancy('v', ownerId, 'edit')}
    and v.id = (select vacancy_id from bids where bids.id = ${id}) for no key update`.execute(trx)
}

/** The bids on a vacancy except withdrawn and removed ones, newest first. */
export async function listReceivedBids(db: Executor, vacancyId: number): Promise<ReceivedBidRow[]> {
  return selectReceived(db)
    .where('bids.vacancy_id', '=', vacancyId)
    .where('bids.state', '<>', 'withdrawn')
    .orderBy('bids.created_at', 'desc')
    .orderBy('bids.id', 'desc')
    .execute()
}

const selectReceived = (db: Executor) =>
  db
    .selectFrom('bids')
    .innerJoin('vacancies as v', 'v.id', 'bids.vacancy_id')
    .innerJoin('users', 'users.id', 'bids.user_id')
    .leftJoin('bid_notes', 'bid_notes.bid_id', 'bids.id')
    .selectAll('bids')
    .select(['bid_notes.text as note_text', 'bid_notes.tags as note_tags'])
    .select(['v.title', 'v.slug', 'v.company_name', 'users.name', 'users.surname', 'users.url_img'])
    .select(['users.created_at as member_since', 'users.language'])
    .where('users.blocked_at', 'is', null)
    .where('bids.removed_at', 'is', null)

/**
 * Changes a bid's state if its owner may do so from the present state; null when nothing changed. `seen_at` and
 * `answered_at` keep the first time, `ended_at` is that of the last refusal.
 */
export async function changeBidState(
  db: Executor,
  id: number,
  to: Extract<BidState, 'seen' | 'accepted' | 'declined'>,
  now: Date,
  reason: DeclineReason | null = null,
): Promise<{ vacancy_id: number; user_id: number } | null> {
  const moved = await db
    .updateTable('bids')
    .set((row) => ({
      state: to,
      decline_reason: to === 'declined' ? reason : null,
      ended_at: to === 'declined' ? now : null,
      seen_at: row.fn.coalesce('seen_at', row.val(now)),
      ...(to === 'seen' ? {} : { answered_at: row.fn.coalesce('answered_at', row.val(now)) }),
    }))
    .where('id', '=', id)
    .where('state', 'in', statesBefore(to, 'boss'))
    .returning(['vacancy_id', 'user_id'])
    .executeTakeFirst()
  return moved ?? null
}

/** Locks a vacancy's unanswered bids. Its side does not see hidden ones: removed ones, and those of blocked workers. */
export async function listUnanswered(
  db: Executor,
  vacancyId: number,
): Promise<{ id: number; isHidden: boolean }[]> {
  const rows = await db
    .selectFrom('bids')
    .innerJoin('users', 'users.id', 'bids.user_id')
    .select(['bids.id', 'bids.removed_at', 'users.blocked_at'])
    .where('vacancy_id', '=', vacancyId)
    .where('state', 'in', UNANSWERED_STATES)
    .orderBy('bids.id')
    .forUpdate('bids')
    .execute()
  return rows.map(({ id, removed_at, blocked_at }) => ({
    id,
    isHidden: removed_at !== null || blocked_at !== null,
  }))
}

/** Locks all bids on a vacancy until the transaction ends, in the order in which all lock several (decision 061). */
export async function lockBidsOf(trx: Executor, vacancyId: number): Promise<void> {
  await trx
    .selectFrom('bids')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks a bid until the transaction ends. */
export async function lockBid(trx: Executor, id: number): Promise<void> {
  await trx.selectFrom('bids').select('id').where('id', '=', id).forUpdate().execute()
}

/** Writes or replaces the note on a bid. */
export async function saveNote(db: Executor, bidId: number, note: BidNote, now: Date): Promise<void> {
  const row = { text: note.text, tags: JSON.stringify(note.tags), updated_at: now }
  await db
    .insertInto('bid_notes')
    .values({ bid_id: bidId, ...row })
    .onConflict((conflict) => conflict.column('bid_id').doUpdateSet(row))
    .execute()
}

/** A worker's own bids with their jobs, newest first. */
export async function listOwnBids(db: Executor, userId: number, language: Language, withdrawn: boolean) {
  return ownBids(db, userId, language, withdrawn)
}
export type OwnBidRow = Awaited<ReturnType<typeof listOwnBids>>[number]

const ownBids = compileOnce((db, userId: number, language: Language, withdrawn: boolean) =>
  db
    .selectFrom('bids')
    .innerJoin('vacancies as v', 'v.id', 'bids.vacancy_id')
    .innerJoin('cities', 'cities.id', 'v.city_id')
    .select(['bids.id', 'bids.vacancy_id', 'bids.text', 'bids.pay_amount', 'bids.pay_type', 'bids.state'])
    .select(['bids.created_at', 'bids.changed_at', 'bids.seen_at', 'bids.answered_at', 'bids.decline_reason'])
    .select(['bids.removed_at', 'bids.removed_reason', 'bids.removed_ground'])
    .select([
      'v.slug',
      'v.title',
      'v.language',
      'v.company_name',
      'v.city_id',
      cityName(language).as('city_name'),
    ])
    .select(['v.pay_type as job_pay_type', 'v.pay_amount as job_pay_amount', 'v.pay_max as job_pay_max'])
    .select(['v.published', 'v.moderation_state', 'v.approved_at', 'v.published_at'])
    .select(['v.expires_at', 'v.closed_at', 'v.deleted_at'])
    .where('bids.user_id', '=', userId)
    .where(sql<SqlBool>`(bids.state = 'withdrawn') = ${withdrawn}`)
    .orderBy('bids.created_at', 'desc')
    .orderBy('bids.id', 'desc'),
)

/**
 * Expires at most `max` unanswered bids that were created before `before` and, after a removal, shown again before it. Rows
 * that another process has locked are skipped.
 */
export async function expireUnanswered(
  trx: Transaction<Tables>,
  { before, now, max }: { before: Date; now: Date; max: number },
) {
  return trx
    .with('due', (db) =>
      db
        .selectFrom('bids')
        .select('id')
        .where('state', 'in', statesBefore('expired', 'time'))
        .where('created_at', '<', before)
        // Nobody can answer a removed one.
        .where('removed_at', 'is', null)
        .where((eb) => eb.or([eb('restored_at', 'is', null), eb('restored_at', '<', before)]))
        .orderBy('id')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('bids')
    .set({ state: 'expired', ended_at: now })
    .from('due')
    .from('vacancies as v')
    .from('users')
    .whereRef('bids.id', '=', 'due.id')
    .whereRef('v.id', '=', 'bids.vacancy_id')
    .whereRef('users.id', '=', 'bids.user_id')
    .returning([
      'v.id',
      'v.title',
      'v.slug',
      'v.company_name',
      'v.user_id as owner_id',
      'users.id as user_id',
      'users.language',
    ])
    .execute()
}
