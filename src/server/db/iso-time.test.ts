import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import { isoTime } from './iso-time.ts'

const TIMES = [
  '2026-11-23 19:07:14',
  '2026-11-23 19:07:14.1',
  '2026-03-01 00:00:00.05',
  '2026-12-31 23:59:59.999999',
]

describe.each(engines())('times selected as text on %s', (engine) => {
  const test = useTestApp(engine)

  it.each(TIMES)('%s is the same as its Date', async (time) => {
    const { rows } = await sql<{ text: string; date: Date }>`
      select ${`${time}+00`}::timestamptz::text as text, ${`${time}+00`}::timestamptz as date`.execute(
      test.db,
    )
    const [row] = rows
    expect(row && isoTime(row.text)).toBe(row && isoTime(row.date))
  })
})
