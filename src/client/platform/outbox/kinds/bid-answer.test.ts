import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { kinds } from './bid-answer.ts'

const answer = kinds['bid-answer']
const entryOf = (others?: number[]) => ({
  id: 'key',
  userId: 3,
  label: 'A',
  createdAt: 0,
  body: { bidId: 5, state: 'accepted' as const, reason: null, ...(others && { others }) },
})

it('a choice is one request with the bids to decline, and stays visible when it is outdated', async () => {
  const sent: unknown[] = []
  const call = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: async (...request: unknown[]) => {
      sent.push(request)
      throw new ApiError({ status: 409, code: 'outdated' })
    },
  }
  await expect(answer.send(entryOf([6, 7]), call)).rejects.toMatchObject({ code: 'outdated' })
  await expect(answer.send(entryOf(), call)).resolves.toBeUndefined()
  expect(sent).toEqual([
    ['PUT', '/rates/5/choice', { others: [6, 7] }],
    ['PATCH', '/rates/5', { state: 'accepted', reason: null }],
  ])
})

it('the bids of the answer to a choice are shown at once', () => {
  const bid = (id: number, state: string) => ({
    id,
    text: 'x',
    pay_amount: null,
    pay_type: null,
    state,
    decline_reason: null,
    created_at: '2026-11-22',
    seen_at: null,
    answered_at: null,
    bidder: { id: 1, name: 'Anna K.', url_img: null, member_since: '2026-11-22' },
    note: { text: null, tags: [] },
  })
  const data = [bid(5, 'accepted'), bid(6, 'declined')]
  const [change] = answer.cacheChanges?.(entryOf([6]), { data }) ?? []
  expect(change?.change([bid(6, 'sent'), bid(5, 'sent'), bid(7, 'sent')])).toEqual([
    data[1],
    data[0],
    bid(7, 'sent'),
  ])
})

it('the outbox says which answer waits', () => {
  const { what } = answer.words
  const titles = [{ ...entryOf().body, state: 'declined' as const }, entryOf().body, entryOf([6]).body].map(
    (body) => typeof what === 'function' && what(body).message,
  )
  expect(titles).toEqual([
    'Answer to a bid: decline',
    'Answer to a bid: accept',
    'Answer to a bid: accept, decline the others',
  ])
})
