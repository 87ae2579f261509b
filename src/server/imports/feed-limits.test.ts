import { describe, expect, it } from 'vitest'
import { MAX_FIRST_FEED_BYTES, MAX_FIRST_FEED_ROWS } from '#shared/contract/import-columns.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('an import of a new employer on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)

  it('refuses more than 1 MB or 1,000 rows until a vacancy of the employer is approved', async () => {
    const { status, body } = await own.upload(own.id, new Uint8Array(MAX_FIRST_FEED_BYTES + 1))
    expect([status, body.errors.file[0]]).toEqual([422, expect.stringContaining('larger than 1\u00a0MB')])
    const many = csvOf(
      Array.from({ length: MAX_FIRST_FEED_ROWS + 1 }, (_, index) => importRow(index, { description: 'x' })),
    )
    await own.upload(own.id, many)
    const refused = await own.source(own.id)
    expect(refused.run.failure).toContain('more than 1,000\u00a0vacancies')
    await createVacancy(test, { user_id: own.boss.id })
    await own.upload(own.id, many)
    expect((await own.source(own.id)).run.state).toBe('ready')
  })
})
