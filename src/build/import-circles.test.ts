import { expect, it } from 'vitest'
import { circlesOf } from './import-circles.ts'

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

it('finds folders that reach each other, also by a detour, and none that only share what they import', () => {
  expect(circlesOf(graph({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [], f: ['e', 'a'] }))).toEqual([
    ['a', 'b', 'c'],
  ])
  expect(circlesOf(graph({ a: ['b'], b: ['a'], c: ['d'], d: ['c', 'a'] }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(circlesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})
