import { expect, it } from 'vitest'
import { publicVersions } from './public-versions.ts'

/** The released versions: `null` was put into force, a day was announced. Versions that are left out wait. */
const released = (versions: Record<number, string | null>) =>
  Object.entries(versions).map(([version, in_force_on]) => ({ version: Number(version), in_force_on }))
const on = (version: number, in_force_on: string) => ({ version, in_force_on })

it('shows the latest version without an announcement', () => {
  expect(publicVersions([], '2026-12-01')).toEqual({ inForce: 1, coming: [] })
  expect(publicVersions(released({ 1: null, 2: null }), '2026-12-01')).toEqual({ inForce: 2, coming: [] })
})

it('keeps the version before an announced one until its day, with later corrections of the coming text', () => {
  const versions = released({ 1: null, 2: null, 3: '2027-01-01', 4: null })
  expect(publicVersions(versions, '2026-12-31')).toEqual({ inForce: 2, coming: [on(4, '2027-01-01')] })
  expect(publicVersions(versions, '2027-01-01')).toEqual({ inForce: 4, coming: [] })
})

it('never shows a version that waits, neither before nor after an announced one', () => {
  expect(publicVersions(released({ 1: null }), '2026-12-01')).toEqual({ inForce: 1, coming: [] })
  const versions = released({ 1: null, 3: '2027-01-01' })
  expect(publicVersions(versions, '2026-12-31')).toEqual({ inForce: 1, coming: [on(3, '2027-01-01')] })
  expect(publicVersions(versions, '2027-01-01')).toEqual({ inForce: 3, coming: [] })
})

it('applies two announced versions one after the other', () => {
  const versions = released({ 1: null, 2: '2027-01-01', 3: null, 4: '2027-02-01' })
  expect(publicVersions(versions, '2026-12-01')).toEqual({
    inForce: 1,
    coming: [on(3, '2027-01-01'), on(4, '2027-02-01')],
  })
  expect(publicVersions(versions, '2027-01-15')).toEqual({ inForce: 3, coming: [on(4, '2027-02-01')] })
})

it('skips a version that a later one replaces before its day', () => {
  const versions = released({ 1: null, 2: '2027-02-01', 3: '2027-01-01' })
  expect(publicVersions(versions, '2026-12-01')).toEqual({ inForce: 1, coming: [on(3, '2027-01-01')] })
  expect(publicVersions(versions, '2027-01-15')).toEqual({ inForce: 3, coming: [] })
})

it('has nothing to come where the first version was announced', () => {
  expect(publicVersions(released({ 1: '2027-01-01' }), '2026-12-01')).toEqual({ inForce: 1, coming: [] })
})
