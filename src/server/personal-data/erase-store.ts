import { type Kysely, sql } from 'kysely'
import { UNANSWERED_STATES } from '#shared/rules/bid-states.ts'
import { lockUser } from '../db/lock-user.ts'
import { lockVacanciesOf } from '../db/own-rows.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type ErasedPerson = Awaited<ReturnType<typeof lockPerson>>

/** Locks the account to be erased until the transaction ends. */
export async function lockPerson(trx: Executor, id: number) {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Locks the reports by and about the account: who decides one locks it before its author (decision 061). */
export async function lockReportsOf(trx: Executor, id: number): Promise<void> {
  await sql`select id from reports where reporter_id = ${id} or author_id = ${id}
    or (type = 'user' and subject_id = ${id}) order by id for update`.execute(trx)
}

/**
 * Locks what others lock before they write something that refers to the account, such as a notification: that waits for
 * `lockPerson`, which would then wait for them (decision 061).
 */
export async function lockThingsOf(trx: Executor, id: number): Promise<void> {
  await lockUser(trx, id)
  await lockVacanciesOf(trx, id)
  await sql`select id from offers where user_id = ${id} order by id for update`.execute(trx)
  // Who closes several vacancies locks the bids of one after those of another.
  await sql`select id from bids where user_id = ${id} or vacancy_id in (select id from vacancies where user_id = ${id})
    order by vacancy_id, id for update`.execute(trx)
  await sql`select id from rooms where worker_id = ${id} or boss_id = ${id} order by id for update`.execute(
    trx,
  )
  await sql`select id from messages where user_id = ${id} order by id for update`.execute(trx)
}

/**
 * Whether rooms with messages, or bids of other people, refer to the account. They are also the other people's data, so
 * they stay.
 */
export async function isNeededByOthers(trx: Executor, id: number): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`select
    exists (select from bids join vacancies v on v.id = vacancy_id where v.user_id = ${id})
    or exists (select from rooms r join users other on other.id = r.worker_id + r.boss_id - ${id}
      where (r.worker_id = ${id} or r.boss_id = ${id}) and r.last_seq > 0 and other.erased_at is null) as needed`.execute(
    trx,
  )
  return rows[0]?.needed === true
}

/** Creates an empty account to which other people's rooms and bids refer from now on. Nobody can sign in to it. */
export async function insertTombstone(
  trx: Executor,
  { role, language }: Pick<ErasedPerson, 'role' | 'language'>,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into users
    (role, person_type, name, surname, email, password_hash, language, blocked_at, erased_at, created_at)
    values (${role}, 'individual', '', '', 'erased-' || gen_random_uuid() || '@erased.invalid', ${passwordHash},
      ${language}, ${now}, ${now}, ${now}) returning id`.execute(trx)
  return rows[0]?.id ?? 0
}

/** Moves rooms with messages and vacancies with bids to the empty account, without the person's texts. */
export async function moveToTombstone(trx: Executor, id: number, to: number, now: Date): Promise<void> {
  await sql`update vacancies set user_id = ${to}, slug = 'erased-' || id, company_name = '', contact_name = '',
      title = '', description = '', street = null, postal_code = null, requirements = '[]', responsibilities = '[]', draft = null,
      moderation_reason = null, moderation_ground = null, published = false, closed_at = coalesce(closed_at, ${now}), updated_at = ${now}
    where user_id = ${id} and exists (select from bids where vacancy_id = vacancies.id)`.execute(trx)
  await sql`delete from vacancy_fingerprints using vacancies v where v.id = vacancy_id and v.user_id = ${to}`.execute(
    trx,
  )
  await sql`update rooms set subject_title = '' where (worker_id = ${id} or boss_id = ${id})
    and (subject_type = 'profile' or (subject_type = 'job' and boss_id = ${id})
      or (subject_type = 'offer' and worker_id = ${id}))`.execute(trx)
  await sql`update messages set text = '', removed_reason = null, user_id = ${to} where user_id = ${id}`.execute(
    trx,
  )
  await sql`update room_members set user_id = ${to} where user_id = ${id}`.execute(trx)
  await sql`update rooms set worker_id = case worker_id when ${id} then ${to} else worker_id end,
      boss_id = case boss_id when ${id} then ${to} else boss_id end,
      opened_by = case opened_by when ${id} then ${to} else opened_by end
    where (worker_id = ${id} or boss_id = ${id}) and last_seq > 0`.execute(trx)
}

/**
 * The bidders with unanswered bids on an employer's open vacancies, and those with accepted ones also on closed vacancies,
 * as of a job that is filled and has not begun. With the rubric and city of the job.
 */
export async function listBiddersToTell(trx: Executor, ownerId: number) {
  return trx
    .selectFrom('bids')
    .innerJoin('vacancies as v', 'v.id', 'bids.vacancy_id')
    .innerJoin('users', 'users.id', 'bids.user_id')
    .innerJoin('rubrics', 'rubrics.id', 'v.rubric_id')
    .innerJoin('cities', 'cities.id', 'v.city_id')
    .select(['users.id', 'users.language', 'v.id as vacancy_id'])
    .select(['rubrics.names as rubric', 'cities.names as city'])
    .where('v.user_id', '=', ownerId)
    .where('v.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('bids.state', '=', 'accepted'),
        where('bids.state', 'in', UNANSWERED_STATES).and('v.closed_at', 'is', null),
      ]),
    )
    .orderBy('bids.id')
    .execute()
}

/** Ends the unanswered bids on an employer's vacancies. */
export async function endWaitingBids(trx: Executor, ownerId: number, now: Date): Promise<void> {
  await sql`update bids set state = 'declined', decline_reason = 'withdrawn', ended_at = ${now} from vacancies v
    where v.id = vacancy_id and v.user_id = ${ownerId} and state = any(${UNANSWERED_STATES}::text[])`.execute(
    trx,
  )
}
