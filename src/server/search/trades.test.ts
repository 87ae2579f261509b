import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const TRADES = [
  ['carpenter', 'Tischler'],
  ['joiner', 'Schreiner'],
  ['cieśla', 'Zimmerer'],
  ['baker', 'Bäcker'],
  ['мясник', 'Metzger'],
  ['plumber', 'Klempner'],
  ['electrician', 'Elektriker'],
  ['roofer', 'Dachdecker'],
  ['bricklayer', 'Maurer'],
  ['welder', 'Schweißer'],
] as const

describe.each(engines())('trades on %s', (engine) => {
  const test = useTestApp(engine)

  it('are found by their names in other languages', async () => {
    await ensurePlaces(test)
    const { id: user_id } = await createUser(test, { role: 'boss' })
    for (const [, title] of TRADES) await createVacancy(test, { user_id, title })
    for (const [q, title] of TRADES) {
      const { body } = await test.call('GET', `/jobs?q=${encodeURIComponent(q)}`)
      expect([q, ...body.data.map((card: { title: string }) => card.title)]).toContain(title)
    }
  })
})
