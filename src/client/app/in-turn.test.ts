import { expect, it } from 'vitest'
import { createTurns } from './in-turn.ts'

it('pages are rendered one at a time, and other requests have their turn between two', async () => {
  const order: string[] = []
  const inTurn = createTurns()
  const page = (name: string) =>
    inTurn(async () => {
      order.push(`${name} begins`)
      setTimeout(() => order.push(`another request during ${name}`))
      await Promise.resolve()
      order.push(`${name} ends`)
    })
  await Promise.all([page('a'), page('b')])
  expect(order).toEqual(['a begins', 'a ends', 'another request during a', 'b begins', 'b ends'])
})
