import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PayTables } from '#shared/contract/pay.ts'
import { minimumWageAt } from '#shared/rules/pay.ts'
import { migrate } from '../db/migrate.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { listMidiJobLimits, listMinimumWages } from './store.ts'

const MIGRATION = '396-sources-of-pay-figures.sql'

describe.each(engines())('the dated tables of the law on %s', (engine) => {
  const test = useTestApp(engine)
  let tables: PayTables
  beforeAll(async () => {
    tables = (await test.call('GET', '/pay-tables')).body.data
  })

  it('contain the minimum wages of 2026 and 2027', () => {
    expect(minimumWageAt(tables.minimum_wages, '2026-11-21')).toBe(13.9)
    expect(minimumWageAt(tables.minimum_wages, '2027-01-01')).toBe(14.6)
  })

  it('contain the pay limit of midi-jobs', () => {
    expect(tables.midi_job_limits).toMatchObject([{ valid_from: '2023-01-01', monthly: 2000 }])
  })

  it('name the source of each figure, and when it was checked', () => {
    for (const figure of [...tables.minimum_wages, ...tables.midi_job_limits]) {
      expect(figure.source).toMatch(/MiLoV|ArbbV|SGB/)
      expect(figure.source_url).toMatch(/^https:/)
      expect(figure.checked_on).toMatch(/^2026-11-/)
    }
  })

  it('get their sources in a database of an earlier release', async () => {
    await sql`update minimum_wages set source = case source
      when 'MiLoV5' then 'MiLoG'
      when '10. GebäudeArbbV' then 'Tarifvertrag Mindestlohn Gebäudereinigung'
      else source end`.execute(test.db)
    await sql`alter table minimum_wages drop column source_url, drop column checked_on`.execute(test.db)
    await sql`drop table midi_job_limits`.execute(test.db)
    await sql`delete from migrations where name = ${MIGRATION}`.execute(test.db)
    expect(await migrate(test.db)).toEqual([MIGRATION])
    const tablesNow = {
      minimum_wages: await listMinimumWages(test.db),
      midi_job_limits: await listMidiJobLimits(test.db),
    }
    expect(tablesNow).toEqual(tables)
  })
})
