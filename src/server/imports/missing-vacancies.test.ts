import { describe, expect, it } from 'vitest'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('a file that lacks vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const vacancies = () =>
    test.db.selectFrom('vacancies').selectAll().where('user_id', '=', own.boss.id).orderBy('title').execute()
  /** Uploads and imports. */
  const bring = async (rows: Record<string, string | number>[], choice = {}) => {
    await own.upload(own.id, csvOf(rows))
    expect((await own.start(own.id, choice)).status).toBe(200)
    expect(await own.run()).toEqual([])
  }

  it('leaves them open', async () => {
    await bring([importRow(1), importRow(2)])
    await bring([importRow(1, { pay_amount: 20 })])
    expect(await own.source(own.id)).toMatchObject({
      vacancies: 2,
      run: { state: 'done', counts: { ended: 0 } },
    })
    expect((await vacancies()).map(({ closed_at }) => closed_at)).toEqual([null, null])
  })

  it('lacks those that it says are over', async () => {
    const bringPage = async (validThrough: (string | undefined)[]) => {
      const postings = validThrough.map((day, index) => ({
        '@type': 'JobPosting',
        identifier: `a${index}`,
        title: `Baker ${index}`,
        occupationalCategory: 'Sweeping',
        employmentType: 'FULL_TIME',
        jobLocation: { address: { addressLocality: 'Nahdorf' } },
        baseSalary: { value: { value: 18.5, unitText: 'HOUR' } },
        description: 'You bake bread at night and keep the bakery clean.',
        validThrough: day,
      }))
      const html = `<!doctype html><script type="application/ld+json">${JSON.stringify(postings)}</script>`
      await own.upload(own.id, html)
      return (await own.source(own.id)).run.counts
    }
    const [past, future] = ['2020-01-01', '2090-01-01']
    expect(await bringPage([undefined, future, past])).toMatchObject({ new: 2, invalid: 0 })
    await own.start(own.id)
    await own.run()
    expect(await bringPage([undefined, past, past])).toMatchObject({ new: 0, unchanged: 1, ended: 1 })
    expect(await bringPage([past])).toMatchObject({ new: 0, unchanged: 0, ended: 2 })
  })

  it('names them, and closes them only after a choice and a confirmation', async () => {
    await bring([importRow(1), importRow(2)])
    await own.upload(own.id, csvOf([importRow(1)]))
    expect((await own.source(own.id)).run).toMatchObject({
      asks_ends: true,
      is_upload: true,
      counts: { ended: 1 },
      ends: [{ id: expect.any(Number), title: 'Bäcker 2', bids: 0 }],
    })
    expect((await own.start(own.id, { close_missing: true })).body.code).toBe('import_ends_many')
    expect(await own.source(own.id)).toMatchObject({ vacancies: 2, run: { state: 'ready' } })
    await own.start(own.id, { close_missing: true, ends_confirmed: true })
    await own.run()
    expect((await own.source(own.id)).vacancies).toBe(1)
  })
})
