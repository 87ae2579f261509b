import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('changes that arrive out of order on %s', (engine) => {
  const test = useTestApp(engine)
  const phone = randomUUID()
  const desk = randomUUID()
  let worker: TestUser
  let job: { id: number }
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    job = await createVacancy(test, { user_id: (await createUser(test, { role: 'boss' })).id })
  })

  /** A request of a device, with its number there and the time since the user's action. */
  const send = (method: 'PUT' | 'DELETE', device: string, number: number, ageMs = 0) =>
    test.call(method, `/cabinet/favorites/jobs/${job.id}`, {
      token: worker.token,
      headers: { intention: `${device}/${number}/${ageMs}` },
    })
  const withoutOrder = (method: 'PUT' | 'DELETE') =>
    test.call(method, `/cabinet/favorites/jobs/${job.id}`, { token: worker.token })
  const isFavourite = async () =>
    (await test.call('GET', '/cabinet/favorites/jobs', { token: worker.token })).body.data.length === 1

  it('a late copy of a PUT does not undo a newer DELETE, nor the reverse', async () => {
    expect((await send('PUT', phone, 1)).status).toBe(204)
    expect((await send('DELETE', phone, 2)).status).toBe(204)
    const late = await send('PUT', phone, 1, MINUTE_MS)
    expect([late.status, late.body.code]).toEqual([409, 'outdated'])
    expect(await isFavourite()).toBe(false)
    expect((await send('PUT', phone, 3)).status).toBe(204)
    expect((await send('DELETE', phone, 2)).status).toBe(409)
    expect(await isFavourite()).toBe(true)
  })

  it('an older request that arrives late for the first time does not undo a newer one', async () => {
    await send('PUT', phone, 1)
    await send('DELETE', phone, 3)
    expect((await send('PUT', phone, 2)).status).toBe(409)
    expect(await isFavourite()).toBe(false)
  })

  it('a repeated request whose answer was lost succeeds, unless another device changed the thing since', async () => {
    await send('PUT', phone, 1)
    test.clock.advance(1000)
    expect((await send('PUT', phone, 1)).status).toBe(204)
    await send('DELETE', desk, 1)
    test.clock.advance(1000)
    expect((await send('PUT', phone, 1)).status).toBe(409)
    expect(await isFavourite()).toBe(false)
  })

  it('between devices the later action wins, in any order of arrival', async () => {
    await send('DELETE', desk, 1, MINUTE_MS)
    expect((await send('PUT', phone, 7, HOUR_MS)).status).toBe(409)
    expect(await isFavourite()).toBe(false)
    expect((await send('PUT', phone, 8, 1000)).status).toBe(204)
    expect(await isFavourite()).toBe(true)
  })

  it('a request without the header is dated at its arrival', async () => {
    await send('PUT', phone, 1)
    test.clock.advance(1000)
    expect((await withoutOrder('DELETE')).status).toBe(204)
    test.clock.advance(1000)
    expect((await send('PUT', phone, 1)).status).toBe(409)
    expect((await withoutOrder('PUT')).status).toBe(204)
    expect(await isFavourite()).toBe(true)
  })

  it('and concern different fields do not undo each other', async () => {
    const patch = (path: string, body: object, device: string, ageMs: number) =>
      test.call('PATCH', path, {
        token: worker.token,
        body,
        headers: { intention: `${device}/1/${ageMs}` },
      })
    const profile = '/cabinet/profile'
    expect((await patch(profile, { smoking: 'smoker', visibility: { about: false } }, desk, 0)).status).toBe(
      200,
    )
    const older = { about: 'I bake.', visibility: { phone: false } }
    expect((await patch(profile, older, phone, HOUR_MS)).status).toBe(200)
    const { data } = (await test.call('GET', profile, { token: worker.token })).body
    expect(data).toMatchObject({
      about: 'I bake.',
      smoking: 'smoker',
      visibility: { about: false, phone: false },
    })
    const mixed = await patch(profile, { about: 'I cook.', smoking: null }, randomUUID(), MINUTE_MS)
    expect([mixed.status, mixed.body.code]).toEqual([409, 'outdated'])
    const choices = '/cabinet/notifications'
    const all = { app: true, push: true, email: true }
    expect((await patch(choices, { message: { ...all, push: false } }, desk, 0)).status).toBe(200)
    expect((await patch(choices, { bid_received: { ...all, push: false } }, phone, HOUR_MS)).status).toBe(200)
    expect((await patch(choices, { message: all }, phone, HOUR_MS)).status).toBe(409)
  })

  it('of any number of devices are ordered by few rows', async () => {
    for (let count = 0; count < 60; count++) await send('PUT', randomUUID(), 1, MINUTE_MS - count)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from intentions
      where user_id = ${worker.id}`.execute(test.db)
    expect(rows[0]?.count).toBeLessThanOrEqual(51)
    expect((await send('DELETE', randomUUID(), 1, HOUR_MS)).status).toBe(409)
    expect(await isFavourite()).toBe(true)
  })

  it('a refused change leaves no trace: the same request succeeds later', async () => {
    const gone = { approved_at: null, moderation_state: 'rejected' as const }
    await test.db.updateTable('vacancies').set(gone).where('id', '=', job.id).execute()
    expect((await send('PUT', phone, 1)).status).toBe(404)
    const back = { approved_at: test.clock(), moderation_state: 'approved' as const }
    await test.db.updateTable('vacancies').set(back).where('id', '=', job.id).execute()
    expect((await send('PUT', phone, 1)).status).toBe(204)
  })

  it('concurrent requests of one device end with the newest one’s state', async () => {
    const numbers = [4, 1, 3, 2]
    await Promise.all(numbers.map((number) => send(number % 2 ? 'PUT' : 'DELETE', phone, number)))
    expect(await isFavourite()).toBe(false)
  })

  it('an unreadable header is 400', async () => {
    const call = { token: worker.token, headers: { intention: 'yesterday' } }
    expect((await test.call('PUT', `/cabinet/favorites/jobs/${job.id}`, call)).status).toBe(400)
  })
})
