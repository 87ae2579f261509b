import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('take-downs, measures and objections that can be undone, on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  let person: TestUser
  let reason: string
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin' })
    person = await createUser(test, { role: 'worker' })
    reason = `Parcels of strangers must not be sent on: ${person.id}.`
  })

  const act = ({ token }: TestUser, path: string, body?: object) =>
    test.call('POST', `/admin/${path}`, { token, body })
  const mails = async () =>
    (await test.queued<Mail>('send-mail')).filter((mail) => mail.text.includes(reason)).length
  const finish = async () => {
    test.clock.advance(UNDO_MS)
    expect(await runTasks(test, 'decide-held')).toEqual([])
  }
  const isIn = async () => (await test.call('GET', '/notifications', { token: person.token })).status === 200
  const view = async () =>
    (await test.call('GET', `/admin/users/${person.id}`, { token: one.token })).body.data

  /** Makes a thing, and gives the address of its decision and of the undoing, and whether the decision has taken effect. */
  type Case = { path: string; undo: string; body: object; isDone: () => Promise<boolean> }
  const measure = (name: string, isDone: () => Promise<boolean>) => async (): Promise<Case> => ({
    path: `users/${person.id}/measures`,
    undo: `users/${person.id}/undo-measure`,
    body: { measure: name },
    isDone,
  })
  const CASES = {
    'the take-down of a vacancy': async () => {
      const boss = await createUser(test, { role: 'boss' })
      const { id, slug } = await createVacancy(test, { user_id: boss.id })
      return {
        path: `vacancies/${id}/take-down`,
        undo: `vacancies/${id}/undo-take-down`,
        body: {},
        isDone: async () => (await test.call('GET', `/jobs/${slug}`)).status === 404,
      }
    },
    'the take-down of an offer': async () => {
      const { id } = await createOffer(test, { user_id: person.id })
      return {
        path: `offers/${id}/take-down`,
        undo: `offers/${id}/undo-take-down`,
        body: {},
        isDone: async () => (await test.call('GET', `/offers/${id}`)).status === 404,
      }
    },
    'a block': measure('block', async () => !(await isIn())),
    'a pause': measure('pause', async () => !(await isIn())),
    'a hidden profile': measure('hide', async () => (await view()).profile_hidden_at !== null),
    'a warning': measure('warn', async () => (await view()).totals.history > 0),
    'the decision about an objection': async () => {
      const blocked = await createUser(test, { role: 'worker', blocked_at: test.clock() })
      const { id } = await test.db
        .insertInto('objections')
        .values({
          subject_type: 'account',
          subject_id: blocked.id,
          title: 'A',
          // The mail goes to the author.
          author_id: person.id,
          text: 'It was not me.',
          reason: 'Spam',
          created_at: test.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const row = () =>
        test.db
          .selectFrom('users')
          .select('blocked_at')
          .where('id', '=', blocked.id)
          .executeTakeFirstOrThrow()
      return {
        path: `objections/${id}/decision`,
        undo: `objections/${id}/undo-decision`,
        body: { outcome: 'overturned' },
        isDone: async () => (await row()).blocked_at === null,
      }
    },
  } satisfies Record<string, () => Promise<Case>>

  it.each(Object.entries(CASES))('%s changes and mails nothing for ten seconds', async (_, make) => {
    const { path, body, isDone } = await make()
    const sent = { ...body, reason, hold: true }
    expect((await act(one, path, sent)).status).toBeLessThan(300)
    expect([await isDone(), await mails()]).toEqual([false, 0])
    const refused = await act(other, path, { ...body, reason })
    expect([refused.status, await isDone()]).toEqual([409, false])
    await finish()
    expect([await isDone(), await mails()]).toEqual([true, 1])
  })

  it.each(Object.entries(CASES))(
    '%s is undone by its moderator only, and then mails nothing',
    async (_, make) => {
      const { path, undo, body, isDone } = await make()
      await act(one, path, { ...body, reason, hold: true })
      expect((await act(other, undo)).status).toBe(409)
      expect((await act(one, undo)).status).toBe(204)
      await finish()
      expect([await isDone(), await mails()]).toEqual([false, 0])
      expect((await act(one, undo)).status).toBe(409)
      expect((await act(other, path, { ...body, reason })).status).toBeLessThan(300)
      expect([await isDone(), await mails()]).toEqual([true, 1])
    },
  )

  it.each(Object.entries(CASES))(
    '%s is listed for its moderator alone, with the reason, until it is undone',
    async (_, make) => {
      const { path, undo, body } = await make()
      const list = async ({ token }: TestUser) =>
        (await test.call('GET', '/admin/held-decisions', { token })).body.data
      await act(one, path, { ...body, reason, hold: true })
      test.clock.advance(3 * SECOND_MS)
      const [kind, id] = path.split('/')
      const what = { users: 'measure', objections: 'objection' }[kind ?? ''] ?? kind
      const { measure = null } = body as { measure?: string }
      const held = { what, id: Number(id), reason, measure, due_in_ms: UNDO_MS - 3 * SECOND_MS }
      expect(await list(one)).toMatchObject([held])
      expect(await list(other)).toEqual([])
      await act(one, undo)
      expect(await list(one)).toEqual([])
    },
  )

  it('an unblocking waits for ten seconds, too, and keeps its reason for staff', async () => {
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock(), blocked_reason: 'Spam' })
      .where('id', '=', person.id)
      .execute()
    const path = `users/${person.id}/unblock`
    expect((await act(one, path, { reason, hold: true })).body.data.blocked_at).not.toBeNull()
    expect((await act(one, `users/${person.id}/undo-measure`)).status).toBe(204)
    await finish()
    expect((await view()).blocked_at).not.toBeNull()
    await act(one, path, { reason, hold: true })
    await finish()
    expect(await view()).toMatchObject({ blocked_at: null, history: [{ action: 'user.unblocked', reason }] })
    expect(await mails()).toBe(0)
  })

  it('does not drop a measure whose task is late for a later one, held or not', async () => {
    const { path, isDone } = await CASES['a block']()
    await act(one, path, { measure: 'block', reason, hold: true })
    test.clock.advance(UNDO_MS + 1000)
    for (const moderator of [one, other])
      for (const hold of [true, false])
        expect((await act(moderator, path, { measure: 'warn', reason, hold })).status).toBe(409)
    expect(await runTasks(test, 'decide-held')).toEqual([])
    expect(await isDone()).toBe(true)
  })

  it('leaves a held objection out of the queue of all moderators', async () => {
    const { path, undo, body } = await CASES['the decision about an objection']()
    const id = Number(path.split('/')[1])
    const count = async () =>
      (await test.call('GET', `/admin/objections?id=${id}`, { token: other.token })).body.meta.total
    const waiting = async () =>
      (await test.call('GET', '/admin/waiting', { token: other.token })).body.data.queues.objections.count
    const before = await waiting()
    expect(await count()).toBe(1)
    await act(one, path, { ...body, reason, hold: true })
    expect([await count(), await waiting()]).toEqual([0, before - 1])
    await act(one, undo)
    expect([await count(), await waiting()]).toEqual([1, before])
  })

  it('refuses at once what the decision would refuse', async () => {
    const measure = { measure: 'block', reason, hold: true }
    const own = await act(one, `users/${one.id}/measures`, measure)
    expect(own.body.code).toBe('own_account')
    expect((await act(one, 'users/999999/measures', measure)).status).toBe(404)
  })

  it('saves a note at once, and a held measure stays', async () => {
    await act(one, `users/${person.id}/measures`, { measure: 'warn', reason, hold: true })
    await act(one, `users/${person.id}/measures`, { measure: 'note', reason: 'Watch this.', hold: true })
    expect((await view()).history).toMatchObject([{ action: 'user.noted' }])
    await finish()
    expect((await view()).history).toMatchObject([{ action: 'user.warned' }, { action: 'user.noted' }])
  })

  it('is dropped when its moderator has lost the right meanwhile', async () => {
    await act(one, `users/${person.id}/measures`, { measure: 'block', reason, hold: true })
    await test.db.updateTable('users').set({ staff_role: 'editor' }).where('id', '=', one.id).execute()
    await finish()
    expect([await isIn(), await mails()]).toEqual([true, 0])
  })
})
