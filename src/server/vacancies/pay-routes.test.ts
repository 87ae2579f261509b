import { beforeAll, describe, expect, it } from 'vitest'
import type { PayTables } from '#shared/contract/pay.ts'
import { minimumWageAt } from '#shared/rules/pay.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

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
    expect(tables.midi_job_limits).toEqual([{ valid_from: '2023-01-01', monthly: 2000 }])
  })
})
