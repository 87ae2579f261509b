import { expect, test } from 'vitest'
import type { Bid } from '#shared/contract/bids.ts'
import { ApiError } from '../../api/errors.ts'
import type { Caller } from './base/caller.ts'
import { kinds } from './bid.ts'

const change = kinds['bid-change']
const content = (text: string) => ({ text, pay_amount: null, pay_type: null })
const bodyOf = (text: string, version: number) => ({ slug: 'a', rateId: 7, ...content(text), version })
const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, label: 'A', createdAt: 0, body })

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

test('an accepted bid is in the list of active bids, once, in place of the one that it replaces', async () => {
  const { body } = kinds.bid.stored
  const answer = {
    id: 8,
    ...content(body.text),
    state: 'sent',
    decline_reason: null,
    created_at: '2026-11-30T10:00:00Z',
    seen_at: null,
    answered_at: null,
  }
  const requests: unknown[] = []
  const call: Caller = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: async (_method, _path, sent) => {
      requests.push(sent)
      return { data: answer }
    },
  }
  const { job } = body
  const placed = await kinds.bid.send(entry(body), call)
  expect(requests).toEqual([{ text: 'x', pay_amount: 15, pay_type: 'per_hour', replaces: 7 }])
  const after = (list: unknown, some: object = {}) =>
    kinds.bid.cacheChanges!(entry({ ...body, ...some }), placed)
      .filter(({ queryKey }) => 'own-bids,3,de,active'.startsWith(queryKey.join()))
      .reduce((data, { change: to }) => to(data), list)
  const other = { id: 6, job: { slug: 'b' } }
  expect(after([{ id: 7, job }, other])).toEqual([{ ...answer, job }, other])
  expect(after([{ id: 8, job }, other])).toEqual([{ ...answer, job }, other])
  // An entry of an earlier release has no job.
  expect(after([other], { job: undefined })).toEqual([other])
  expect(after(undefined)).toBeUndefined()
})

test('a bid whose job was stored in an older form is kept, without the job', () => {
  const { body } = kinds.bid.stored
  const stored = { ...body, job: { slug: 'a' } }
  expect(kinds.bid.body.parse(stored)).toEqual({ ...body, job: undefined })
})
