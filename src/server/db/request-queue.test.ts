import { expect, it } from 'vitest'
import { asRequester, createRequestQueue, currentRequester } from './request-queue.ts'

/** A queue, and requests that each do some statements one after the other. */
function createRequests() {
  const takeTurn = createRequestQueue()
  const order: string[] = []
  let active = 0
  const state = async (name: string) => {
    const end = await takeTurn()
    expect(++active).toBe(1)
    order.push(name)
    await Promise.resolve()
    active--
    end()
  }
  const request = (name: string, place: number, statements = 3) =>
    asRequester({ place, isOver: false }, async () => {
      for (let index = 0; index < statements; index++) await state(name)
    })
  return { order, request, state }
}

it('the oldest request goes on with its next statement', async () => {
  const { order, request } = createRequests()
  await Promise.all([request('running', 4, 1), request('c', 3), request('a', 1), request('b', 2)])
  expect(order.join(' ')).toBe('running a a a b b b c c c')
})

it('background work waits for the requests of its time, not for later ones', async () => {
  const { order, request, state } = createRequests()
  const now = performance.now()
  const first = request('running', now, 1)
  await Promise.all([first, state('background'), request('now', now, 1), request('later', now + 1000, 1)])
  expect(order).toEqual(['running', 'now', 'background', 'later'])
})

it('what outlives a request is background work', () => {
  const requester = { place: 1, isOver: false }
  asRequester(requester, () => {
    expect(currentRequester()).toBe(requester)
    requester.isOver = true
    expect(currentRequester()).toBe(null)
  })
})
