import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { csvOf, DEFAULTS, importRow } from '../testing/import-rows.ts'
import { createImporter, useImporter } from '../testing/imports.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { createRowCheck } from './check-rows.ts'
import { createFindPlaces } from './find-places.ts'
import type { FeedRow } from './formats/feed-row.ts'
import { parseFeedInThread } from './formats/parse-feed-in-thread.ts'

const page = (posting: object) =>
  `<!doctype html><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', ...posting })}</script>`
// JSON makes an object that cannot become a text.
const TEXTLESS = { toString: 1, valueOf: 1 }
const HOSTILE_PAGES = [
  page({ title: 'Baker', baseSalary: { value: { unitText: TEXTLESS } } }),
  page({ title: TEXTLESS, identifier: TEXTLESS, employmentType: TEXTLESS, description: TEXTLESS }),
]

describe.each(engines())('a feed that harms the import, on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const continueImports = () => createHandlers(test.deps)['continue-imports']({})

  it('is refused when its values break the parser', async () => {
    for (const hostile of HOSTILE_PAGES) {
      await own.upload(own.id, hostile)
      expect((await own.source(own.id)).run.state).not.toBe('reading')
    }
  })

  it('does not keep others from continuing after a crash', async () => {
    await own.upload(own.id, csvOf([importRow(1)]), { isRead: false })
    // A stored file that cannot be judged at all stands for any failure of one run.
    await test.db
      .updateTable('import_sources')
      .set({ defaults: JSON.stringify(null) as never })
      .where('id', '=', own.id)
      .execute()
    const other = createImporter(test, (await createUser(test, { role: 'boss' })).token)
    const otherId = await other.addSource()
    await other.upload(otherId, csvOf([importRow(1)]), { isRead: false })
    // The killed process had taken both.
    await sql`update pgboss.job set state = 'active', started_on = ${test.clock()}
      where name = 'import-vacancies' and state = 'created'`.execute(test.db)
    test.clock.advance(10 * MINUTE_MS)
    await continueImports().catch(() => undefined)
    expect((await other.source(otherId)).run.state).toBe('ready')
    await test.db.deleteFrom('import_sources').where('id', '=', own.id).execute()
  })

  it('creates nothing for an employer who was blocked meanwhile', async () => {
    await own.upload(own.id, csvOf([importRow(1), importRow(2)]))
    await own.start(own.id)
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', own.boss.id)
      .execute()
    await own.run()
    test.clock.advance(10 * MINUTE_MS)
    await continueImports()
    const made = await test.db
      .selectFrom('vacancies')
      .select('id')
      .where('user_id', '=', own.boss.id)
      .execute()
    expect(made).toEqual([])
  })

  it('is read 10 times an hour at most for a new employer, 60 times after an approved vacancy', async () => {
    const counted_at = new Date(test.clock().getTime() - HOUR_MS + MINUTE_MS)
    const readings = (count: number) =>
      test.db
        .insertInto('counted_acts')
        .values(
          Array.from({ length: count }, () => ({
            act: 'import-read',
            subject: String(own.boss.id),
            counted_at,
          })),
        )
        .execute()
    await readings(10)
    expect((await own.upload(own.id, csvOf([importRow(1)]), { isRead: false })).status).toBe(429)
    await createVacancy(test, { user_id: own.boss.id })
    expect((await own.upload(own.id, csvOf([importRow(1)]))).status).toBe(200)
    await readings(50)
    expect((await own.upload(own.id, csvOf([importRow(1)]), { isRead: false })).status).toBe(429)
    test.clock.advance(2 * MINUTE_MS)
    expect((await own.upload(own.id, csvOf([importRow(1)]), { isRead: false })).status).toBe(200)
  })
})

describe('a feed that takes too long', () => {
  const large = Buffer.from(csvOf(Array.from({ length: 15_000 }, (_, index) => importRow(index))))

  it.each([
    ['time', { timeoutMs: 20 }],
    ['memory', { maxHeapMb: 12 }],
  ])('is refused when it needs more than its share of %s', async (_what, limits) => {
    await expect(parseFeedInThread(large, limits)).rejects.toMatchObject({ problem: 'feed_unreadable' })
  })

  it('is judged without holding up requests, whatever its fields', async () => {
    const judge = judgeOf()
    const many = 'a\n'.repeat(2_500_000)
    const hostile = importRow(1, { title: many, requirements: many, description: many, start_date: many })
    const [row] = await parseFeedInThread(Buffer.from(csvOf([hostile])))
    if (!row) throw new Error('no row')
    const start = performance.now()
    expect(judge(row).change).toBe('invalid')
    expect(performance.now() - start).toBeLessThan(100)
  })
})

it('says of rows without a number that it is missing, not that it occurs again', async () => {
  const judge = judgeOf()
  const rows = await parseFeedInThread(
    Buffer.from(csvOf(['', '', 'a', 'a'].map((id, index) => importRow(index, { external_id: id })))),
  )
  const keysOf = (row: FeedRow) =>
    judge(row)
      .problems.filter(({ field }) => field === 'external_id')
      .map(({ key }) => key)
  expect(rows.map(keysOf)).toEqual([['empty'], ['empty'], [], ['duplicate_id']])
})

const judgeOf = () =>
  createRowCheck({
    defaults: { ...DEFAULTS } as never,
    places: createFindPlaces([], []),
    wages: [],
    now: new Date(),
    known: new Map(),
  })
