import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Room } from '#shared/contract/conversations.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { TEST_NOW } from '../testing/clock.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { faqGeneral } from './content/faq-general.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seed } from './seed.ts'

const ADMIN = { email: 'admin@jobmost.example', password: DEMO_PASSWORD }
const OPTIONS = { demo: true, demoJobs: 600, admin: ADMIN, now: TEST_NOW }
const TABLES = [
  'cities',
  'rubrics',
  'minimum_wages',
  'users',
  'vacancies',
  'offers',
  'bids',
  'profiles',
  'work_experience',
  'language_skills',
  'favorite_jobs',
  'favorite_users',
  'rooms',
  'messages',
  'pages',
  'faq_entries',
]

describe.each(engines())('the seed on %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(async () => {
    // Parallel, as when several processes start at the same time.
    await Promise.all([seed(test.db, OPTIONS), seed(test.db, OPTIONS)])
  })

  const countAll = async () => {
    const parts = TABLES.map(
      (table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`,
    )
    const { rows } = await sql<Record<string, number>>`select ${sql.join(parts)}`.execute(test.db)
    return rows[0]
  }
  const findUser = (email: string) =>
    test.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

  it('lists exactly the requested number of vacancies', async () => {
    const { body } = await test.call('GET', '/statistics')
    expect(body.data.live).toMatchObject({ vacancies: 600, offers: 150 })
  })

  it('publishes the commissioned figures with the demo', async () => {
    const { body } = await test.call('GET', '/statistics')
    expect(body.data.claims).toMatchObject({ visitors_per_day: 200_000, employers: 15_000 })
    expect((await test.call('GET', '/appOption/1')).body.data.numberOne).toBe(true)
  })

  it('creates a moderation queue and one vacancy of the demo employer in every state', async () => {
    const boss = await findUser('boss@jobmost.example')
    const states = await test.db
      .selectFrom('vacancies')
      .select(['moderation_state', 'moderation_reason'])
      .where('user_id', '=', boss.id)
      .execute()
    expect(states.map((row) => row.moderation_state).sort()).toEqual([
      ...Array(4).fill('approved'),
      'pending',
      'rejected',
    ])
    expect(states.find((row) => row.moderation_state === 'rejected')?.moderation_reason).toContain('AGG')
    const { count } = await test.db
      .selectFrom('vacancies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('moderation_state', '=', 'pending')
      .executeTakeFirstOrThrow()
    expect(count).toBe(11)
  })

  it('asks the demo employer about one vacancy whether it is still open', async () => {
    const login = { login: 'boss@jobmost.example', password: DEMO_PASSWORD }
    const token = (await test.call('POST', '/auth/login', { body: login })).body.access_token
    const { data } = (await test.call('GET', '/cabinet/vacancies', { token })).body
    const asked = data.filter(({ asked_at }: Vacancy) => asked_at)
    expect(asked).toMatchObject([{ title: 'Baker for the night shift (m/f/d)', is_public: true }])
  })

  it('creates a bid of the demo worker in each state', async () => {
    const worker = await findUser('worker@jobmost.example')
    const bids = await test.db.selectFrom('bids').select('state').where('user_id', '=', worker.id).execute()
    expect(bids.map(({ state }) => state).sort()).toEqual([
      'accepted',
      'declined',
      'seen',
      'sent',
      'withdrawn',
    ])
  })

  it('fills the profiles of all workers and the favourites of the demo accounts', async () => {
    const worker = await findUser('worker@jobmost.example')
    const { body } = await test.call('GET', `/users/${worker.id}`)
    expect(body.data).toMatchObject({ name: 'Olga Petrova', city: { name: 'Berlin' }, age: 35 })
    expect(body.data).toMatchObject({ experience: [{}, {}], languages: [{}, {}, {}, {}], rubrics: [{}] })
    const workers = test.db.selectFrom('users').where('role', '=', 'worker').select('id')
    const unfilled = await workers
      .where('id', 'not in', test.db.selectFrom('profiles').select('user_id'))
      .execute()
    expect(unfilled).toEqual([])
    const stranger = await findUser('worker-1@demo.jobmost.example')
    const other = (await test.call('GET', `/users/${stranger.id}`)).body.data
    expect(other).toMatchObject({ age: null, citizenship: null, about: expect.stringMatching(/\S{2}/) })
    expect(other.name).toMatch(/ \p{Lu}\.$/u)
    const login = { login: 'worker@jobmost.example', password: DEMO_PASSWORD }
    const token = (await test.call('POST', '/auth/login', { body: login })).body.access_token
    const kept = (await test.call('GET', '/cabinet/favorites/jobs', { token })).body.data
    expect(kept.map(({ state }: { state: string }) => state)).toEqual(['open', 'open', 'open', 'open'])
  })

  it('creates chats of the demo accounts in four languages, some unread, one long enough to scroll', async () => {
    for (const [email, rooms, unread] of [
      ['worker@jobmost.example', 6, 3],
      ['boss@jobmost.example', 6, 3],
    ] as const) {
      const login = { login: email, password: DEMO_PASSWORD }
      const { body } = await test.call('POST', '/auth/login', { body: login })
      const list = await test.call('GET', '/chat/my/rooms', { token: body.access_token })
      const counts = list.body.data.map(({ new_message_count }: Room) => new_message_count)
      expect(list.body.data).toHaveLength(rooms)
      expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(unread)
      expect(Math.max(...list.body.data.map(({ last_seq }: Room) => last_seq))).toBeGreaterThan(300)
      const texts = list.body.data.map(({ last_message }: Room) => last_message?.text).join(' ')
      expect(texts).toMatch(/Договорились.*/)
      expect(texts).toMatch(/środę/)
      expect(texts).toMatch(/Empfang/)
    }
  })

  it('creates the three demo accounts with the demo password; other demo people have a secret one', async () => {
    for (const { role, email } of DEMO_ACCOUNTS) {
      const user = await findUser(email)
      expect(user).toMatchObject({ role, is_demo: true, email_confirmed_at: TEST_NOW })
      expect(await isPassword(user.password_hash, DEMO_PASSWORD)).toBe(true)
    }
    const stranger = await findUser('worker-1@demo.jobmost.example')
    expect(await isPassword(stranger.password_hash, DEMO_PASSWORD)).toBe(false)
  })

  it('adds only missing legal pages the second time, and keeps edits', async () => {
    const before = await countAll()
    const general = faqGeneral.length
    await test.db.updateTable('rubrics').set({ icon: 'edited' }).where('id', '=', 1).execute()
    await test.db.deleteFrom('faq_entries').where('topic', '=', 'general').execute()
    await test.db.deleteFrom('pages').where('slug', '=', 'terms').execute()
    await seed(test.db, OPTIONS)
    expect(await countAll()).toEqual({ ...before, faq_entries: (before?.faq_entries ?? 0) - general })
    const { icon } = await test.db
      .selectFrom('rubrics')
      .select('icon')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(icon).toBe('edited')
  })

  it('keeps the next rubric id free', async () => {
    const names = JSON.stringify({ en: 'New', ru: 'New', pl: 'New', de: 'New' })
    const made = await test.db
      .insertInto('rubrics')
      .values({ slug: 'new', icon: 'dots', names, synonyms: '{}', in_main: false, position: 99 } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(made.id).toBe(28)
  })

  it('has the minimum wages of both years and of the sectors', async () => {
    const wages = await test.db
      .selectFrom('minimum_wages')
      .select(['rubric_id', 'valid_from', 'hourly', 'scope'])
      .orderBy('id')
      .execute()
    expect(wages).toContainEqual({ rubric_id: null, valid_from: '2026-01-01', hourly: 13.9, scope: null })
    expect(wages).toContainEqual({ rubric_id: null, valid_from: '2027-01-01', hourly: 14.6, scope: null })
    expect(wages).toContainEqual({
      rubric_id: 3,
      valid_from: '2026-01-01',
      hourly: 15,
      scope: 'cleaning_inside',
    })
  })

  it('creates the administrator from the environment, hashes the password once, and replaces it by a changed one', async () => {
    const given = { email: 'Chef@operator.example', password: 'First-Pass-1' }
    const options = { demo: false, demoJobs: 0, now: TEST_NOW }
    await seed(test.db, { ...options, admin: given })
    const first = await findUser('chef@operator.example')
    await seed(test.db, { ...options, admin: given })
    expect(await findUser('chef@operator.example')).toEqual(first)
    await seed(test.db, { ...options, admin: { ...given, password: 'Second-Pass-2' } })
    const changed = await findUser('chef@operator.example')
    expect(changed).toMatchObject({ id: first.id, role: 'admin' })
    expect(await isPassword(changed.password_hash, 'Second-Pass-2')).toBe(true)
    const entries = test.db.selectFrom('audit_log').select(['actor_id', 'action', 'before', 'after'])
    const administrator = { staff_role: 'administrator' }
    const appointed = { actor_id: null, action: 'user.appointed', after: administrator }
    expect(await entries.where('subject_id', '=', first.id).orderBy('id').execute()).toEqual([
      { ...appointed, before: { staff_role: null } },
      { ...appointed, before: administrator },
    ])
  })

  it('undoes no later change with the same variables, while somebody is an administrator', async () => {
    const admin = { email: 'boss@operator.example', password: 'First-Pass-1' }
    const start = () => seed(test.db, { demo: false, demoJobs: 0, now: TEST_NOW, admin })
    await start()
    const own = () => test.db.updateTable('users').where('email', '=', admin.email)
    await own().set({ role: 'worker', staff_role: null, blocked_at: TEST_NOW }).execute()
    await start()
    expect(await findUser(admin.email)).toMatchObject({ role: 'worker', staff_role: null })
    await test.db
      .updateTable('users')
      .set({ role: 'worker', staff_role: null })
      .where('role', '=', 'admin')
      .execute()
    await start()
    expect(await findUser(admin.email)).toMatchObject({ staff_role: 'administrator', blocked_at: null })
  })

  it('makes an existing account with that address the administrator’s and revokes its sessions', async () => {
    const squatter = await createUser(test, { role: 'worker', email: 'root@operator.example' })
    const admin = { email: squatter.email, password: 'Own-Pass-123' }
    await seed(test.db, { demo: false, demoJobs: 0, now: TEST_NOW, admin })
    expect(await findUser(squatter.email)).toMatchObject({ id: squatter.id, role: 'admin' })
    expect((await test.call('GET', '/cabinet/user-role', { token: squatter.token })).status).toBe(401)
  })

  it('cancels pending address changes and deletions of the person who registered that address first', async () => {
    const squatter = await createUser(test, { role: 'worker', email: 'first@operator.example' })
    const { token, password } = squatter
    const next = 'squatter@people.example'
    await test.call('PUT', '/cabinet/email', { token, body: { email: next, password } })
    const link = /#token=([\w-]+)/.exec((await mailsTo(test, next)).at(-1)?.text ?? '')?.[1]
    expect((await test.call('DELETE', '/cabinet', { token, body: { password } })).status).toBe(204)
    const admin = { email: squatter.email, password: 'Own-Pass-123' }
    await seed(test.db, { demo: false, demoJobs: 0, now: TEST_NOW, admin })
    expect((await test.call('POST', '/auth/confirm-email', { body: { token: link } })).status).toBe(422)
    const due = test.db.selectFrom('account_deletions').select('user_id').where('user_id', '=', squatter.id)
    expect(await due.execute()).toEqual([])
  })

  it('creates no demo where real people have accounts, and no administrator with the published password', async () => {
    await test.db.deleteFrom('users').where('is_demo', '=', true).execute()
    await createUser(test, { role: 'worker' })
    expect(await seed(test.db, OPTIONS)).toEqual({ isDemoRefused: true })
    const known = test.db.selectFrom('users').select('id').where('email', '=', ADMIN.email)
    expect(await known.execute()).toEqual([])
    const demo = test.db.selectFrom('users').select('id').where('is_demo', '=', true)
    expect(await demo.execute()).toEqual([])
  })
})
