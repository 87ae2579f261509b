import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { createRoom, send } from '../testing/conversations.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

const REASON = 'Verlangt Geld im Voraus.'

describe.each(engines())('the language of a title on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  let worker: TestUser
  beforeEach(async () => {
    admin = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    test.published.length = 0
  })
  const newest = async ({ token }: TestUser) =>
    (await test.call('GET', '/notifications', { token })).body.data[0].subject
  const takeDown = (path: string) =>
    test.call('POST', `/admin/${path}/take-down`, { token: admin.token, body: { reason: REASON } })

  it('of a vacancy or an offer is in the list and in the event', async () => {
    const job = await createVacancy(test, { user_id: boss.id, title: 'Bäcker', language: 'de' })
    await takeDown(`vacancies/${job.id}`)
    expect(await newest(boss)).toMatchObject({ title: 'Bäcker', language: 'de' })
    const offer = await createOffer(test, { user_id: worker.id, name: 'Уборка', language: 'ru' })
    await takeDown(`offers/${offer.id}`)
    expect(await newest(worker)).toMatchObject({ title: 'Уборка', language: 'ru' })
    await runTasks(test, 'deliver-notification')
    const subjects = test.published.map(({ data }) => JSON.stringify(data))
    expect(subjects.some((one) => one.includes('"language":"ru"'))).toBe(true)
  })

  it('of an unapproved change is the language of the change', async () => {
    const job = await createVacancy(test, { user_id: boss.id, title: 'Bäcker', language: 'de' })
    await takeDown(`vacancies/${job.id}`)
    const draft = JSON.stringify({ title: 'Bäcker', language: 'pl' })
    await test.db.updateTable('vacancies').set({ draft }).where('id', '=', job.id).execute()
    expect(await newest(boss)).toMatchObject({ language: 'pl' })
  })

  it('of a conversation is that of its subject; a reason has none', async () => {
    const room = await createRoom(test)
    await send(test, room.id, room.worker, 'Hello')
    await runTasks(test, 'message-arrived')
    const subject = await newest(room.boss)
    expect(subject.type).toBe('room')
    expect(LANGUAGES).toContain(subject.language)
    const body = { measure: 'warn', reason: REASON }
    await test.call('POST', `/admin/users/${boss.id}/measures`, { token: admin.token, body })
    expect(await newest(boss)).not.toHaveProperty('language')
  })
})
