import { expect, it } from 'vitest'
import { isCertain, payWarningsOf } from './pay-warnings.ts'

const statutory = { rubric_id: null, scope: null }
const wages = [
  { ...statutory, valid_from: '2026-01-01', hourly: 13.9 },
  { ...statutory, valid_from: '2027-01-01', hourly: 14.6 },
  { rubric_id: 7, scope: 'care_assistant' as const, valid_from: '2026-07-01', hourly: 16.52 },
  { rubric_id: 7, scope: 'care_nurse' as const, valid_from: '2026-07-01', hourly: 21.03 },
]
const empty = {
  title: '',
  pay_type: 'per_hour' as const,
  pay_amount: null,
  pay_max: null,
  hours_per_week: null,
  employment_type: null,
  employer_kind: 'company' as const,
  rubric_id: null,
  start_date: null,
}
const warnings = (given: Partial<Parameters<typeof payWarningsOf>[0]>) =>
  payWarningsOf({ ...empty, ...given }, wages, '2026-11-22')

it('a pay below the statutory minimum is reported with the minimum on the first day of work', () => {
  expect(warnings({ pay_amount: 13.5 })).toEqual([
    { kind: 'statutory', hourly: 13.5, minimum: 13.9, day: '2026-11-22', minima: [] },
  ])
  expect(warnings({ pay_amount: 14, start_date: '2027-02-01' })).toMatchObject([
    { minimum: 14.6, day: '2027-02-01' },
  ])
  expect(warnings({ pay_amount: 14 })).toEqual([])
  expect(warnings({ pay_amount: null })).toEqual([])
})

it('a monthly pay is checked only when its hours are known', () => {
  expect(warnings({ pay_type: 'per_month', pay_amount: 2000 })).toEqual([])
  expect(warnings({ pay_type: 'per_month', pay_amount: 2000, hours_per_week: 40 })).toMatchObject([
    { hourly: 11.54 },
  ])
})

const nurse = { scope: 'care_nurse', hourly: 21.03 }
const assistant = { scope: 'care_assistant', hourly: 16.52 }
const care = { rubric_id: 7, pay_amount: 17 }

it('a pay that is right for the work of the title is not reported', () => {
  expect(warnings({ ...care, title: 'Pflegehelfer (m/w/d)' })).toEqual([])
  expect(warnings({ ...care, title: 'Pflegefachkraft', pay_amount: 21.03 })).toEqual([])
  expect(warnings({ ...care, employer_kind: 'household' })).toEqual([])
})

it('a pay below the sector minimum of the work of the title is certain, of an open title it is not', () => {
  expect(warnings({ ...care, title: 'Pflegefachkraft' })).toEqual([
    { kind: 'sector', hourly: 17, minima: [nurse], is_certain: true },
  ])
  expect(warnings({ ...care, title: 'Pflegekraft' })).toEqual([
    { kind: 'sector', hourly: 17, minima: [nurse], is_certain: false },
  ])
  expect(warnings({ ...care, title: 'Pflegekraft', pay_amount: 15 })).toEqual([
    { kind: 'sector', hourly: 15, minima: [assistant, nurse], is_certain: true },
  ])
})

it('the qualification that the employer has named counts, not the title', () => {
  expect(warnings({ ...care, title: 'Pflegefachkraft', care_qualification: 'care_assistant' })).toEqual([])
  expect(warnings({ ...care, title: 'Pflegehelfer', care_qualification: 'care_nurse' })).toEqual([
    { kind: 'sector', hourly: 17, minima: [nurse], is_certain: true },
  ])
  // A household, and another rubric than care, are not bound.
  expect(warnings({ ...care, care_qualification: 'care_nurse', employer_kind: 'household' })).toEqual([])
  expect(warnings({ ...care, care_qualification: 'care_nurse', rubric_id: 8 })).toEqual([])
})

it('a minimum wage whose regulation has ended is no longer compared with', () => {
  const cleaning = {
    rubric_id: 3,
    scope: 'cleaning_inside' as const,
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
    hourly: 15,
  }
  const at = (today: string, pay_amount: number, start_date: string | null = null) =>
    payWarningsOf({ ...empty, rubric_id: 3, pay_amount, start_date }, [...wages, cleaning], today)
  expect(at('2026-12-31', 14.7)).toMatchObject([{ kind: 'sector', minima: [{ hourly: 15 }] }])
  expect(at('2026-12-31', 14.7, '2027-01-02')).toEqual([])
  expect(at('2027-01-02', 14.7)).toEqual([])
  expect(at('2027-01-02', 14.5)).toMatchObject([{ kind: 'statutory', minimum: 14.6, minima: [] }])
})

it('a pay below the statutory minimum names what firms of the sector must pay instead', () => {
  expect(warnings({ ...care, title: 'Pflegehelfer', pay_amount: 13 })).toMatchObject([
    { kind: 'statutory', minimum: 13.9, minima: [assistant] },
  ])
})

it('a mini-job above the monthly limit of its first day of work is reported with the limit', () => {
  const pay = { employment_type: 'mini_job', pay_type: 'per_month', pay_amount: 650 } as const
  expect(warnings(pay)).toEqual([{ kind: 'mini_job', limit: 603, monthly: 650, day: '2026-11-22' }])
  expect(warnings({ ...pay, start_date: '2027-02-01' })).toMatchObject([{ limit: 633 }])
  expect(warnings({ ...pay, pay_amount: 600, pay_max: 640 })).toMatchObject([{ monthly: 640 }])
  const hourly = { ...pay, pay_type: 'per_hour', pay_amount: 15 } as const
  expect(warnings({ ...hourly, hours_per_week: 12 })).toMatchObject([{ limit: 603 }])
  expect(warnings(hourly)).toEqual([])
  expect(warnings({ ...pay, pay_amount: 603 })).toEqual([])
  expect(warnings({ ...pay, employment_type: 'part_time' })).toEqual([])
})

it('a mini-job may be both too low for its hours and too high for its month', () => {
  const both = {
    pay_type: 'per_month',
    pay_amount: 650,
    hours_per_week: 20,
    employment_type: 'mini_job',
  } as const
  expect(warnings(both).map(({ kind }) => kind)).toEqual(['statutory', 'mini_job'])
})

it('a pay below the minimum of the work that the title means is certain, one above the lowest of several is not', () => {
  const care = { rubric_id: 7, pay_amount: 16 }
  expect(warnings(care).map(isCertain)).toEqual([true])
  expect(warnings({ ...care, pay_amount: 18 }).map(isCertain)).toEqual([false])
  expect(warnings({ pay_amount: 13.5 }).map(isCertain)).toEqual([true])
})
