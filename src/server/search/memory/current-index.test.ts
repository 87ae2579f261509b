import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { fillDemo } from '../../seed/demo/fill-demo.ts'
import { createUser } from '../../testing/people.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'
import { createVacancy } from '../../testing/vacancies.ts'
import { findListed } from '../find.ts'
import { facetCounts } from '../panel/facet-counts.ts'
import { countFilters, withNeighbours } from '../panel/filters.ts'
import { type ListQuery, resolveQuery } from '../query/resolve-query.ts'
import { sweepSearch } from '../sweep-search-task.ts'
import { countInIndex } from './count-in-index.ts'
import { buildIndex, currentIndex } from './current-index.ts'
import { findInIndex } from './find-in-index.ts'

const JOBS = 600
const BERLIN = 2950159
const DORTMUND = 2935517
const ALL: ListQuery = { q: '', city_ids: [], city_names: [], rubric_ids: [], language: [] }
const questions: Partial<ListQuery>[] = [
  {},
  { rubric_ids: [1, 5] },
  { city_ids: [BERLIN] },
  { city_ids: [BERLIN], radius_km: 50 },
  { city_ids: [BERLIN], radius_km: 500, sort: 'near' },
  { pay_type: 'per_hour', pay_min: 14 },
  { pay_min: 2500, sort: 'pay' },
  { employment_type: ['part_time', 'mini_job'], german_level: 'a2', language: ['de', 'ru'] },
  { employer_kind: ['household'], sort: 'pay' },
  { pay_type: 'per_hour', sort: 'pay' },
  { pay_type: 'per_month', sort: 'pay' },
  { shift_pattern: ['night', 'rotating'], pay_type: 'per_hour' },
  { q: 'Reinigungskraft' },
  { q: 'Führerschein' },
  { q: 'Pflege Teilzeit', language: ['de'] },
  { q: 'Fahrer Berlin', rubric_ids: [1, 2, 3] },
  { q: 'Fahrer', city_ids: [BERLIN], radius_km: 300 },
  { q: 'Fahrer', city_ids: [BERLIN], radius_km: 300, sort: 'near' },
  { q: 'Koch Dortmund', city_ids: [BERLIN], radius_km: 500 },
  { q: 'Koch', city_ids: [BERLIN, DORTMUND], radius_km: 100 },
  { q: 'Koch', lat: 51.3, lon: 12.4, radius_km: 200 },
  { posted_days: 3 },
  { start_days: 0 },
  { start_days: 14, rubric_ids: [1, 2, 3], sort: 'pay' },
  { start_days: 31, q: 'Fahrer' },
  { hours_max: 20 },
  { hours_max: 30, q: 'Pflege', sort: 'pay' },
  { except: [1, 2, 3, 4, 5], rubric_ids: [1, 5] },
  { except: [3, 7] },
  { posted_days: 7, q: 'Fahrer', sort: 'pay' },
  { q: 'Koch Dortmund' },
  { q: 'Koch Dortmund', sort: 'pay' },
  { q: 'водитель', pay_min: 2000 },
  { q: 'magazynier', sort: 'pay' },
  { q: 'jezyka polskiego' },
  { q: 'warehouse night shift' },
]

describe.each(engines())('the search from memory on %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(async () => {
    await test.db.transaction().execute((trx) => fillDemo(trx, JOBS, test.clock()))
    await buildIndex(test.db, 'jobs')
  })
  afterAll(() => vi.useRealTimers())

  async function fromMemory(query: ListQuery, page: number, per_page: number) {
    const { resolved } = await resolveQuery(test.db, query, test.clock(), false)
    const index = await currentIndex(test.db, 'jobs')
    if (!resolved || !index) throw new Error('nothing to ask')
    return findInIndex(index, resolved, { offset: (page - 1) * per_page, limit: per_page })
  }
  // Later than FRESH_MS, so that changes are read again.
  const settled = () => vi.setSystemTime(Date.now() + 1000)
  const idsOf = async (q: string) => (await fromMemory({ ...ALL, q }, 1, 20)).ids

  it.each(questions)('gives the database’s results and counts: %o', async (asked) => {
    const query = { ...ALL, ...asked }
    for (const page of [1, 3]) {
      const page7 = { page, per_page: 7 }
      const {
        distanceTo: _,
        place: __,
        ...found
      } = await findListed(test.db, 'jobs', query, page7, test.clock())
      expect(await fromMemory(query, page, 7)).toEqual(found)
    }
    const { resolved } = await resolveQuery(test.db, query, test.clock(), false)
    const index = await currentIndex(test.db, 'jobs')
    if (!resolved || !index) throw new Error('nothing to ask')
    const indexCounts = countInIndex(index, resolved)
    const counted = await countFilters(test.db, 'jobs', query, test.clock())
    expect(indexCounts).toMatchObject({
      total: counted.total,
      rubrics: counted.rubrics,
    })
    expect(await withNeighbours(test.db, query, indexCounts.cities)).toEqual(counted.cities)
    expect(facetCounts(indexCounts.facets, query)).toEqual(counted.facets)
  })

  it('shows publishing, changes, take-downs and blocking a moment later', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: boss.id, title: 'Uhrmacherin Zeitgeist' })
    settled()
    expect(await idsOf('Uhrmacherin')).toEqual([id])
    await test.db
      .updateTable('vacancies')
      .set({ title: 'Goldschmied Zeitgeist' })
      .where('id', '=', id)
      .execute()
    settled()
    expect(await idsOf('Goldschmied')).toEqual([id])
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', boss.id).execute()
    settled()
    expect(await idsOf('Zeitgeist')).toEqual([])
  })

  it('orders by publication, not by insertion', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const at = (days: number) => new Date(test.clock().getTime() - days * DAY_MS)
    const made: number[] = []
    for (const days of [3, 1, 5, 2])
      made.push(
        (await createVacancy(test, { user_id: boss.id, title: 'Falkner', published_at: at(days) })).id,
      )
    settled()
    expect(await idsOf('Falkner')).toEqual([made[1], made[3], made[0], made[2]])
  })

  it('removes expired rows', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const expires_at = new Date(test.clock().getTime() - 2 * DAY_MS)
    const { id } = await createVacancy(test, { user_id: boss.id, title: 'Glasbläser', expires_at })
    settled()
    expect(await idsOf('Glasbläser')).toEqual([])
    const rows = () => test.db.selectFrom('search_jobs').select('id').where('id', '=', id).execute()
    expect(await rows()).toHaveLength(1)
    await sql`update search_changes set noted_at = now() - interval '1 day'`.execute(test.db)
    await sweepSearch(test.db, test.clock())
    expect(await rows()).toEqual([])
    // The older changes were deleted; only this removal is new.
    const notes = await test.db.selectFrom('search_changes').select('row_id').execute()
    expect(notes).toEqual([{ row_id: id }])
  })
})
