import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { auditOf } from '../testing/audit.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'
import { approveHeldTask } from './approve-held-task.ts'

describe.each(engines())('an approval that can be undone, on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let one: TestUser
  let other: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin' })
  })
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
  })

  const submit = async () =>
    (await test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })).body.data
  const act = ({ token }: TestUser, id: number, action: string, body?: object) =>
    test.call('POST', `/admin/vacancies/${id}/${action}`, { token, body })
  const hold = (who: TestUser, id: number, version = 1) => act(who, id, 'approve', { version, hold: true })
  const listed = async (state: string) =>
    (await test.call('GET', `/admin/vacancies?state=${state}`, { token: other.token })).body.data.map(
      ({ id }: { id: number }) => id,
    )
  const finish = async () => {
    test.clock.advance(UNDO_MS)
    expect(await runTasks(test, 'approve-held')).toEqual([])
  }

  it('leaves the queue of all moderators at once, and takes effect afterwards under the name of its moderator', async () => {
    const { id, slug } = await submit()
    const { status, body } = await hold(one, id)
    expect([status, body.data.moderation_state]).toEqual([200, 'pending'])
    expect(await listed('pending')).toEqual([])
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
    await finish()
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(200)
    const rows = await auditOf(test, 'vacancy', id)
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toContainEqual([
      'vacancy.approved',
      one.id,
    ])
  })

  it('is undone only by its moderator, and then waits for everybody again', async () => {
    const { id, slug } = await submit()
    await hold(one, id)
    expect((await act(other, id, 'undo-approval')).body.code).toBe('already_decided')
    expect((await act(one, id, 'undo-approval')).status).toBe(200)
    expect(await listed('pending')).toEqual([id])
    await finish()
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
    expect((await act(one, id, 'undo-approval')).body.code).toBe('already_decided')
  })

  it.each([
    ['blocked', { blocked_at: new Date() }],
    ['no moderator any more', { staff_role: 'editor' as const }],
  ])(
    'does not take effect when its moderator is %s by then: the vacancy waits again',
    async (_why, change) => {
      const former = await createUser(test, { role: 'admin' })
      const { id, slug } = await submit()
      await hold(former, id)
      await test.db.updateTable('users').set(change).where('id', '=', former.id).execute()
      await finish()
      expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
      expect(await listed('pending')).toEqual([id])
    },
  )

  it('an undone approval does not shorten the time to undo the next one', async () => {
    const { id } = await submit()
    await hold(one, id)
    await act(one, id, 'undo-approval')
    await hold(one, id)
    const [first] = await test.queued<{ hold_id: number }>('approve-held')
    if (first) await approveHeldTask.work(test.deps, first)
    expect(await listed('approved')).toEqual([])
    await finish()
    expect(await listed('approved')).toEqual([id])
  })

  it('prevents every other decision until it takes effect', async () => {
    const { id } = await submit()
    await hold(one, id)
    expect((await hold(other, id)).body.code).toBe('already_decided')
    expect((await act(other, id, 'approve')).body.code).toBe('already_decided')
    expect((await act(other, id, 'reject', { reason: 'Too late' })).body.code).toBe('already_decided')
    await finish()
    expect(await listed('approved')).toEqual([id])
  })

  it('does not approve a text that was changed meanwhile: the new one waits at once', async () => {
    const { id } = await submit()
    await hold(one, id)
    const path = `/cabinet/vacancies/${id}`
    await test.call('PATCH', path, { token: boss.token, body: { title: 'Something else' } })
    expect(await listed('pending')).toEqual([id])
    expect((await hold(other, id, 2)).status).toBe(200)
    await act(other, id, 'undo-approval')
    await finish()
    expect(await listed('pending')).toEqual([id])
  })

  it('a vacancy whose approval failed is listed and decided again', async () => {
    const { id } = await submit()
    await hold(one, id)
    test.clock.advance(UNDO_MS + MINUTE_MS)
    expect(await listed('pending')).toEqual([id])
    const decision = { reason: 'No pay is given.', hold: true }
    expect((await act(other, id, 'reject', decision)).status).toBe(200)
    await finish()
    expect(await listed('rejected')).toEqual([id])
  })
})
