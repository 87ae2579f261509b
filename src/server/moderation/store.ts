import { type Insertable, type Kysely, sql } from 'kysely'
import type { ModerationState } from '#shared/contract/choice-schemas.ts'
import { countDecisionsAgainst, decisionsAgainst } from '../db/decisions-against.ts'
import { hasWords } from '../db/has-words.ts'
import { failedBefore, isTextNotHeld } from '../db/held-decisions.ts'
import { isOwnerAway } from '../db/owner-is-away.ts'
import { SEARCHED_TEXTS } from '../db/searched-texts.ts'
import type { HeldApprovalTable, Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>
type Page = {
  page: number
  per_page: number
  id?: number | undefined
  source_id?: number | undefined
  q?: string | undefined
}

/**
 * One page of ids in a state: waiting vacancies oldest first, decided ones latest first. Closed vacancies, those
 * whose newest text is approved within seconds and those of blocked accounts do not wait.
 */
export async function listQueue(
  db: Executor,
  state: ModerationState,
  now: Date,
  { page, per_page, id, source_id, q }: Page,
) {
  const inState = db
    .selectFrom('vacancies')
    .where(isInState(state, id))
    // Deleted vacancies and those of an erased account have no text to moderate.
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not exists (select from users where id = user_id and erased_at is not null)`)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(source_id !== undefined, (query) =>
      query.where(
        sql<boolean>`id in (select vacancy_id from imported_vacancies where source_id = ${source_id}::int)`,
      ),
    )
    .$if(q !== undefined, (query) => query.where(matches(q ?? '')))
    .$if(state === 'pending', (query) =>
      query.where('closed_at', 'is', null).where(isTextNotHeld('vacancies', now)),
    )
    // The link to one vacancy shows it nevertheless.
    .$if(state === 'pending' && id === undefined, (query) =>
      query.where(sql<boolean>`not ${isOwnerAway('vacancies')}`),
    )
  const ordered =
    state === 'pending'
      ? inState.orderBy('submitted_at').orderBy('id')
      : inState.orderBy('updated_at', 'desc').orderBy('id', 'desc')
  const rows = await ordered
    .select('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await db
    .selectFrom(inState.select('id').limit(MAX_COUNTED).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map(({ id }) => id), total }
}

/** Matches vacancies whose title or company contains every word. A number also matches an id. */
const matches = (q: string) =>
  sql<boolean>`(${hasWords(SEARCHED_TEXTS.vacancies, q)}
    ${/^\d{1,9}$/.test(q) ? sql`or id = ${Number(q)}` : sql``})`

// The link from a public page shows the vacancy also while a changed text of it waits.
const isInState = (state: ModerationState, id: number | undefined) =>
  state === 'approved' && id !== undefined
    ? sql<boolean>`(moderation_state = 'approved' or approved_at is not null)`
    : sql<boolean>`moderation_state = ${state}`

/**
 * Stores a decision that can be undone, in place of one about an earlier text and of one that has failed.
 * @returns its id, null when a decision about the same text is held
 */
export async function insertHold(
  trx: Executor,
  hold: Insertable<HeldApprovalTable>,
  now: Date,
): Promise<number | null> {
  const { vacancy_id, version } = hold
  await trx
    .deleteFrom('held_approvals')
    .where('vacancy_id', '=', vacancy_id)
    .where((eb) => eb.or([eb('version', '<>', version), eb('due_at', '<=', failedBefore(now))]))
    .execute()
  const row = await trx
    .insertInto('held_approvals')
    .values(hold)
    .onConflict((conflict) => conflict.column('vacancy_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes the approval of a vacancy that can be undone, and returns it. The row serializes undoing and approving. */
export async function deleteHoldOf(trx: Executor, vacancyId: number) {
  const row = await trx
    .deleteFrom('held_approvals')
    .where('vacancy_id', '=', vacancyId)
    .returning(['id', 'moderator_id', 'version', 'due_at'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteHold(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('held_approvals').where('id', '=', id).execute()
}

export async function findHold(db: Executor, id: number) {
  const row = await db.selectFrom('held_approvals').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The owners of vacancies, with what moderators may see of them. */
export async function listEmployers(db: Executor, userIds: number[]) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'language',
      'vat_id',
      'vat_check',
      'created_at',
      sql<string>`coalesce(company_name, name || ' ' || surname)`.as('name'),
    ])
    .select([
      sql<boolean>`email_confirmed_at is not null`.as('email_confirmed'),
      sql<number>`(select count(*) from vacancies where user_id = users.id and deleted_at is null)::int`.as(
        'vacancies_count',
      ),
      sql<number>`(select coalesce(sum(${countDecisionsAgainst('vacancy', 'v.id')}), 0)::int from vacancies v
        where v.user_id = users.id)`.as('rejections_count'),
      sql<number>`(select count(*) from reports where author_id = users.id and state = 'upheld')::int`.as(
        'reports_upheld',
      ),
    ])
    .where(sql<boolean>`id = any(${userIds}::int[])`)
    .execute()
}

/** The newest rejection or take-down of each of these vacancies, also of an earlier text, with its reason. */
export async function listEarlierRefusals(db: Executor, ids: number[]) {
  const { rows } = await sql<{ vacancy_id: number; reason: string; created_at: Date }>`
    select distinct on (d.subject_id) d.subject_id as vacancy_id, a.reason, d.created_at
    from ${decisionsAgainst('vacancy')} d join audit_log a on a.id = d.id
    where d.subject_id = any(${ids}::int[]) and a.reason is not null
    order by d.subject_id, d.id desc`.execute(db)
  return rows
}
