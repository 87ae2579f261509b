import { expect, it } from 'vitest'
import { createDraft } from './vacancy-draft.ts'
import { miniJobExcess, wageGapOf } from './wage-gap.ts'

const statutory = { rubric_id: null, scope: null }
const tables = {
  minimum_wages: [
    { ...statutory, valid_from: '2026-01-01', hourly: 13.9 },
    { ...statutory, valid_from: '2027-01-01', hourly: 14.6 },
    { rubric_id: 7, scope: 'care_assistant' as const, valid_from: '2026-07-01', hourly: 16.52 },
    { rubric_id: 7, scope: 'care_nurse' as const, valid_from: '2026-07-01', hourly: 21.03 },
  ],
  midi_job_limits: [],
}
const gap = (given: object) => wageGapOf({ ...createDraft(), ...given }, tables, '2026-11-22')

it('a pay below the statutory minimum is reported with the minimum on the first day of work', () => {
  expect(gap({ pay_amount: 13.5 })).toEqual({
    kind: 'statutory',
    hourly: 13.5,
    minimum: 13.9,
    day: '2026-11-22',
  })
  expect(gap({ pay_amount: 14, start_date: '2027-02-01' })).toMatchObject({
    minimum: 14.6,
    day: '2027-02-01',
  })
  expect(gap({ pay_amount: 14 })).toBeNull()
  expect(gap({ pay_amount: null })).toBeNull()
})

it('a monthly pay is checked only when its hours are known', () => {
  expect(gap({ pay_type: 'per_month', pay_amount: 2000 })).toBeNull()
  expect(gap({ pay_type: 'per_month', pay_amount: 2000, hours_per_week: 40 })).toMatchObject({
    hourly: 11.54,
  })
})

it('only higher sector minima are reported, and none to a household', () => {
  const care = { rubric_id: 7, pay_amount: 17, employer_kind: 'company' }
  expect(gap(care)).toEqual({ kind: 'sector', hourly: 17, minima: [{ scope: 'care_nurse', hourly: 21.03 }] })
  expect(gap({ ...care, employer_kind: 'household' })).toBeNull()
})

it('a mini-job above the monthly limit of its first day of work is reported with the limit', () => {
  const excess = (given: object) =>
    miniJobExcess({ ...createDraft(), employment_type: 'mini_job', ...given }, tables, '2026-11-22')
  const pay = { pay_type: 'per_month', pay_amount: 650 }
  expect(excess(pay)).toEqual({ limit: 603, monthly: 650, day: '2026-11-22' })
  expect(excess({ ...pay, start_date: '2027-02-01' })).toMatchObject({ limit: 633 })
  expect(excess({ ...pay, pay_amount: 600, pay_max: 640 })).toMatchObject({ monthly: 640 })
  expect(excess({ pay_type: 'per_hour', pay_amount: 15, hours_per_week: 12 })).toMatchObject({ limit: 603 })
  expect(excess({ pay_type: 'per_hour', pay_amount: 15, hours_per_week: null })).toBeNull()
  expect(excess({ ...pay, pay_amount: 603 })).toBeNull()
  expect(excess({ ...pay, employment_type: 'part_time' })).toBeNull()
})
