import { type Kysely, sql } from 'kysely'
import type { MailKind, MailState } from '#shared/contract/mail-states.ts'
import type { LoggedMail } from '#shared/contract/mails.ts'
import type { Tables } from '../db/tables.ts'
import { wordPatterns } from '../db/word-patterns.ts'
import type { TaskName } from '../tasks/task.ts'

type Executor = Kysely<Tables>
type Page = { page: number; per_page: number }
type Row = Omit<LoggedMail, 'state' | 'at' | Times> & { at: Date } & Record<Times, Date | null>
type Times = 'bounced_at' | 'next_at'

// pg-boss marks a failed task as `retry` until its next attempt, and as `failed` after the last one.
const QUEUED = { failed: ['retry', 'failed'], waiting: ['created', 'active'] } as const

/** The tasks that send one mail each. */
const TASKS = {
  'send-mail': 'other',
  'mail-confirmation': 'confirmation',
  'mail-new-address': 'new_address',
  'mail-temporary-password': 'temporary_password',
  'mail-subscription': 'subscription',
  'mail-digests': 'newsletter',
  'mail-company-invitation': 'invitation',
  'mail-company-domain': 'company_domain',
} as const satisfies { [N in TaskName]?: MailKind }
const TASK_NAMES = Object.keys(TASKS)

/** One page of the mails in a state, latest first, with the total. `q` is a part of the recipient's address. */
export async function listMails(
  db: Executor,
  { state, q }: { state: MailState; q?: string | undefined },
  { page, per_page }: Page,
): Promise<{ mails: LoggedMail[]; total: number }> {
  const all = state === 'sent' ? sentMails : queuedMails(QUEUED[state])
  const source = q === undefined ? all : sql`select * from (${all}) listed where ${isTo(q)}`
  const { rows } = await sql<Row>`select id, kind, coalesce(user_id, (select users.id from users
      where users.email = recipient)) as user_id, recipient, subject, error, tries, at, next_at,
      (select max(bounced_at) from newsletter_subscriptions s where s.email = recipient) as bounced_at
    from (select * from (${source}) mails order by at desc, id
      limit ${per_page}::int offset ${(page - 1) * per_page}::int) page order by at desc, id`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${source}) mails`.execute(
    db,
  )
  const mails = rows.map(({ at, bounced_at, next_at, ...mail }) => ({
    ...mail,
    state,
    at: at.toISOString(),
    bounced_at: bounced_at?.toISOString() ?? null,
    next_at: next_at?.toISOString() ?? null,
  }))
  return { mails, total: counted.rows[0]?.total ?? 0 }
}

/** The mails that failed and are not retried by themselves, with the time of the first. */
export async function countFailed(db: Executor): Promise<{ count: number; oldest_at: Date | null }> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    select count(*)::int as count, min(coalesce(completed_on, created_on)) as oldest_at
    from pgboss.job where name = any(${TASK_NAMES}::text[]) and state = 'failed'`.execute(db)
  return rows[0] ?? { count: 0, oldest_at: null }
}

// A mail that is written when it is sent has an account instead of an address.
function isTo(part: string) {
  const patterns = sql`all(${wordPatterns(part)}::text[])`
  return sql`(recipient ilike ${patterns} or user_id in (select users.id from users where email ilike ${patterns}))`
}

const sentMails = sql`select id::text, kind, null::int as user_id, recipient, subject, null::text as error,
  1 as tries, attempted_at as at, null::timestamptz as next_at from mail_attempts where error is null`

const queuedMails = (states: readonly string[]) => sql`select id::text,
  coalesce(data->>'kind', ${JSON.stringify(TASKS)}::json->>name) as kind,
  (data->>'user_id')::int as user_id, data->>'to' as recipient, data->>'subject' as subject,
  output->>'message' as error, retry_count + (state = 'failed')::int as tries, created_on as at,
  case when state = 'retry' then start_after end as next_at
  from pgboss.job where name = any(${TASK_NAMES}::text[]) and state::text = any(${states}::text[])`

/** Retries a failed mail at once. False when the mail has not failed. */
export async function retryMail(db: Executor, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update pgboss.job
    set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
    where name = any(${TASK_NAMES}::text[]) and id = ${id}::uuid and state in ('retry', 'failed')`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
