import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the overview of the administration on %s', (engine) => {
  const test = useTestApp(engine)
  beforeEach(() => ensurePlaces(test))

  const read = async (staff_role: 'moderator' | 'editor' | 'administrator') => {
    const { token } = await createUser(test, { role: 'admin', staff_role })
    return test.call('GET', '/admin/waiting', { token })
  }

  it('counts the entries of each queue, with the time of the oldest', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const oldest_at = test.clock()
    await createVacancy(test, { user_id: boss.id, moderation_state: 'pending', submitted_at: oldest_at })
    test.clock.advance(HOUR_MS)
    await createVacancy(test, { user_id: boss.id, moderation_state: 'pending', submitted_at: test.clock() })
    const { body } = await read('moderator')
    expect(body.data).toMatchObject({
      role: 'moderator',
      queues: {
        vacancies: { count: 2, oldest_at: oldest_at.toISOString() },
        reports: { count: 0, oldest_at: null },
      },
    })
  })

  it('leaves out queues for which the role has no right', async () => {
    expect((await read('editor')).body.data).toEqual({
      role: 'editor',
      queues: { vacancies: null, reports: null, objections: null, messages: null, mails: null },
    })
  })

  it('answers 404 on routes for which the role has no right', async () => {
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    const statusOf = async ({ token }: { token: string }, path: string) =>
      (await test.call('GET', path, { token })).status
    expect(await statusOf(editor, '/admin/vacancies')).toBe(404)
    expect(await statusOf(editor, '/admin/messages')).toBe(404)
    expect(await statusOf(moderator, '/admin/vacancies')).toBe(200)
    expect(await statusOf(moderator, '/admin/audit')).toBe(404)
  })
})
