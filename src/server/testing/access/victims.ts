import { randomUUID } from 'node:crypto'
import type { ImportDefaults } from '#shared/contract/imports.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { openSession } from '../../accounts/open-session.ts'
import { hashOf } from '../../db/hash-of.ts'
import { createOffer } from '../offers.ts'
import { createUser, type TestUser } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { createBid, createVacancy, PENDING } from '../vacancies.ts'
import { createCompanyWithTeam } from './company-victims.ts'

/** A part of all texts and addresses of the victims that only they and staff may read. */
export const SECRET = 'only-for-the-owner'

export type Victims = Awaited<ReturnType<typeof createVictims>>

/** A job seeker and an employer who have written to each other, with one thing of each kind. */
export async function createVictims(test: TestApp) {
  const unique = randomUUID()
  const emailOf = (who: string) => `${SECRET}-${who}-${unique}@people.example`
  const seeker = await createUser(test, { role: 'worker', email: emailOf('seeker') })
  const employer = await createUser(test, { role: 'boss', email: emailOf('employer') })
  const pair = { seeker, employer }
  return {
    ...pair,
    unique,
    ...(await createJobs(test, pair)),
    ...(await createOwnThings(test, seeker, unique)),
    ...(await createConversation(test, pair)),
    ...(await createFilings(test, pair, unique)),
    ...(await createCompanyWithTeam(test, employer, { unique, address: SECRET })),
  }
}

type Pair = { seeker: TestUser; employer: TestUser }

async function createJobs(test: TestApp, { seeker, employer }: Pair) {
  const { db } = test
  const user_id = employer.id
  const job = await createVacancy(test, { user_id, asked_at: test.clock() })
  const free = await createVacancy(test, { user_id })
  const pending = await createVacancy(test, { user_id, ...PENDING, description: SECRET })
  const closed = await createVacancy(test, { user_id, closed_at: test.clock() })
  const bid = await createBid(test, { vacancy_id: job.id, user_id: seeker.id, text: SECRET })
  await db
    .insertInto('bid_notes')
    .values({ bid_id: bid.id, text: SECRET, tags: '[]', updated_at: test.clock() })
    .execute()
  const offer = await createOffer(test, { user_id: seeker.id })
  const added_at = test.clock()
  await db.insertInto('favorite_jobs').values({ user_id: seeker.id, vacancy_id: job.id, added_at }).execute()
  await db.insertInto('favorite_offers').values({ user_id, offer_id: offer.id, added_at }).execute()
  await db.insertInto('favorite_users').values({ user_id, candidate_id: seeker.id, added_at }).execute()
  const template = await db
    .insertInto('vacancy_templates')
    .values({ user_id, name: SECRET, text: '{}', created_at: added_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { job, free, pending, closed, bid, offer, template, feed: await createFeed(test, user_id) }
}

const NO_DEFAULTS: ImportDefaults = {
  company_name: null,
  contact_name: null,
  rubric_id: null,
  city_id: null,
  pay_type: null,
  pay_amount: null,
  employment_type: null,
  employer_kind: null,
  language: null,
}

/** A source of vacancies whose dry run is done. */
async function createFeed({ db, clock }: TestApp, user_id: number) {
  const at = clock()
  const source = { user_id, name: SECRET, url: 'https://feeds.invalid/jobs.csv', daily: false }
  const feed = await db
    .insertInto('import_sources')
    .values({ ...source, defaults: JSON.stringify(NO_DEFAULTS), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await db
    .insertInto('import_runs')
    .values({
      source_id: feed.id,
      state: 'ready',
      file: null,
      failure: null,
      is_daily: false,
      created_at: at,
      moved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = {
    run_id: run.id,
    position: 0,
    line: 2,
    external_id: SECRET,
    title: SECRET,
    problems: '[]',
    warnings: '[]',
  }
  await db
    .insertInto('import_rows')
    .values({ ...row, change: 'invalid', form: null, hash: null, is_done: true })
    .execute()
  return feed
}

async function createOwnThings(test: TestApp, { id: user_id }: TestUser, unique: string) {
  const { db } = test
  const at = test.clock()
  const one = { user_id, period_from: '2020-01-01', period_to: null }
  const experience = await db
    .insertInto('work_experience')
    .values({ ...one, position: 'Nanny', responsibilities: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const education = await db
    .insertInto('education')
    .values({ ...one, specialty: 'Baking', institution: 'Łódź' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const language = await db
    .insertInto('language_skills')
    .values({ user_id, language: 'de', level: 'free' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const notify = JSON.stringify({ app: true, push: false, email: false })
  const search = await db
    .insertInto('saved_searches')
    .values({ user_id, title: SECRET, filters: '{}', notify, looked_until: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const blocked = await createUser(test, { role: 'boss' })
  await db.insertInto('blocks').values({ user_id, blocked_user_id: blocked.id, blocked_at: at }).execute()
  await db
    .updateTable('users')
    .set({ url_img: `/media/${unique}.webp` })
    .where('id', '=', user_id)
    .execute()
  return { experience, education, language, search, blocked, ...(await createDevices(test, user_id, unique)) }
}

async function createDevices(test: TestApp, user_id: number, unique: string) {
  const { db } = test
  const at = test.clock()
  await openSession(db, test.deps, { id: user_id, role: 'worker' }, SECRET)
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user_id)
    .where('device', '=', SECRET)
    .executeTakeFirstOrThrow()
  const endpoint = `https://fcm.googleapis.com/fcm/send/${unique}`
  await db
    .insertInto('push_subscriptions')
    .values({ user_id, session_id: session.id, endpoint, p256dh: 'key', auth: 'auth', created_at: at })
    .execute()
  const notification = await db
    .insertInto('notifications')
    .values({
      user_id,
      kind: 'bid_answered',
      subject_type: 'job',
      subject_id: 1,
      subject_title: SECRET,
      in_app: true,
      push: false,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const emailToken = `email-${unique}`
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashOf(emailToken),
      user_id,
      email: `${SECRET}-new-${unique}@people.example`,
      expires_at: new Date(at.getTime() + MINUTE_MS),
      is_change: true,
    })
    .execute()
  return { session, endpoint, notification, emailToken }
}

async function createConversation(test: TestApp, { seeker, employer }: Pair) {
  const { db } = test
  const at = test.clock()
  const room = await db
    .insertInto('rooms')
    .values({
      worker_id: seeker.id,
      boss_id: employer.id,
      opened_by: seeker.id,
      subject_type: 'profile',
      subject_id: seeker.id,
      subject_title: SECRET,
      last_seq: 1,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('room_members')
    .values([seeker, employer].map(({ id }) => ({ room_id: room.id, user_id: id })))
    .execute()
  const message = await db
    .insertInto('messages')
    .values({
      room_id: room.id,
      seq: 1,
      client_id: randomUUID(),
      user_id: employer.id,
      text: SECRET,
      created_at: at,
      delivered_at: null,
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { room, message }
}

async function createFilings(test: TestApp, { seeker, employer }: Pair, unique: string) {
  const { db } = test
  const at = test.clock()
  const report = await db
    .insertInto('reports')
    .values({
      type: 'user',
      subject_id: employer.id,
      subject_title: 'Boris B.',
      author_id: employer.id,
      reporter_id: seeker.id,
      reason: 'spam',
      text: SECRET,
      // The reporter reads it in the list of own reports.
      decision: SECRET,
      language: 'en',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contactMessage = await db
    .insertInto('contact_messages')
    .values({ user_id: seeker.id, name: SECRET, email: seeker.email, description: SECRET, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const newsletterToken = `newsletter-${unique}`
  const subscription = await db
    .insertInto('newsletter_subscriptions')
    .values({
      email: `${SECRET}-news-${unique}@people.example`,
      language: 'en',
      text_version: '1',
      token_hash: hashOf(newsletterToken),
      requested_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { report, contactMessage, newsletterToken, subscription }
}
