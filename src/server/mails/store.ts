import { type Kysely, sql } from 'kysely'
import type { MailKind } from '#shared/contract/mail-kinds.ts'
import type { MailState } from '#shared/contract/mail-states.ts'
import type { LoggedMail } from '#shared/contract/mails.ts'
import { hasWords } from '../db/has-words.ts'
import { joinedPerson } from '../db/joined-person.ts'
import type { Tables } from '../db/tables.ts'
import type { TaskName, Tasks } from '../tasks/task.ts'

type Executor = Kysely<Tables>
type Page = { page: number; per_page: number }
type Times = 'bounced_at' | 'next_at'
type Row = Omit<LoggedMail, 'state' | 'at' | 'dismissed' | Times> & { at: Date } & Record<
    Times,
    Date | null
  > & {
    dismissed_by: number | null
    dismissed_by_name: string | null
    dismissed_at: string | null
  }

// pg-boss marks a failed task as `retry` until its next attempt, and as `failed` after the last one. It never runs a
// cancelled one, which is deleted as late as a failed one.
const QUEUED = {
  failed: ['retry', 'failed'],
  waiting: ['created', 'active'],
  dismissed: ['cancelled'],
} as const

/** The tasks that send one mail each. */
const TASKS = {
  'send-mail': 'other',
  'mail-confirmation': 'confirmation',
  'mail-new-address': 'new_address',
  'mail-new-phone': 'account',
  'mail-temporary-password': 'temporary_password',
  'mail-subscription': 'subscription',
  'mail-digests': 'newsletter',
  'mail-company-invitation': 'invitation',
  'mail-company-domain': 'company_domain',
} as const satisfies { [N in TaskName]?: MailKind }
const TASK_NAMES = Object.keys(TASKS) as (keyof typeof TASKS)[]

/** One page of the mails in a state, latest first, with the total. `q` is a part of the recipient's address. */
export async function listMails(
  db: Executor,
  { state, q }: { state: MailState; q?: string | undefined },
  { page, per_page }: Page,
): Promise<{ mails: LoggedMail[]; total: number }> {
  const source = sourceOf(state, q)
  const { rows } = await sql<Row>`select id, kind, coalesce(user_id, (select users.id from users
      where users.email = recipient)) as user_id, recipient, subject, error, tries, at, next_at,
      (select max(bounced_at) from newsletter_subscriptions s where s.email = recipient) as bounced_at,
      case when mail_ids is not null then json_build_object('mails', jsonb_array_length(mail_ids),
        'unsent', (select count(*) from newsletter_mails m where ${isUnsentOf})) end as newsletter,
      dismissed_by, dismissed_at, (select name || ' ' || surname from users where users.id = dismissed_by) as dismissed_by_name
    from (select * from (${source}) mails order by at desc, id
      limit ${per_page}::int offset ${(page - 1) * per_page}::int) page order by at desc, id`.execute(db)
  const mails = rows.map(
    ({ at, bounced_at, next_at, dismissed_by, dismissed_by_name, dismissed_at, ...mail }) => ({
      ...mail,
      state,
      at: at.toISOString(),
      bounced_at: bounced_at?.toISOString() ?? null,
      next_at: next_at?.toISOString() ?? null,
      dismissed:
        dismissed_at === null
          ? null
          : { by: joinedPerson(dismissed_by, dismissed_by_name), at: dismissed_at },
    }),
  )
  return { mails, total: await countMails(db, { state, q }) }
}

/** How many mails are in a state. `q` as for the list. */
export async function countMails(
  db: Executor,
  { state, q }: { state: MailState; q?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${sourceOf(state, q)}) mails`.execute(db)
  return rows[0]?.total ?? 0
}

function sourceOf(state: MailState, q: string | undefined) {
  const all = state === 'sent' ? sentMails : queuedMails(QUEUED[state])
  return q === undefined ? all : sql`select * from (${all}) listed where ${isTo(q)}`
}

/** The mails that failed and are not retried by themselves, with the time of the first. */
export async function countFailed(db: Executor): Promise<{ count: number; oldest_at: Date | null }> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    select count(*)::int as count, min(coalesce(completed_on, created_on)) as oldest_at
    from pgboss.job where name = any(${TASK_NAMES}::text[]) and state = 'failed'`.execute(db)
  return rows[0] ?? { count: 0, oldest_at: null }
}

/** The failed mails of one kind to some addresses, with their texts. */
export async function listFailed(
  db: Executor,
  kind: MailKind,
  addresses: readonly string[],
): Promise<{ to: string; text: string; error: string }[]> {
  const { rows } = await sql<{ to: string; text: string; error: string }>`
    select data->>'to' as to, data->>'text' as text, coalesce(output->>'message', '') as error from pgboss.job
    where name = 'send-mail' and state::text = any(${[...QUEUED.failed, ...QUEUED.dismissed]}::text[])
      and data->>'kind' = ${kind} and data->>'to' = any(${addresses}::text[])`.execute(db)
  return rows
}

// The mails of a newsletter's task that nobody has got yet.
const isUnsentOf = sql`m.state in ('queued', 'sending', 'failed')
  and m.id = any(select jsonb_array_elements_text(mail_ids)::int)`

// A mail that is written when it is sent has an account instead of an address, and a newsletter has many readers.
function isTo(part: string) {
  return sql`(${hasWords(sql`recipient`, part)}
    or user_id in (select users.id from users where ${hasWords(sql`email`, part)})
    or exists (select from newsletter_mails m join newsletter_subscriptions s on s.id = m.subscription_id
      where ${isUnsentOf} and ${hasWords(sql`s.email`, part)}))`
}

const sentMails = sql`select id::text, kind, null::int as user_id, recipient, subject, null::text as error,
  1 as tries, attempted_at as at, null::timestamptz as next_at, null::jsonb as mail_ids,
  null::int as dismissed_by, null::text as dismissed_at from mail_attempts where error is null`

const queuedMails = (states: readonly string[]) => sql`select id::text,
  coalesce(data->>'kind', ${JSON.stringify(TASKS)}::json->>name) as kind,
  (data->>'user_id')::int as user_id, data->>'to' as recipient, data->>'subject' as subject,
  output->>'message' as error, retry_count + (state in ('failed', 'cancelled'))::int as tries, created_on as at,
  case when state = 'retry' then start_after end as next_at,
  case when name = 'mail-digests' then
    coalesce(data->'newsletter_mail_ids', jsonb_build_array(data->'newsletter_mail_id')) end as mail_ids,
  (output->>'dismissed_by')::int as dismissed_by, output->>'dismissed_at' as dismissed_at
  from pgboss.job where name = any(${TASK_NAMES}::text[]) and state::text = any(${states}::text[])`

const retryAtOnce = sql`update pgboss.job
  set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1),
    output = output - 'dismissed_by' - 'dismissed_at'
  where name = any(${TASK_NAMES}::text[])`

/**
 * Retries a failed mail at once, also a dismissed one. False when the mail has not failed. Call `doRetried` after the commit.
 */
export async function retryMail(db: Executor, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`${retryAtOnce} and id = ${id}::uuid
    and state in ('retry', 'failed', 'cancelled')`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Retries all failed mails at once, without those that were dismissed. Returns their number. Call `doRetried` after the commit.
 */
export async function retryMails(db: Executor): Promise<number> {
  const { numAffectedRows } = await sql`${retryAtOnce} and state in ('retry', 'failed')`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Has retried mails sent without waiting for the next poll of their queues. */
export function doRetried(tasks: Tasks): void {
  for (const name of TASK_NAMES) tasks.wake(name)
}

const dismissWith = (note: object) => sql`update pgboss.job
  set state = 'cancelled', completed_on = coalesce(completed_on, now()),
    output = coalesce(output, '{}') || ${JSON.stringify(note)}::jsonb
  where name = any(${TASK_NAMES}::text[])`

/** Dismisses a failed mail: it is not retried and no longer counts as failed. False when the mail has not failed. */
export async function dismissMail(
  db: Executor,
  id: string,
  { by, now }: { by: number; now: Date },
): Promise<boolean> {
  const note = { dismissed_by: by, dismissed_at: now.toISOString() }
  const { numAffectedRows } = await sql`${dismissWith(note)} and id = ${id}::uuid
    and state in ('retry', 'failed')`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Dismisses all mails that would still be sent. */
export async function dismissUnsent(db: Executor, now: Date): Promise<void> {
  const note = { dismissed_at: now.toISOString() }
  await sql`${dismissWith(note)} and state in ('created', 'active', 'retry')`.execute(db)
}
