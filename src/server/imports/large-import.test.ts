import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter } from '../testing/imports.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

// `npm run test:feed` imports 10,000 of them through HTTP and measures the time.
const ROWS = 4000
const BAD = 37

describe.each(engines())('an import of %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(() => ensurePlaces(test))

  it(`imports ${ROWS} rows, ${BAD} of them invalid, although it is killed twice while reading and twice while importing`, {
    timeout: 420_000,
  }, async () => {
    const { token, id: userId } = await createUser(test, { role: 'boss' })
    // Employers without an approved vacancy may not import so many.
    const { id: before } = await createVacancy(test, { user_id: userId })
    const own = createImporter(test, token)
    const id = await own.addSource()
    const rows = Array.from({ length: ROWS }, (_, index) =>
      importRow(index, index % 108 === 5 && index < 108 * BAD ? { pay_amount: 'much' } : {}),
    )
    await own.upload(id, csvOf(rows), { isRead: false })
    const { id: run_id } = await test.db
      .selectFrom('import_runs')
      .select('id')
      .where('source_id', '=', id)
      .executeTakeFirstOrThrow()
    /** Runs the task. The nth call of the clock throws, as if the process were killed inside that transaction. */
    const work = async (killAt = Number.POSITIVE_INFINITY) => {
      let asked = 0
      const clock = () => {
        if (++asked === killAt) throw new Error('killed')
        return test.clock()
      }
      await createHandlers({ ...test.deps, clock })['import-vacancies']({ run_id })
    }
    const started = performance.now()
    await expect(work(3)).rejects.toThrow('killed')
    await expect(work(5)).rejects.toThrow('killed')
    await work()
    expect((await own.source(id)).run).toMatchObject({
      state: 'ready',
      counts: { new: ROWS - BAD, changed: 0, unchanged: 0, ended: 0, invalid: BAD },
    })
    const read = performance.now()
    await own.start(id)
    await expect(work(7)).rejects.toThrow('killed')
    const { run } = await own.source(id)
    expect(run.done).toBeGreaterThan(0)
    expect(run.done).toBeLessThan(ROWS)
    await expect(work(9)).rejects.toThrow('killed')
    await work()
    const ended = performance.now()
    expect(await own.source(id)).toMatchObject({
      vacancies: ROWS - BAD,
      run: { state: 'done', done: ROWS - BAD },
    })
    const { rows: found } = await sql<{ vacancies: number; titles: number }>`
        select count(*)::int as vacancies, count(distinct title)::int as titles from vacancies
        where user_id = ${userId} and id <> ${before}`.execute(test.db)
    expect(found).toEqual([{ vacancies: ROWS - BAD, titles: ROWS - BAD }])
    expect((await own.problems(id, '?per_page=100')).meta.total).toBe(BAD)
    // Generous: the machine of the tests does other work too.
    expect(ended - started).toBeLessThan(120_000)
    process.stdout.write(
      `${engine}: ${ROWS} rows read in ${Math.round(read - started)} ms, imported in ${Math.round(ended - read)} ms\n`,
    )
    await own.upload(id, csvOf(rows))
    expect((await own.source(id)).run.counts).toMatchObject({ new: 0, unchanged: ROWS - BAD, invalid: BAD })

    const timed = async (file: string) => {
      await own.upload(id, file)
      await own.start(id, { close_missing: true, ends_confirmed: true })
      const before = performance.now()
      await own.run()
      return Math.round(performance.now() - before)
    }
    const changed = await timed(csvOf(rows.map((row) => ({ ...row, title: `${row.title} again` }))))
    const texts =
      await sql`select 1 from vacancies where user_id = ${userId} and title like '%again'`.execute(test.db)
    expect(texts.rows).toHaveLength(ROWS - BAD)
    const closed = await timed(csvOf([importRow('only')]))
    expect(await own.source(id)).toMatchObject({ vacancies: 1, run: { counts: { ended: ROWS - BAD } } })
    process.stdout.write(`${engine}: all rows changed in ${changed} ms, ended in ${closed} ms\n`)
  })
})
