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
  const exportOf = ({ token, password }: TestUser, given: { password?: string; only_new?: boolean } = {}) =>
    test.call('POST', '/cabinet/export', { token, body: { password, ...given } })
  const everything = async (user = worker) => (await exportOf(user)).body.data.parts
  const mailsTo = async (email: string) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email).map(({ subject }) => subject)

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
    expect(JSON.stringify(data)).not.toMatch(/argon2|_hash|_jti|_secret|public_key/)
  })

  it('covers every table with a reference to a user', async () => {
    const { rows } = await sql<{ table_name: string }>`select distinct table_name
      from information_schema.columns where table_schema = 'public'
      and column_name in ('user_id', 'boss_id', 'reporter_id', 'actor_id')`.execute(test.db)
    // E-mail confirmations hold only the address, a sign-in under way lasts minutes, and approvals wait seconds for their
    // mail. Read and mail positions of rooms are numbers, not content.
    const known = new Set([
      'email_tokens',
      'sign_in_challenges',
      'passkey_requests',
      'room_members',
      'rooms',
      'message_digests',
      'batch_approvals',
    ])
    const { readFile } = await import('node:fs/promises')
    const source = await readFile(new URL('./export-store.ts', import.meta.url), 'utf8')
    const missing = rows
      .map(({ table_name }) => table_name)
      .filter((table) => !known.has(table) && !new RegExp(`from ${table}\\b`).test(source))
    expect(missing).toEqual([])
  })

  it('has the person’s own pictures, and of others only the address', async () => {
    const picture = await test.deps.storage.put(Buffer.from('RIFF'), 'webp')
    await test.db
      .updateTable('users')
      .set({ url_img: `/media/${picture}` })
      .where('id', 'in', [worker.id, boss.id])
      .execute()
    await test.call('PUT', `/cabinet/blocks/${boss.id}`, { token: worker.token })
    const parts = await everything()
    expect(parts.account[0].url_img).toBe('data:image/webp;base64,UklGRg==')
    expect(JSON.stringify(parts).split('UklGRg==').length).toBe(2)
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
    expect((await everything(stranger)).messages).toEqual([])
  })

  it('is exported with the password only, and the owner is mailed', async () => {
    const wrong = await exportOf(worker, { password: 'Wrong-2026!' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Wrong password'] }])
    expect(await mailsTo(worker.email)).toEqual([])
    await everything()
    expect(await mailsTo(worker.email)).toEqual(['Your data was downloaded'])
  })

  it('is exported since the previous export on request', async () => {
    await live()
    const first = (await exportOf(worker, { only_new: true })).body.data
    expect([first.since, first.parts.bids.length]).toEqual([null, 1])
    test.clock.advance(1000)
    await test.call('PUT', `/cabinet/blocks/${(await createUser(test, { role: 'boss' })).id}`, {
      token: worker.token,
    })
    const { since, parts } = (await exportOf(worker, { only_new: true })).body.data
    expect([since, parts.bids, parts.blocks.length]).toEqual([first.exported_at, [], 1])
  })
})
