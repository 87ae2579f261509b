import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PENDING } from '../testing/vacancies.ts'

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

  it('counts what the lists show: nothing while its decision is held, and again after the decision has failed', async () => {
    await test.db.deleteFrom('vacancies').execute()
    const boss = await createUser(test, { role: 'boss' })
    const { id, token } = await createUser(test, { role: 'admin' })
    const vacancy = await createVacancy(test, { user_id: boss.id, ...PENDING })
    const { id: reportId } = await test.db
      .insertInto('reports')
      .values({
        type: 'job',
        subject_id: vacancy.id,
        subject_title: 'Baker',
        reason: 'fraud',
        language: 'de',
        created_at: test.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: objectionId } = await test.db
      .insertInto('objections')
      .values({
        subject_type: 'offer',
        subject_id: 1,
        title: 'Baker',
        author_id: boss.id,
        text: 'x',
        reason: 'x',
        decided_by: null,
        created_at: test.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const held = { moderator_id: id, due_at: test.clock() }
    await test.db
      .insertInto('held_approvals')
      .values({ ...held, vacancy_id: vacancy.id, version: 1 })
      .execute()
    await test.db
      .insertInto('held_decisions')
      .values([
        { ...held, subject_type: 'report', subject_id: reportId, decision: '{}' },
        { ...held, subject_type: 'objection', subject_id: objectionId, decision: '{}' },
      ])
      .execute()
    const counts = async () => {
      const { vacancies, reports, objections } = (await test.call('GET', '/admin/waiting', { token })).body
        .data.queues
      return [vacancies.count, reports.count, objections.count]
    }
    const lists = () =>
      Promise.all(
        ['vacancies?state=pending', 'reports?state=open', 'objections?state=open'].map(
          async (list) => (await test.call('GET', `/admin/${list}`, { token })).body.meta.total,
        ),
      )
    expect([await counts(), await lists()]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    test.clock.advance(MINUTE_MS)
    expect([await counts(), await lists()]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ])
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
