import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser } from '../../testing/people.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../../testing/vacancies.ts'

describe.each(engines())('the search words of a rubric on %s', (engine) => {
  const test = useTestApp(engine)

  it('find its vacancies as soon as an editor has added them', async () => {
    await ensurePlaces(test)
    const { token } = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const { id: user_id } = await createUser(test, { role: 'boss' })
    const [rubric] = (await test.call('GET', '/admin/rubrics', { token })).body.data
    const job = await createVacancy(test, { user_id, rubric_id: rubric.id, title: 'Helper (m/w/d)' })
    const found = async () => {
      test.clock.advance(MINUTE_MS)
      const { body } = await test.call('GET', '/search?title=kwadrokopter')
      return body.data.map(({ id }: { id: number }) => id)
    }
    expect(await found()).toEqual([])
    const body = { synonyms: { pl: ['Kwadrokopter'] } }
    expect((await test.call('PATCH', `/admin/rubrics/${rubric.id}`, { token, body })).status).toBe(200)
    await expect.poll(found).toEqual([job.id])
  })
})
