import { expect, it } from 'vitest'
import { publicVersions } from './public-versions.ts'

const on = (version: number, in_force_on: string) => ({ version, in_force_on })

it('shows the latest version without an announcement', () => {
  expect(publicVersions(4, [], '2026-12-01')).toEqual({ inForce: 4, coming: [] })
})

it('keeps the version before an announced one until its day, with later corrections of the coming text', () => {
  const announced = [on(3, '2027-01-01')]
  expect(publicVersions(4, announced, '2026-12-31')).toEqual({ inForce: 2, coming: [on(4, '2027-01-01')] })
  expect(publicVersions(4, announced, '2027-01-01')).toEqual({ inForce: 4, coming: [] })
})

it('applies two announced versions one after the other', () => {
  const announced = [on(2, '2027-01-01'), on(4, '2027-02-01')]
  expect(publicVersions(4, announced, '2026-12-01')).toEqual({
    inForce: 1,
    coming: [on(3, '2027-01-01'), on(4, '2027-02-01')],
  })
  expect(publicVersions(4, announced, '2027-01-15')).toEqual({ inForce: 3, coming: [on(4, '2027-02-01')] })
})

it('skips a version that a later one replaces before its day', () => {
  const announced = [on(2, '2027-02-01'), on(3, '2027-01-01')]
  expect(publicVersions(3, announced, '2026-12-01')).toEqual({ inForce: 1, coming: [on(3, '2027-01-01')] })
  expect(publicVersions(3, announced, '2027-01-15')).toEqual({ inForce: 3, coming: [] })
})

it('has nothing to come where the first version was announced', () => {
  expect(publicVersions(1, [on(1, '2027-01-01')], '2026-12-01')).toEqual({ inForce: 1, coming: [] })
})
