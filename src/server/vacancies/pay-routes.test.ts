import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PayTables } from '#shared/contract/pay.ts'
import { minimumWageAt } from '#shared/rules/pay.ts'
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts'

describe.each(engines())('the dated tables of the law on %s', (engine) => {
  let test: TestApp
  let tables: PayTables
  beforeAll(async () => {
    test = await createTestApp(engine)
    tables = (await test.call('GET', '/pay-tables')).body.data
  })
  afterAll(() => test.close())

  it('know the minimum wage of 2026 and that it rises in 2027', () => {
    expect(minimumWageAt(tables.minimum_wages, '2026-11-21')).toBe(13.9)
    expect(minimumWageAt(tables.minimum_wages, '2027-01-01')).toBe(14.6)
  })

  it('know up to what pay a job is a midi-job', () => {
    expect(tables.midi_job_limits).toEqual([{ valid_from: '2023-01-01', monthly: 2000 }])
  })
})
