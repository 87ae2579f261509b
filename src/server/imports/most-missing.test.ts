import { describe, expect, it } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('a daily feed that lacks vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)

  it('closes up to 30 % of them by itself, and asks before it closes more', async () => {
    own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
    let rows = 10
    const feed = () => Buffer.from(csvOf(Array.from({ length: rows }, (_, index) => importRow(index))))
    const handlers = createHandlers({ ...test.deps, fetchPublic: async () => feed() })
    const night = async (given: number) => {
      rows = given
      await handlers['import-daily-feeds']({})
      const { id: run_id } = await test.db
        .selectFrom('import_runs')
        .select('id')
        .where('source_id', '=', own.id)
        .executeTakeFirstOrThrow()
      await handlers['import-vacancies']({ run_id })
      return own.source(own.id)
    }
    expect(await night(10)).toMatchObject({ vacancies: 10, run: { state: 'done' } })
    expect(await night(7)).toMatchObject({ vacancies: 7, run: { state: 'done', counts: { ended: 3 } } })
    expect(await night(4)).toMatchObject({ vacancies: 7, run: { state: 'ready', counts: { ended: 3 } } })
    expect(await night(5)).toMatchObject({ vacancies: 5, run: { state: 'done', counts: { ended: 2 } } })
  })
})
