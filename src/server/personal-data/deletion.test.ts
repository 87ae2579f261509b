import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { messages, openRoom, rooms, send } from '../testing/conversations.ts'
import { eraseNow } from '../testing/erase.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('deletion of an account on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss', name: 'Boris', company_name: 'Braun KG' })
    job = await createVacancy(test, { user_id: boss.id })
  })

  const request = (user: TestUser, password = user.password) =>
    test.call('DELETE', '/cabinet', { token: user.token, body: { password } })
  const logIn = async ({ email, password }: TestUser) => {
    const answer = await test.call('POST', '/auth/login', { body: { login: email, password } })
    return { status: answer.status, token: answer.body.access_token as string }
  }
  const me = async (token: string) => (await test.call('GET', '/cabinet/user-role', { token })).body.data
  const runDaily = () => createHandlers(test.deps)['erase-accounts']({})
  const subjectsTo = async (email: string) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email).map(({ subject }) => subject)
  const statusOf = async (path: string) => (await test.call('GET', path)).status

  it('is requested with the password, ends all sessions, hides everything public and mails the owner', async () => {
    const offer = await createOffer(test, { user_id: worker.id })
    expect((await request(worker)).status).toBe(204)
    expect((await request(boss)).status).toBe(204)
    expect((await test.call('GET', '/cabinet/profile', { token: worker.token })).status).toBe(401)
    for (const path of [
      `/users/${worker.id}`,
      `/users/${boss.id}`,
      `/jobs/${job.slug}`,
      `/offers/${offer.id}`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(await subjectsTo(worker.email)).toEqual(['Your account will be deleted'])
  })

  it('can be cancelled within 14 days after logging in, which restores everything public', async () => {
    const paused = await createVacancy(test, { user_id: boss.id, published: false })
    await request(boss)
    test.clock.advance(14 * DAY_MS - 1000)
    await runDaily()
    const { token } = await logIn(boss)
    const eraseAt = new Date(test.clock().getTime() + 1000).toISOString()
    expect((await me(token)).erase_at).toBe(eraseAt)
    expect(await statusOf(`/jobs/${job.slug}`)).toBe(404)
    expect((await test.call('DELETE', '/cabinet/deletion', { token })).status).toBe(204)
    expect((await me(token)).erase_at).toBeNull()
    expect(await statusOf(`/jobs/${job.slug}`)).toBe(200)
    expect(await statusOf(`/jobs/${paused.slug}`)).toBe(404)
    test.clock.advance(2000)
    await runDaily()
    expect((await logIn(boss)).status).toBe(200)
    expect(await subjectsTo(boss.email)).toEqual([
      'Your account will be deleted',
      'Your account will be kept',
    ])
  })

  it('is completed after 14 days by the daily task, and the owner is mailed', async () => {
    await request(worker)
    test.clock.advance(14 * DAY_MS)
    await runDaily()
    expect((await logIn(worker)).status).toBe(422)
    expect(await test.db.selectFrom('users').where('id', '=', worker.id).selectAll().execute()).toEqual([])
    const last = test.mails.filter(({ to }) => to === worker.email).at(-1)
    expect(last?.subject).toBe('Your account has been deleted')
  })

  it('removes the photo', async () => {
    const seen = await createUser(test, { role: 'worker', url_img: '/media/of-a-leaver.webp' })
    await eraseNow(test, seen)
    expect(await test.queued('remove-file')).toContainEqual({ name: 'of-a-leaver.webp' })
  })

  it('of an employer leaves the bidders their bids and rooms, without the employer’s texts', async () => {
    const bid = await createBid(test, { vacancy_id: job.id, user_id: worker.id, text: 'My own words' })
    const room = (await openRoom(test, worker, { job_id: job.id })).body.data
    await send(test, room.id, worker, 'My question')
    await send(test, room.id, boss, 'An answer of Boris')
    await eraseNow(test, boss)
    const bids = (await test.call('GET', '/cabinet/rates', { token: worker.token })).body.data
    expect(bids).toMatchObject([
      { id: bid.id, text: 'My own words', job: { title: '', company_name: '', is_open: false } },
    ])
    expect(await rooms(test, worker)).toMatchObject([
      { id: room.id, interlocutor: { name: '' }, subject: { title: '' }, can_write: false },
    ])
    const texts = (await messages(test, room.id, worker)).body.data.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(['My question', ''])
    expect(await subjectsTo(worker.email)).toContain('An employer has deleted their account')

    // The worker may delete them. Then the empty account is deleted too.
    expect((await test.call('DELETE', `/rates/${bid.id}`, { token: worker.token })).status).toBe(204)
    expect((await test.call('DELETE', `/chat/rooms/${room.id}`, { token: worker.token })).status).toBe(204)
    await runDaily()
    const left = await test.db.selectFrom('users').where('erased_at', 'is not', null).select('id').execute()
    expect(left).toEqual([])
  })

  it('of an employer is told to those who wait or were accepted, also for a job that is filled', async () => {
    const filled = await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
    const gone = await createVacancy(test, {
      user_id: boss.id,
      closed_at: test.clock(),
      deleted_at: test.clock(),
    })
    const bids = [
      [job.id, 'sent'],
      [job.id, 'declined'],
      [filled.id, 'accepted'],
      [filled.id, 'declined'],
      [gone.id, 'accepted'],
    ] as const
    const told: string[][] = []
    const people = await Promise.all(bids.map(() => createUser(test, { role: 'worker' })))
    for (const [i, [vacancy_id, state]] of bids.entries())
      await createBid(test, { vacancy_id, state, user_id: people[i]?.id ?? 0 })
    await eraseNow(test, boss)
    for (const { email } of people) told.push(await subjectsTo(email))
    const subject = ['An employer has deleted their account']
    expect(told).toEqual([subject, [], subject, [], []])
  })

  it('is required before a room can be deleted: until then both members need it', async () => {
    const room = (await openRoom(test, worker, { job_id: job.id })).body.data
    const remove = (token: string) => test.call('DELETE', `/chat/rooms/${room.id}`, { token })
    expect((await remove(worker.token)).status).toBe(403)
    expect((await remove((await createUser(test, { role: 'worker' })).token)).status).toBe(404)
  })

  it('requires the right password, and attempts are limited', async () => {
    const wrong = await request(worker, 'Wrong-2026!')
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Wrong password'] }])
    for (let tried = 1; tried < 5; tried++) await request(worker, 'Wrong-2026!')
    expect((await request(worker)).status).toBe(429)
    expect((await me(worker.token)).erase_at).toBeNull()
  })

  it('is refused to an administrator', async () => {
    expect((await request(await createUser(test, { role: 'admin' }))).status).toBe(403)
  })

  it('deletes the words of titles that no other title has from the search dictionary', async () => {
    await createVacancy(test, { user_id: boss.id, title: 'Zwirbelkunstler gesucht' })
    await createVacancy(test, {
      user_id: (await createUser(test, { role: 'boss' })).id,
      title: 'Koch gesucht',
    })
    const known = async () =>
      (
        await sql<{ word: string }>`select word from search_dictionary
          where word in ('zwirbelkunstler', 'gesucht') order by word`.execute(test.db)
      ).rows.map(({ word }) => word)
    expect(await known()).toEqual(['gesucht', 'zwirbelkunstler'])
    await eraseNow(test, boss)
    expect(await known()).toEqual(['gesucht'])
  })

  it('is delayed by an unreachable mailbox for two days at most, and other accounts are erased on time', async () => {
    await request(worker)
    await request(boss)
    const { mailer } = test.deps
    const send = vi.spyOn(mailer, 'send').mockImplementation(async ({ to }) => {
      if (to === worker.email) throw new Error('550 no such user')
    })
    const left = async () =>
      (
        await test.db
          .selectFrom('account_deletions')
          .select('user_id')
          .where('user_id', 'in', [worker.id, boss.id])
          .execute()
      ).map(({ user_id }) => user_id)
    test.clock.advance(14 * DAY_MS)
    await expect(runDaily()).rejects.toThrow('1 of 2 failed')
    expect(await left()).toEqual([worker.id])
    test.clock.advance(3 * DAY_MS)
    await runDaily()
    expect(await left()).toEqual([])
    send.mockRestore()
  })
})
