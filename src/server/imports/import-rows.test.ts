import { describe, expect, it } from 'vitest'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the rows of an import on %s', (engine) => {
  const own = useImporter(useTestApp(engine))

  it('lists the rows that it would import, new ones first, with their city and what becomes of them', async () => {
    await own.upload(own.id, csvOf([importRow(1), importRow(2)]))
    await own.start(own.id)
    expect(await own.run()).toEqual([])
    await own.upload(
      own.id,
      csvOf([importRow(1), importRow(2, { pay_amount: '20' }), importRow(3), importRow(4, { title: 'x' })]),
    )
    const { data, meta } = await own.rows(own.id)
    expect(data).toEqual([
      { line: 4, external_id: '3', title: 'Bäcker 3', city: 'Nahdorf', change: 'new' },
      { line: 3, external_id: '2', title: 'Bäcker 2', city: 'Nahdorf', change: 'changed' },
      { line: 2, external_id: '1', title: 'Bäcker 1', city: 'Nahdorf', change: 'unchanged' },
    ])
    expect(meta.total).toBe(3)
    expect((await own.rows(own.id, '?page=2&per_page=2')).data).toHaveLength(1)
  })
})
