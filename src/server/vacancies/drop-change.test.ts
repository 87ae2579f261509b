import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('a rejected change of a vacancy on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
  })

  const call = (method: 'GET' | 'PATCH' | 'POST', path: string, token = boss.token, body?: unknown) =>
    test.call(method, `/cabinet/vacancies/${path}`, { token, body })

  const changed = async () => {
    const { id, title } = await createVacancy(test, { user_id: boss.id })
    await call('PATCH', `${id}`, boss.token, { title: 'Young baker' })
    await test.db
      .updateTable('vacancies')
      .set({ moderation_state: 'rejected', moderation_reason: 'Age' })
      .where('id', '=', id)
      .execute()
    return { id, title }
  }

  it('is dropped by its owner: the approved text is the only one again, also the second time', async () => {
    const { id, title } = await changed()
    const before = (await call('GET', `${id}`)).body.data
    expect(before).toMatchObject({ title: 'Young baker', moderation_state: 'rejected', is_public: true })
    const { status, body } = await call('POST', `${id}/drop-change`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title,
      moderation_state: 'approved',
      moderation_reason: null,
      is_public: true,
      version: before.version + 1,
    })
    expect((await call('POST', `${id}/drop-change`)).body.data.version).toBe(before.version + 1)
  })

  it('stays for others, and where no text was ever approved', async () => {
    const { id } = await changed()
    const other = await createUser(test, { role: 'boss' })
    expect((await call('POST', `${id}/drop-change`, other.token)).status).toBe(404)
    expect((await call('GET', `${id}`)).body.data.title).toBe('Young baker')
    const never = await createVacancy(test, {
      user_id: boss.id,
      moderation_state: 'rejected',
      approved_at: null,
      published_at: null,
      expires_at: null,
      approved_version: null,
    })
    expect((await call('POST', `${never.id}/drop-change`)).body.code).toBe('not_approved')
  })
})
