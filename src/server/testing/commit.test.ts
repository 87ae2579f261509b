import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { restingFiles } from '../../../e2e/support/resting-files.ts'
import { isTurnOf } from './commit.ts'

it('each file has its turn with one of four consecutive numbers', () => {
  for (const file of ['jobs.test.ts', 'bids.test.ts', 'rooms.test.ts', 'people.test.ts'])
    expect([8, 9, 10, 11].filter((commit) => isTurnOf(`/src/${file}`, commit))).toHaveLength(1)
})

it('each browser story rests with one of four consecutive commits', () => {
  const files = globSync('e2e/*.test.ts').map((file) => file.replace('e2e/', '**/'))
  const rests = [8, 9, 10, 11].map((commit) => restingFiles('e2e', commit))
  expect(rests.flat().sort()).toEqual(files.sort())
  for (const quarter of rests) expect(quarter.length).toBeGreaterThan(files.length / 8)
})
