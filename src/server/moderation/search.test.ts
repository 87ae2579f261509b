import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the lists of moderated vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    admin = await createUser(test, { role: 'admin' })
  })

  it('are searched for the words of title and company, or a number', async () => {
    const { id: user_id } = await createUser(test, { role: 'boss' })
    const add = (title: string, moderation_state: 'approved' | 'rejected' | 'pending') =>
      createVacancy(test, { user_id, title, moderation_state })
    const { id } = await add('Baker, approved', 'approved')
    await add('Baker for the night', 'rejected')
    await add('Baker by day', 'pending')
    const search = (state: string, q: string) =>
      test.call('GET', `/admin/vacancies?state=${state}&q=${encodeURIComponent(q)}`, { token: admin.token })
    const found = async (state: string, q: string) => {
      const { body } = await search(state, q)
      return [body.meta.total, ...body.data.map(({ title }: { title: string }) => title)]
    }
    expect(await found('approved', 'APPR bak')).toEqual([1, 'Baker, approved'])
    expect(await found('approved', `${id}`.padStart(2, '0'))).toEqual([1, 'Baker, approved'])
    expect(await found('approved', 'night')).toEqual([0])
    expect(await found('rejected', 'baker')).toEqual([1, 'Baker for the night'])
    expect((await search('approved', 'b')).status).toBe(422)
  })
})
