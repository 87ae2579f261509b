import { expect, it } from 'vitest'
import { figuresFrom } from './figures-from.ts'

const on = (valid_from: string) => ({ valid_from })
const ROWS = [on('2027-01-01'), on('2025-01-01'), on('2026-01-01'), on('2028-01-01')]

it('leaves out figures that a later one has replaced, and sorts the others by their first day', () => {
  expect(figuresFrom(ROWS, '2026-12-31')).toEqual([on('2026-01-01'), on('2027-01-01'), on('2028-01-01')])
  expect(figuresFrom(ROWS, '2027-01-01')).toEqual([on('2027-01-01'), on('2028-01-01')])
})

it('has only figures to come before the first day', () => {
  expect(figuresFrom(ROWS, '2024-12-31')).toHaveLength(4)
  expect(figuresFrom([], '2024-12-31')).toEqual([])
})
