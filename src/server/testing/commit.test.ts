import { expect, it } from 'vitest'
import { isTurnOf } from './commit.ts'

it('each file has its turn with one of four consecutive numbers', () => {
  for (const file of ['jobs.test.ts', 'bids.test.ts', 'rooms.test.ts', 'people.test.ts'])
    expect([8, 9, 10, 11].filter((commit) => isTurnOf(`/src/${file}`, commit))).toHaveLength(1)
})
