import { describe, expect, it } from 'vitest'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the problems of an import on %s', (engine) => {
  const own = useImporter(useTestApp(engine))

  it('quotes a word that no list knows, and names the words of the list', async () => {
    const long = 'evening '.repeat(9)
    await own.upload(own.id, csvOf([importRow(1, { shift_pattern: 'evening', employment_type: long })]))
    const [row] = (await own.problems(own.id)).data
    expect(row.problems).toEqual([
      {
        field: 'employment_type',
        text: expect.stringContaining('full time, part time, mini-job'),
        given: `${long.slice(0, 60)}…`,
      },
      {
        field: 'shift_pattern',
        text: expect.stringContaining('early shift, day shift, late shift'),
        given: 'evening',
      },
    ])
  })
})
