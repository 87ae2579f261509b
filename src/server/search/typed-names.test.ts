import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('a word that is no title on %s', (engine) => {
  const test = useTestApp(engine)

  it('finds the name of a company before titles of which it may be a typo', async () => {
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    const job = (title: string, company_name: string, age: number) =>
      createVacancy(test, {
        user_id: boss.id,
        title,
        company_name,
        published_at: new Date(test.clock().getTime() - age * MINUTE_MS),
      })
    await job('Reinigungskraft', 'Krüger Gebäudereinigung', 3)
    await job('Kurier', 'Radblitz', 2)
    await job('Kurierfahrer', 'Radblitz', 1)
    const found = async (q: string) =>
      (await test.call('GET', `/jobs?q=${encodeURIComponent(q)}`)).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await found('Krüger')).toEqual(['Reinigungskraft', 'Kurier', 'Kurierfahrer'])
    expect((await found('Krüger Reinigungskraft'))[0]).toBe('Reinigungskraft')
    // No company has this name: only a typo is meant.
    expect(await found('Kurire')).toEqual(['Kurier', 'Kurierfahrer'])
    // Partial matches are of titles and rubrics, never of one word of a text.
    expect(await found('Krüger Kurier')).toEqual(['Kurier', 'Kurierfahrer'])
  })
})
