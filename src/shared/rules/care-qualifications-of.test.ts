import { expect, it } from 'vitest'
import { careQualificationsOf } from './care-qualifications-of.ts'

const wages = [
  { rubric_id: null, scope: null, valid_from: '2026-01-01', hourly: 13.9 },
  { rubric_id: 2, scope: 'care_assistant' as const, valid_from: '2026-07-01', hourly: 16.52 },
  { rubric_id: 2, scope: 'care_trained' as const, valid_from: '2026-07-01', hourly: 17.8 },
  { rubric_id: 2, scope: 'care_nurse' as const, valid_from: '2026-07-01', hourly: 21.03 },
  { rubric_id: 3, scope: 'cleaning_inside' as const, valid_from: '2026-01-01', hourly: 15 },
]
const home = { title: '', rubric_id: 2, employer_kind: 'company' as const, start_date: null }
const of = (given: Partial<Parameters<typeof careQualificationsOf>[0]>) =>
  careQualificationsOf({ ...home, ...given }, wages, '2026-11-30')

it('the qualification is asked for where the minimum wage of care may apply', () => {
  expect(of({})).toMatchObject({ isAsked: true })
  expect(of({ employer_kind: 'agency' })).toMatchObject({ isAsked: true })
  expect(of({ employer_kind: 'household' })).toMatchObject({ isAsked: false })
  expect(of({ rubric_id: 3 })).toEqual({ isAsked: false, suggested: null })
  expect(of({ rubric_id: null })).toEqual({ isAsked: false, suggested: null })
  expect(careQualificationsOf(home, [], '2026-11-30')).toEqual({ isAsked: false, suggested: null })
})

it('only a title that leaves no doubt suggests one', () => {
  expect(of({ title: 'Pflegefachkraft (m/w/d)' }).suggested).toBe('care_nurse')
  expect(of({ title: 'Pflegehelfer' }).suggested).toBeNull()
  expect(of({ title: '' }).suggested).toBeNull()
})
