import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { openRoom } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('on %s, a person', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let stranger: TestUser
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    await test.call('PATCH', '/cabinet/profile', {
      token: worker.token,
      body: { visibility: { phone: true } },
    })
    const employer = async () => {
      const user = await createUser(test, { role: 'boss' })
      await createVacancy(test, { user_id: user.id })
      return user
    }
    boss = await employer()
    stranger = await employer()
  })

  const hiding = {
    'whose profile staff have hidden': () =>
      test.db
        .updateTable('users')
        .set({ profile_hidden_at: test.clock() })
        .where('id', '=', worker.id)
        .execute(),
    'who has asked for the deletion of the account': () =>
      test.db
        .insertInto('account_deletions')
        .values({
          user_id: worker.id,
          requested_at: test.clock(),
          erase_at: new Date(test.clock().getTime() + DAY_MS),
          paused: JSON.stringify({ vacancies: [], offers: [] }),
        })
        .execute(),
    'who is blocked': () =>
      test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', worker.id).execute(),
  }

  it.each(Object.keys(hiding) as (keyof typeof hiding)[])(
    '%s gives strangers no number, conversation or name',
    async (why) => {
      const { id } = worker
      const statuses = async ({ token }: TestUser) => ({
        profile: (await test.call('GET', `/users/${id}`, { token })).status,
        phone: (await test.call('POST', `/users/${id}/phone`, { token })).status,
        favourite: (await test.call('PUT', `/cabinet/favorites/users/${id}`, { token })).status,
      })
      expect(await statuses(boss)).toEqual({ profile: 200, phone: 200, favourite: 204 })
      const room = await openRoom(test, boss, { user_id: id })
      expect(room.status).toBe(201)
      await hiding[why]()
      expect(await statuses(stranger)).toEqual({ profile: 404, phone: 404, favourite: 404 })
      expect((await openRoom(test, stranger, { user_id: id })).status).toBe(404)
      // The list of blocks and the export of reports would show the name.
      const block = ({ token }: TestUser) => test.call('PUT', `/cabinet/blocks/${id}`, { token })
      const report = { token: stranger.token, body: { type: 'user', id, reason: 'fraud' } }
      expect([(await block(stranger)).status, (await test.call('POST', '/reports', report)).status]).toEqual([
        404, 404,
      ])
      expect((await block(boss)).status).toBe(why === 'who is blocked' ? 404 : 204)
      // What was begun before stays, without the number.
      expect(await statuses(boss)).toEqual({ profile: 404, phone: 404, favourite: 204 })
      const again = await openRoom(test, boss, { user_id: id })
      expect([again.status, again.body.data.id]).toEqual([200, room.body.data.id])
    },
  )
})
