import { expect, test } from 'vitest'
import type { Bid } from '#shared/contract/bids.ts'
import { ApiError } from '../../api/errors.ts'
import type { Caller } from './base/caller.ts'
import { kinds } from './bid.ts'

const change = kinds['bid-change']
const content = (text: string) => ({ text, pay_amount: null, pay_type: null })
const bodyOf = (text: string, version: number) => ({ slug: 'a', rateId: 7, ...content(text), version })
const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, body })

/** A server that has a bid with this text, and refuses changes of another version. */
function serverWith(text: string, version: number) {
  const bid: Bid = {
    id: 7,
    ...content(text),
    state: 'sent',
    decline_reason: null,
    created_at: '2026-11-22T10:00:00Z',
    seen_at: null,
    answered_at: null,
    version,
  }
  const call: Caller = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: async (_method, _path, body, known) => {
      const next = (body as Bid).text
      if (known !== bid.version && next !== bid.text)
        throw new ApiError({ status: 412, code: 'changed_elsewhere' })
      if (next !== bid.text) Object.assign(bid, { text: next, version: (bid.version ?? 0) + 1 })
      return { data: { ...bid } }
    },
  }
  return { bid, call }
}

test('the text of another device is not replaced', async () => {
  const { bid, call } = serverWith('from the laptop', 2)
  await expect(change.send(entry(bodyOf('from the phone', 1)), call)).rejects.toMatchObject({
    code: 'changed_elsewhere',
  })
  expect(bid.text).toBe('from the laptop')
})

test('an earlier text of this device that may have arrived is no conflict', async () => {
  const { bid, call } = serverWith('first', 2)
  const merged = change.merge!(bodyOf('first', 1), bodyOf('second', 2), true)
  expect(merged).toEqual({ ...bodyOf('second', 1), sent: [content('first')] })
  const answer = await change.send(entry(merged), call)
  expect(bid.text).toBe('second')
  // What was written meanwhile for the same version belongs to the new one.
  expect(change.updateLater!(bodyOf('third', 1), entry(merged), answer)).toEqual(bodyOf('third', 3))
  expect(change.amend!(bodyOf('first', 1), bodyOf('second', 1), false)).toEqual(bodyOf('second', 1))
})
