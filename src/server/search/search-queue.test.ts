import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { inSearchQueue } from './search-queue.ts'

const FULL = 4 + 100
const SEARCHES = [
  '/search?title=cook&city_id=0',
  '/jobs?q=cook',
  '/jobs/filters?q=cook',
  '/offers?q=cook',
  '/offers/filters?q=cook',
  '/search/suggestions?q=cook',
]

describe('the queue of searches', () => {
  const test = useTestApp('pglite')
  beforeAll(() => ensurePlaces(test))

  it('refuses searches while it is full; other requests are answered', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { slug } = await createVacancy(test, { user_id: boss.id })
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: FULL }, () => inSearchQueue(() => promise))
    for (const url of SEARCHES) {
      const { status, headers } = await test.call('GET', url)
      expect([url, status, headers['retry-after']]).toEqual([url, 503, '5'])
    }
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(200)
    resolve()
    await Promise.all(held)
    for (const url of SEARCHES) expect([url, (await test.call('GET', url)).status]).toEqual([url, 200])
  })
})
