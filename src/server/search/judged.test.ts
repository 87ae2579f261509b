import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillDemo } from '../seed/demo/fill-demo.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { type JudgedQuery, judgedQueries } from './judged-queries.ts'
import { buildIndex } from './memory/current-index.ts'

const JOBS = 600
const FIRST = 10
const MIN_SCORE = 0.95

type Card = { title: string; rubric: string; city: string }

const ways = engines().flatMap((engine) => [
  { engine, from: 'the database' } as const,
  { engine, from: 'memory' } as const,
])

describe.each(ways)('the judged list on $engine, answered from $from', ({ engine, from }) => {
  const test = useTestApp(engine)
  let cards: Map<number, Card>
  beforeAll(async () => {
    await test.db.transaction().execute((trx) => fillDemo(trx, JOBS, test.clock()))
    if (from === 'memory') {
      // A list so large that the index in memory answers.
      await sql`update pg_class set reltuples = 1000000 where relname = 'search_jobs'`.execute(test.db)
      await buildIndex(test.db, 'jobs')
    }
    const rows = await test.db
      .selectFrom('search_jobs')
      .innerJoin('rubrics', 'rubrics.id', 'search_jobs.rubric_id')
      .innerJoin('cities', 'cities.id', 'search_jobs.city_id')
      .select(['search_jobs.id', 'search_jobs.title', 'rubrics.slug as rubric', 'cities.slug as city'])
      .execute()
    cards = new Map(rows.map(({ id, ...card }) => [id, card]))
  })

  const isWanted = ({ title, rubric, inCity }: JudgedQuery, card: Card) =>
    (title ? title.test(card.title) : card.rubric === rubric) && (!inCity || card.city === inCity)

  const WAITERS = /Kellner|Servicekraft|Waiting staff|Kelner|Официант/
  const KITCHEN = /Küchenhilfe|Kitchen assistant|Pomoc kuchenna|Помощник на кухню/
  it.each([
    ['Kellner', WAITERS],
    ['Kellnerin', WAITERS],
    ['kelner', WAITERS],
    ['официантка', WAITERS],
    ['waiter', WAITERS],
    ['kitchen help', KITCHEN],
  ])(
    'lists jobs of the searched occupation, in all languages, before the rest of its rubric: %s',
    async (q, title) => {
      const wanted = [...cards.values()].filter((card) => title.test(card.title)).length
      const { body } = await test.call('GET', `/jobs?${new URLSearchParams({ q, per_page: String(wanted) })}`)
      expect(wanted).toBeGreaterThan(3)
      for (const card of body.data) expect(card.title).toMatch(title)
    },
  )

  it('finds at least 95 % of the relevant results among the first ten', async () => {
    const lines: string[] = []
    let sum = 0
    for (const judged of judgedQueries) {
      const query = new URLSearchParams({ q: judged.q, per_page: String(FIRST) })
      if (judged.city) query.set('city_names[]', judged.city)
      const { body } = await test.call('GET', `/jobs?${query}`)
      const shown: Card[] = body.data.map(({ id }: { id: number }) => cards.get(id))
      const wanted = [...cards.values()].filter((card) => isWanted(judged, card)).length
      const possible = Math.min(FIRST, wanted)
      expect([judged.q, possible]).not.toEqual([judged.q, 0])
      const found = shown.filter((card) => isWanted(judged, card)).length
      sum += found / possible
      if (found < possible) {
        const others = shown.filter((card) => !isWanted(judged, card)).map(({ title }) => title)
        lines.push(`${judged.q} ${judged.city ?? ''}: ${found} of ${possible}; also: ${others.join(' | ')}`)
      }
    }
    const share = sum / judgedQueries.length
    process.stdout.write(
      `judged list on ${engine} from ${from}: ${(share * 100).toFixed(1)} % of ${judgedQueries.length} queries\n${lines.join('\n')}\n`,
    )
    expect(cards.size).toBe(JOBS)
    expect(judgedQueries.length).toBeGreaterThanOrEqual(60)
    expect(share).toBeGreaterThanOrEqual(MIN_SCORE)
  })
})
