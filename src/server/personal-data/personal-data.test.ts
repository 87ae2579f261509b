import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('one’s own data on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
    job = await createVacancy(test, { user_id: boss.id, title: `Bäcker ${randomUUID().slice(0, 8)}` })
  })

  const live = async () => {
    const { token } = worker
    await createBid(test, { vacancy_id: job.id, user_id: worker.id, text: 'A bid of mine' })
    await createOffer(test, { user_id: worker.id })
    await test.call('PATCH', '/cabinet/profile', { token, body: { about: 'All about me' } })
    await test.call('POST', '/cabinet/languages', { token, body: { language: 'pl', level: 'free' } })
    await test.call('PUT', `/cabinet/favorites/jobs/${job.id}`, { token })
    await test.call('PUT', `/cabinet/blocks/${boss.id}`, { token })
    await test.call('POST', '/cabinet/saved-searches', {
      token,
      body: { title: 'Bread' },
      headers: { 'idempotency-key': randomUUID() },
    })
    await test.call('POST', '/reports', { token, body: { type: 'job', id: job.id, reason: 'spam' } })
  }
  const everything = async (token = worker.token) =>
    (await test.call('GET', '/cabinet/export', { token })).body.data
  const erase = (user: TestUser, password = user.password) =>
    test.call('DELETE', '/cabinet', { token: user.token, body: { password } })

  it('is exported whole, without secrets and other people’s data', async () => {
    await live()
    await createBid(test, { vacancy_id: job.id, user_id: (await createUser(test, { role: 'worker' })).id })
    const data = await everything()
    expect(data).toMatchObject({
      account: [{ id: worker.id, email: worker.email, surname: 'Kowalska' }],
      profile: [{ about: 'All about me' }],
      languages: [{ language: 'pl' }],
      bids: [{ text: 'A bid of mine', job: job.title }],
      offers: [{}],
      favorite_jobs: [{ title: job.title }],
      blocks: [{ blocked_user_id: boss.id }],
      saved_searches: [{ title: 'Bread' }],
      reports: [{ reason: 'spam' }],
      sessions: [{}],
      vacancies: [],
      messages: [],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|_hash|_jti/)
  })

  it('covers every table with a reference to a user', async () => {
    const { rows } = await sql<{ table_name: string }>`select distinct table_name
      from information_schema.columns where table_schema = 'public'
      and column_name in ('user_id', 'boss_id', 'reporter_id', 'actor_id')`.execute(test.db)
    // E-mail confirmations hold only the address. Read and mail positions of rooms are numbers, not content.
    const known = new Set(['email_tokens', 'room_members', 'rooms', 'message_digests'])
    const { readFile } = await import('node:fs/promises')
    const source = await readFile(new URL('./store.ts', import.meta.url), 'utf8')
    const missing = rows
      .map(({ table_name }) => table_name)
      .filter((table) => !known.has(table) && !new RegExp(`from ${table}\\b`).test(source))
    expect(missing).toEqual([])
  })

  it('includes both sides’ messages of the person’s rooms', async () => {
    const room = await test.call('POST', '/chat/rooms', { token: boss.token, body: { user_id: worker.id } })
    for (const { token } of [boss, worker]) {
      await test.call('POST', `/chat/rooms/${room.body.data.id}/messages`, {
        token,
        body: { text: 'Good day', client_id: randomUUID() },
      })
    }
    expect((await everything()).messages).toMatchObject([{ user_id: boss.id }, { user_id: worker.id }])
    const stranger = await createUser(test, { role: 'worker' })
    expect((await everything(stranger.token)).messages).toEqual([])
  })

  it('is deleted everywhere with the account', async () => {
    await live()
    expect((await erase(worker)).status).toBe(204)
    expect((await test.call('GET', '/cabinet/profile', { token: worker.token })).status).toBe(401)
    expect((await test.call('GET', `/users/${worker.id}`)).status).toBe(404)
    const login = { login: worker.email, password: worker.password }
    expect((await test.call('POST', '/auth/login', { body: login })).status).toBe(422)
    const left = await Promise.all(
      ['bids', 'offers', 'profiles', 'language_skills', 'favorite_jobs', 'saved_searches', 'blocks'].map(
        (table) => sql`select from ${sql.table(table)} where user_id = ${worker.id}`.execute(test.db),
      ),
    )
    expect(left.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
    const keys = await sql`select from idempotency_keys where scope = ${`user:${worker.id}`}`.execute(test.db)
    expect(keys.rows).toEqual([])
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === worker.email)
    expect(mails.at(-1)?.subject).toBe('Your account has been deleted')
  })

  it('includes an employer’s vacancies, whose bidders are notified', async () => {
    await createBid(test, { vacancy_id: job.id, user_id: worker.id })
    expect((await erase(boss)).status).toBe(204)
    expect((await test.call('GET', `/jobs/${job.slug}`)).status).toBe(404)
    const told = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === worker.email)
    expect(told.map(({ subject }) => subject)).toEqual([`Closed: ${job.title}`])
  })

  it('is not deleted with a wrong password, and guesses are limited', async () => {
    const wrong = await erase(worker, 'Wrong-2026!')
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Wrong password'] }])
    for (let tried = 1; tried < 5; tried++) await erase(worker, 'Wrong-2026!')
    expect((await erase(worker)).status).toBe(429)
    expect((await everything()).account).toHaveLength(1)
  })

  it('of an administrator cannot be deleted', async () => {
    expect((await erase(await createUser(test, { role: 'admin' }))).status).toBe(403)
  })
})
