import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openSession } from '../accounts/open-session.ts'
import { SESSION_LIFE_MS } from '../accounts/session-rules.ts'
import { createUser } from './people.ts'
import { RETAINED_OF_EMPLOYERS } from './retained-employers.ts'
import { RETAINED_HOLDS } from './retained-holds.ts'
import type { Retained } from './retention.ts'
import type { TestApp } from './test-app.ts'

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const workerOf = async (test: TestApp) => (await createUser(test, { role: 'worker' })).id

/** A session that expires at `at`. Returns its id. */
async function expiringSession(test: TestApp, at: Date, device: string): Promise<string> {
  const clock = () => later(at, -SESSION_LIFE_MS)
  await openSession(test.db, { ...test.deps, clock }, { id: await workerOf(test), role: 'worker' }, device)
  const own = test.db.selectFrom('sessions').select('id').where('device', '=', device)
  return (await own.executeTakeFirstOrThrow()).id
}

/** A newsletter subscription. Returns its id. */
async function subscribe({ db }: TestApp, at: Date, token_hash: string, rest: object = {}): Promise<number> {
  const { id } = await db
    .insertInto('newsletter_subscriptions')
    .values({
      email: `${token_hash}@people.example`,
      language: 'en',
      text_version: '1',
      token_hash,
      requested_at: at,
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The rows of the table in src/docs/operation.md, "Retention", with what the task `forget-old` deletes. */
export const RETAINED: Record<string, Retained[]> = {
  'links in mails, unfinished log-ins, push addresses of a session': [
    {
      table: 'email_tokens',
      column: 'token_hash',
      insert: async (test, expires_at, token_hash) =>
        test.db
          .insertInto('email_tokens')
          .values({
            token_hash,
            user_id: await workerOf(test),
            email: 'a@people.example',
            expires_at,
            is_change: false,
          })
          .execute(),
    },
    {
      table: 'sign_in_challenges',
      column: 'token_hash',
      insert: async (test, expires_at, token_hash) =>
        test.db
          .insertInto('sign_in_challenges')
          .values({
            token_hash,
            user_id: await workerOf(test),
            proof: 'x',
            is_temporary: false,
            device: 'Test',
            expires_at,
          })
          .execute(),
    },
    {
      table: 'passkey_requests',
      column: 'challenge_hash',
      insert: ({ db }, expires_at, challenge_hash) =>
        db
          .insertInto('passkey_requests')
          .values({ challenge_hash, user_id: null, purpose: 'log-in', expires_at })
          .execute(),
    },
    {
      table: 'push_subscriptions',
      column: 'endpoint',
      insert: async (test, at, endpoint) => {
        const session_id = await expiringSession(test, at, endpoint)
        const { user_id } = await test.db
          .selectFrom('sessions')
          .select('user_id')
          .where('id', '=', session_id)
          .executeTakeFirstOrThrow()
        const keys = { p256dh: 'x', auth: 'x' }
        return test.db
          .insertInto('push_subscriptions')
          .values({ user_id, session_id, endpoint, ...keys, created_at: at })
          .execute()
      },
    },
  ],
  'failed log-ins with their network address': [
    {
      table: 'login_attempts',
      column: 'account',
      insert: ({ db }, attempted_at, account) =>
        db.insertInto('login_attempts').values({ account, address: '203.0.113.7', attempted_at }).execute(),
    },
  ],
  'held decisions of staff that could not be carried out': RETAINED_HOLDS,
  ...RETAINED_OF_EMPLOYERS,
  'counted acts (limits)': [
    {
      table: 'counted_acts',
      column: 'subject',
      insert: ({ db }, counted_at, subject) =>
        db.insertInto('counted_acts').values({ act: 'mail', subject, counted_at }).execute(),
    },
  ],
  'attempts to send mails': [
    {
      table: 'mail_attempts',
      column: 'subject',
      insert: ({ db }, attempted_at, subject) =>
        db
          .insertInto('mail_attempts')
          .values({ recipient: 'a@people.example', subject, error: null, attempted_at })
          .execute(),
    },
  ],
  'unconfirmed newsletter requests': [
    { table: 'newsletter_subscriptions', column: 'token_hash', insert: subscribe },
  ],
  'ended sessions': [
    { table: 'sessions', column: 'device', insert: expiringSession },
    {
      table: 'sessions',
      column: 'device',
      // Ended by its owner on the first day.
      insert: async (test, revoked_at, device) => {
        const id = await expiringSession(test, later(revoked_at, SESSION_LIFE_MS), device)
        return test.db.updateTable('sessions').set({ revoked_at }).where('id', '=', id).execute()
      },
    },
  ],
  'contact messages marked as spam': [
    {
      table: 'contact_messages',
      column: 'name',
      insert: ({ db }, created_at, name) =>
        db
          .insertInto('contact_messages')
          .values({ name, email: 'a@people.example', description: 'x', state: 'spam', created_at })
          .execute(),
    },
  ],
  'idempotency keys': [
    {
      table: 'idempotency_keys',
      column: 'key',
      insert: ({ db }, created_at, key) =>
        db
          .insertInto('idempotency_keys')
          .values({ scope: 'test', key, request_hash: 'x', status: 201, body: null, created_at })
          .execute(),
    },
  ],
  'the order of changes': [
    {
      table: 'intentions',
      column: 'device',
      insert: async (test, intended_at, device) =>
        test.db
          .insertInto('intentions')
          .values({ user_id: await workerOf(test), thing: 'profile', device, number: 1, intended_at })
          .execute(),
    },
  ],
  notifications: [
    {
      table: 'notifications',
      column: 'subject_title',
      insert: async (test, created_at, subject_title) =>
        test.db
          .insertInto('notifications')
          .values({
            user_id: await workerOf(test),
            kind: 'vacancy_expiring',
            subject_type: 'vacancy',
            subject_id: 1,
            subject_title,
            in_app: true,
            push: false,
            created_at,
          })
          .execute(),
    },
  ],
  'the log of newsletter mails': [
    {
      table: 'newsletter_mails',
      column: 'error',
      insert: async (test, queued_at, error) => {
        const subscription_id = await subscribe(test, queued_at, randomUUID(), { confirmed_at: queued_at })
        return test.db
          .insertInto('newsletter_mails')
          .values({ subscription_id, vacancy_ids: [1], total: 1, state: 'failed', queued_at, error })
          .execute()
      },
    },
  ],
  'the e-mail address in a decided report, unless an objection waits': [
    {
      table: 'reports',
      column: 'email',
      insert: ({ db }, decided_at, email) =>
        db
          .insertInto('reports')
          .values({
            type: 'job',
            subject_id: 1,
            subject_title: 'Baker',
            reason: 'fraud',
            email,
            language: 'de',
            state: 'upheld',
            decided_at,
            created_at: decided_at,
          })
          .execute(),
    },
  ],
  'texts of an objection after the second decision': [
    {
      table: 'objections',
      column: 'text',
      insert: ({ db }, at, text) =>
        sql`insert into objections
          (subject_type, subject_id, title, text, reason, created_at, outcome, outcome_at)
          values ('message', 1, 'Pay first', ${text}, 'Fraud', ${at}, 'upheld', ${at})`.execute(db),
    },
  ],
  'proof of an ended newsletter subscription': [
    {
      table: 'newsletter_subscriptions',
      column: 'token_hash',
      insert: (test, at, key) => subscribe(test, at, key, { confirmed_at: at, unsubscribed_at: at }),
    },
  ],
}
