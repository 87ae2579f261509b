import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MinimumWage } from '../contract/pay.ts'
import { DAY_MS } from '../durations.ts'
import {
  hourlyFromMonthly,
  hourlyOf,
  isBelowMinimumWage,
  isUnlikelyUnit,
  miniJobLimit,
  minimumWageAt,
  minimumWageToCome,
  monthlyFromHourly,
  payFactsOf,
  sectorMinimaAt,
  statutoryMinimumAt,
} from './pay.ts'

const general = { rubric_id: null, scope: null }
const rows: MinimumWage[] = [
  { ...general, valid_from: '2027-01-01', hourly: 14.6 },
  { ...general, valid_from: '2026-01-01', hourly: 13.9 },
  { rubric_id: 2, scope: 'care_nurse', valid_from: '2026-07-01', hourly: 21.03 },
  { rubric_id: 2, scope: 'care_nurse', valid_from: '2025-07-01', hourly: 20.5 },
  { rubric_id: 2, scope: 'care_assistant', valid_from: '2026-07-01', hourly: 16.52 },
  { rubric_id: 3, scope: 'cleaning_facade', valid_from: '2026-01-01', hourly: 18.4 },
  { rubric_id: 3, scope: 'cleaning_inside', valid_from: '2026-01-01', hourly: 15 },
  { rubric_id: 4, scope: 'cleaning_inside', valid_from: '2020-01-01', hourly: 9.35 },
]
const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
const hours = fc.integer({ min: 4, max: 336 }).map((value) => value / 2)

describe('pay per hour and per month', () => {
  it('converts hourly pay to monthly and back within a cent', () => {
    fc.assert(
      fc.property(money(500), hours, (hourly, perWeek) => {
        const back = hourlyFromMonthly(monthlyFromHourly(hourly, perWeek), perWeek)
        expect(Math.abs(back - hourly)).toBeLessThanOrEqual(0.0101)
      }),
    )
  })

  it('converts monthly pay to hourly and back within a cent for each hour worked', () => {
    fc.assert(
      fc.property(money(1_000_000), hours, (monthly, perWeek) => {
        const back = monthlyFromHourly(hourlyFromMonthly(monthly, perWeek), perWeek)
        expect(Math.abs(back - monthly)).toBeLessThanOrEqual(0.01 * perWeek * 4.333 + 0.01)
      }),
    )
  })

  it('never falls when the pay rises, and has at most two decimals', () => {
    fc.assert(
      fc.property(money(500), money(500), hours, (a, b, perWeek) => {
        const [low, high] = [
          monthlyFromHourly(Math.min(a, b), perWeek),
          monthlyFromHourly(Math.max(a, b), perWeek),
        ]
        expect(low).toBeLessThanOrEqual(high)
        expect(Math.abs(low * 100 - Math.round(low * 100))).toBeLessThan(1e-4)
      }),
    )
  })

  it('gives no hourly pay for monthly pay without hours', () => {
    expect(hourlyOf({ pay_type: 'per_month', pay_amount: 100, hours_per_week: null })).toBeNull()
  })
})

describe('the minimum wage', () => {
  it('rises on 1 January 2027', () => {
    expect(minimumWageAt(rows, '2026-12-31')).toBe(13.9)
    expect(minimumWageAt(rows, '2027-01-01')).toBe(14.6)
  })

  it('is unknown before the first row', () => {
    expect(minimumWageAt(rows, '2019-01-01')).toBeNull()
  })

  it('does not depend on the order of the rows and never falls with time while the rows rise', () => {
    const day = fc
      .integer({ min: 0, max: 3000 })
      .map((days) => new Date(days * DAY_MS + 1.6e12).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), day, day, (shuffled, a, b) => {
        const [first, second] = a <= b ? [a, b] : [b, a]
        const before = minimumWageAt(shuffled, first)
        expect(before).toBe(minimumWageAt(rows, first))
        expect(minimumWageAt(shuffled, second) ?? 0).toBeGreaterThanOrEqual(before ?? 0)
      }),
    )
  })

  it('of a sector depends on the kind of work and the date, the lowest first', () => {
    const firm = { employer_kind: 'company' } as const
    expect(sectorMinimaAt(rows, '2026-06-30', { ...firm, rubric_id: 2 })).toEqual([
      { scope: 'care_nurse', hourly: 20.5 },
    ])
    expect(sectorMinimaAt(rows, '2026-07-01', { ...firm, rubric_id: 2 })).toEqual([
      { scope: 'care_assistant', hourly: 16.52 },
      { scope: 'care_nurse', hourly: 21.03 },
    ])
    expect(sectorMinimaAt(rows, '2026-06-01', { ...firm, rubric_id: 3 }).map(({ hourly }) => hourly)).toEqual(
      [15, 18.4],
    )
  })

  it('of a sector binds no household, and is left out when the statutory one is higher', () => {
    expect(sectorMinimaAt(rows, '2026-07-01', { employer_kind: 'household', rubric_id: 2 })).toEqual([])
    expect(sectorMinimaAt(rows, '2026-07-01', { employer_kind: 'company', rubric_id: 4 })).toEqual([])
  })

  it('marks pay that is certainly below it, and no other', () => {
    const monthly = { pay_type: 'per_month' as const }
    const below = (pay_amount: number, hours_per_week: number | null) =>
      isBelowMinimumWage({ ...monthly, pay_amount, hours_per_week }, rows, '2026-11-21')
    expect(below(2000, 40)).toBe(true)
    expect(below(2000, 20)).toBe(false)
    expect(below(2000, null)).toBe(false)
    expect(below(monthlyFromHourly(13.9, 38), 38)).toBe(false)
    const hourly = { pay_type: 'per_hour' as const, hours_per_week: null }
    expect(isBelowMinimumWage({ ...hourly, pay_amount: 13.89 }, rows, '2026-11-21')).toBe(true)
    expect(isBelowMinimumWage({ ...hourly, pay_amount: 13.9 }, rows, '2026-11-21')).toBe(false)
    expect(isBelowMinimumWage({ ...hourly, pay_amount: 1 }, [], '2026-11-21')).toBe(false)
  })
})

describe('the minimum wage to come', () => {
  const hourly = { pay_type: 'per_hour', hours_per_week: null, employment_type: 'full_time' } as const
  const toCome = (pay_amount: number, day = '2026-11-25') =>
    minimumWageToCome({ ...hourly, pay_amount }, rows, day)

  it('is named with its date for a pay between the present and the next minimum', () => {
    expect(toCome(13.9)).toMatchObject({ hourly: 13.9, next: { valid_from: '2027-01-01', hourly: 14.6 } })
    expect(toCome(14.59, '2026-12-31')?.next.hourly).toBe(14.6)
    const monthly = { pay_type: 'per_month', pay_amount: 2409.15, hours_per_week: 40 } as const
    expect(minimumWageToCome({ ...hourly, ...monthly }, rows, '2026-11-25')?.hourly).toBe(13.9)
  })

  it('is no matter for a higher pay, one too low already, one of unknown hours, or work that is over by then', () => {
    expect(toCome(14.6)).toBeNull()
    expect(toCome(13.89)).toBeNull()
    expect(toCome(14, '2027-01-01')).toBeNull()
    const pay = { ...hourly, pay_amount: 14 }
    expect(minimumWageToCome({ ...pay, pay_type: 'per_month' }, rows, '2026-11-25')).toBeNull()
    expect(minimumWageToCome({ ...pay, employment_type: 'one_off' }, rows, '2026-11-25')).toBeNull()
  })

  it('is never named beside a violation, and a pay of it is none on its first day', () => {
    fc.assert(
      fc.property(money(20), (pay_amount) => {
        const found = toCome(pay_amount)
        if (!found) return
        const pay = { ...hourly, pay_amount }
        expect(isBelowMinimumWage(pay, rows, '2026-11-25')).toBe(false)
        expect(isBelowMinimumWage(pay, rows, found.next.valid_from)).toBe(true)
        expect(
          isBelowMinimumWage({ ...pay, pay_amount: found.next.hourly }, rows, found.next.valid_from),
        ).toBe(false)
      }),
    )
  })

  it('is valid from the date of its row', () => {
    expect(statutoryMinimumAt(rows, '2026-11-25')?.valid_from).toBe('2026-01-01')
    expect(statutoryMinimumAt(rows, '2027-02-01')?.valid_from).toBe('2027-01-01')
    expect(statutoryMinimumAt(rows, '2019-01-01')).toBeNull()
  })
})

describe('the legal facts about a pay', () => {
  const tables = {
    minimum_wages: rows,
    midi_job_limits: [{ valid_from: '2023-01-01', monthly: 2000 }],
  }
  const facts = (some: Partial<Parameters<typeof payFactsOf>[0]>, date = '2026-11-21', isRegular = true) =>
    payFactsOf(
      {
        pay_type: 'per_month',
        pay_amount: 600,
        pay_max: null,
        hours_per_week: null,
        rubric_id: 1,
        employer_kind: 'company',
        ...some,
      },
      tables,
      date,
      isRegular,
    )

  it('names the lowest minimum of the sector to a pay below it, never for households', () => {
    const cleaning = { pay_type: 'per_hour', rubric_id: 3 } as const
    expect(facts({ ...cleaning, pay_amount: 14.5 }).leastOfSector).toBe(15)
    expect(facts({ ...cleaning, pay_amount: 15 }).leastOfSector).toBeNull()
    expect(facts({ ...cleaning, pay_amount: 14.5, employer_kind: 'household' }).leastOfSector).toBeNull()
    expect(facts({ ...cleaning, pay_amount: 14.5, rubric_id: 1 }).leastOfSector).toBeNull()
  })

  it('lets a mini-job pay 603 EUR in 2026 and 633 EUR from 2027', () => {
    expect(miniJobLimit(13.9)).toBe(603)
    expect(miniJobLimit(14.6)).toBe(633)
    expect(facts({ pay_amount: 603 }).mark).toBe('mini_job')
    expect(facts({ pay_amount: 603.01 }).mark).toBe('midi_job')
    expect(facts({ pay_amount: 620 }).mark).toBe('midi_job')
    expect(facts({ pay_amount: 620 }, '2027-01-01').mark).toBe('mini_job')
  })

  it('is no midi-job above 2,000 EUR', () => {
    expect(facts({ pay_amount: 2000 }).mark).toBe('midi_job')
    expect(facts({ pay_amount: 2000.01 }).mark).toBeNull()
  })

  it('are per month and per hour when the hours are known', () => {
    expect(facts({ pay_type: 'per_hour', pay_amount: 15, hours_per_week: 20 }).monthly).toBe(1299.9)
    expect(facts({ pay_amount: 2600, hours_per_week: 40 }).hourly).toBe(15)
  })

  it('omit what needs unknown hours', () => {
    const known = facts({ pay_type: 'per_hour', pay_amount: 15 })
    expect([known.monthly, known.mark]).toEqual([null, null])
    expect(facts({ pay_amount: 600 }).hourly).toBeNull()
  })

  it('mark a range only when both ends have the mark', () => {
    expect(facts({ pay_amount: 500, pay_max: 600 }).mark).toBe('mini_job')
    expect(facts({ pay_amount: 500, pay_max: 700 }).mark).toBeNull()
  })

  it('mark no one-time work', () => {
    expect(facts({ pay_amount: 200 }, '2026-11-21', false).mark).toBeNull()
  })

  it('list the sector minima that may apply, without a violation', () => {
    const pay = { pay_type: 'per_hour', pay_amount: 14 } as const
    expect(facts(pay)).toMatchObject({ isBelowMinimum: false, minimum: 13.9, sectorMinima: [] })
    const cleaning = facts({ ...pay, rubric_id: 3 })
    expect(cleaning).toMatchObject({ isBelowMinimum: false, minimum: 13.9 })
    expect(cleaning.sectorMinima[0]).toEqual({ scope: 'cleaning_inside', hourly: 15 })
    expect(facts(pay, '2027-01-01')).toMatchObject({ isBelowMinimum: true, minimum: 14.6 })
  })
})

it.each([
  ['per_month', 17, true],
  ['per_month', 100, false],
  ['per_month', 2800, false],
  ['per_hour', 2800, true],
  ['per_hour', 17, false],
  ['per_hour', null, false],
] as const)('%s, %s EUR: meant for the other unit is %s', (unit, amount, isExpected) => {
  expect(isUnlikelyUnit(unit, amount)).toBe(isExpected)
})
