import { describe, expect, it } from 'vitest'
import { dayOf } from '#shared/day-of.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the rows of an import on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)

  it('lists the rows that it would import, new ones first, with their city and what becomes of them', async () => {
    await own.upload(own.id, csvOf([importRow(1), importRow(2)]))
    await own.start(own.id)
    expect(await own.run()).toEqual([])
    await own.upload(
      own.id,
      csvOf([importRow(1), importRow(2, { pay_amount: '20' }), importRow(3), importRow(4, { title: 'x' })]),
    )
    const { data, meta } = await own.rows(own.id)
    const row = { city: 'Nahdorf', warnings: [], changes: [], edited_at: null }
    const pay = { field: 'pay_amount', effect: 'sets', before: 18.5, after: 20 }
    expect(data).toEqual([
      { ...row, line: 4, external_id: '3', title: 'Bäcker 3', change: 'new' },
      { ...row, line: 3, external_id: '2', title: 'Bäcker 2', change: 'changed', changes: [pay] },
      { ...row, line: 2, external_id: '1', title: 'Bäcker 1', change: 'unchanged' },
    ])
    expect(meta.total).toBe(3)
    expect((await own.rows(own.id, '?page=2&per_page=2')).data).toHaveLength(1)
  })

  it('names new and changed rows first whose pay is too low, or too high for a mini-job, and imports them', async () => {
    const [low, mini] = [
      importRow(2, { pay_amount: '12' }),
      importRow(3, { pay_type: 'per_month', pay_amount: '650', employment_type: 'mini_job' }),
    ]
    await own.upload(own.id, csvOf([importRow(1), low, mini]))
    const day = dayOf(test.clock())
    const lowWarning = { kind: 'statutory', hourly: 12, minimum: 13.9, day, minima: [] }
    const { data } = await own.rows(own.id)
    expect(data.map(({ warnings }: { warnings: object[] }) => warnings)).toEqual([
      [lowWarning],
      [{ kind: 'mini_job', monthly: 650, limit: 603, day }],
      [],
    ])
    expect((await own.source(own.id)).run).toMatchObject({ warned: 2, counts: { new: 3, invalid: 0 } })
    await own.start(own.id)
    await own.run()
    expect(await own.source(own.id)).toMatchObject({ vacancies: 3, in_review: 3 })

    await own.upload(own.id, csvOf([importRow(1, { pay_amount: '12' }), low, mini]))
    expect((await own.source(own.id)).run).toMatchObject({ warned: 1, counts: { changed: 1, unchanged: 2 } })
    expect((await own.rows(own.id)).data).toMatchObject([
      { external_id: '1', warnings: [lowWarning] },
      { external_id: '2', warnings: [] },
      { external_id: '3', warnings: [] },
    ])
  })
})
