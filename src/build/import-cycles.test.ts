import { expect, it } from 'vitest'
import { cyclesOf } from './import-cycles.ts'

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

it('finds folders that import each other, also indirectly, but not those with shared imports only', () => {
  expect(cyclesOf(graph({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [], f: ['e', 'a'] }))).toEqual([
    ['a', 'b', 'c'],
  ])
  expect(cyclesOf(graph({ a: ['b'], b: ['a'], c: ['d'], d: ['c', 'a'] }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(cyclesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})
