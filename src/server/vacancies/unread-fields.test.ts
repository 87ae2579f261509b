import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the number of people that a vacancy seeks on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
  })
  const patch = async (id: number, body: object) =>
    (await test.call('PATCH', `/cabinet/vacancies/${id}`, { token: boss.token, body })).body.data
  const row = (id: number) =>
    test.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('counts at once, without a moderator', async () => {
    const { id, title } = await createVacancy(test, { user_id: boss.id })
    const before = await row(id)
    expect(await patch(id, { positions: 4 })).toMatchObject({ positions: 4, moderation_state: 'approved' })
    expect(await row(id)).toMatchObject({
      positions: 4,
      draft: null,
      submitted_at: before.submitted_at,
      // Bids that wait offline for this text need no confirmation.
      approved_version: before.approved_version,
      version: before.version + 1,
    })
    // Together with a text, the number alone counts at once.
    await patch(id, { positions: 5, title: 'Baker at night' })
    expect(await row(id)).toMatchObject({ positions: 5, title, moderation_state: 'pending' })
    // Then a number does not send the waiting text to the end of the queue.
    const waiting = await row(id)
    expect(await patch(id, { positions: 6 })).toMatchObject({ positions: 6, title: 'Baker at night' })
    expect(await row(id)).toMatchObject({
      positions: 6,
      title,
      draft: { positions: 6, title: 'Baker at night' },
      moderation_state: 'pending',
      submitted_at: waiting.submitted_at,
    })
    // The approved text with the newest number needs no moderator either.
    await patch(id, { title })
    expect(await row(id)).toMatchObject({ positions: 6, title, draft: null, moderation_state: 'approved' })
  })
})
