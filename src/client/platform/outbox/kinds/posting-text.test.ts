import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { makeEntry } from '../../testing/entries.ts'
import type { OutboxEntry } from '../entry.ts'
import { discardedBody } from '../queue.ts'
import type { Caller } from './base/caller.ts'
import { kinds } from './posting-text.ts'

type Stored = { id: number; version: number; name: string }
const creation = kinds['offer-creation']
const change = kinds['offer-change']
const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, label: 'A', createdAt: 0, body })
const named = (name: string) => ({ name })

/** A server with at most one offer, which it has created under the one key of these tests. */
function startServer(offer: Stored | null) {
  const server = { offer, created: offer, requests: [] as string[] }
  const refuse = (code: string): never => {
    throw new ApiError({ status: 409, code })
  }
  const call: Caller = {
    get: () => Promise.reject(new Error('nothing to get')),
    async send(method, _path, body, ifMatch) {
      const { name } = (body ?? server.offer) as Stored
      server.requests.push(`${method} ${name}`)
      if (method === 'DELETE') {
        server.offer = null
        return undefined
      }
      if (name === 'refused') throw new ApiError({ status: 422, code: 'invalid' })
      if (method === 'POST') {
        if (server.created && server.created.name !== name) refuse('idempotency_key_reused')
        server.created ??= server.offer = { id: 5, version: 1, name }
        return { data: server.created }
      }
      if (!server.offer) return refuse('not_found')
      const isStored = server.offer.name === name
      if (ifMatch !== undefined && ifMatch !== server.offer.version && !isStored) refuse('changed_elsewhere')
      if (!isStored) server.offer = { id: 5, version: server.offer.version + 1, name }
      return { data: server.offer }
    },
  }
  return { server, call }
}

test('an edited creation whose earlier text never arrived is created with the newest text', async () => {
  const { server, call } = startServer(null)
  await creation.send(entry({ key: 'x', fields: named('C'), sent: [named('A'), named('B')] }), call)
  expect(server).toMatchObject({ offer: { name: 'C' }, requests: ['POST C'] })
})

test('an edited creation changes the offer that an earlier text has created', async () => {
  const { server, call } = startServer({ id: 5, version: 1, name: 'B' })
  const body = { key: 'x', fields: named('C'), sent: [named('A'), named('B')] }
  expect(await creation.send(entry(body), call)).toEqual({ data: { id: 5, version: 2, name: 'C' } })
  expect(server.requests).toEqual(['POST C', 'POST A', 'POST B', 'PATCH C'])
})

test('a creation that is edited back to a text that has arrived is changed back to it', async () => {
  const { server, call } = startServer({ id: 5, version: 1, name: 'A' })
  // The text in between has arrived too, as a change; its answer was lost.
  server.offer = { id: 5, version: 2, name: 'B' }
  const body = { key: 'x', fields: named('A'), sent: [named('A'), named('B')] }
  expect(await creation.send(entry(body), call)).toEqual({ data: { id: 5, version: 3, name: 'A' } })
  expect(server.offer).toEqual({ id: 5, version: 3, name: 'A' })
})

test('an edited change is no conflict with its own earlier text, but with the text of another device', async () => {
  const own = startServer({ id: 5, version: 2, name: 'A' })
  const body = { id: 5, version: 1, fields: named('B'), sent: [named('A')] }
  await change.send(entry(body), own.call)
  expect(own.server.offer).toEqual({ id: 5, version: 3, name: 'B' })
  const other = startServer({ id: 5, version: 2, name: 'X' })
  await expect(change.send(entry(body), other.call)).rejects.toMatchObject({ code: 'changed_elsewhere' })
  expect(other.server.offer).toMatchObject({ name: 'X' })
})

test('an edited text remembers what may have arrived, and only that', () => {
  const former = { key: 'x', fields: named('A') }
  const edited = { key: 'x', fields: named('B') }
  expect(creation.amend?.(former, edited, false)).toBe(edited)
  const amended = creation.amend!(former, edited, true)
  expect(amended).toEqual({ ...edited, sent: [named('A')] })
  // The first text may still have arrived when the second was refused.
  expect(creation.amend!(amended, { key: 'x', fields: named('C') }, false)).toEqual({
    key: 'x',
    fields: named('C'),
    sent: [named('A')],
  })
})

test('a discarded creation deletes what any of its texts has created, and leaves the list without it', async () => {
  const { server, call } = startServer({ id: 5, version: 1, name: 'B' })
  const body = { key: 'x', fields: named('refused'), sent: [named('A'), named('B')], discarded: true }
  const answer = await creation.send(entry(body), call)
  expect(server).toMatchObject({ offer: null, requests: ['POST A', 'POST B', 'DELETE B'] })
  const [list] = creation.cacheChanges!(entry(body), answer)
  expect(list?.change([{ id: 5 }, { id: 6 }])).toEqual([{ id: 6 }])
})

test('a creation can be discarded at once only if nothing of it may have arrived', () => {
  const body = { key: 'x', fields: named('A') }
  const discarded = (some: Partial<OutboxEntry>) =>
    discardedBody(
      makeEntry({ kind: 'offer-creation', lane: 'posting:offer:x', body, ...some } as OutboxEntry),
    )
  expect(discarded({ attempts: 0 })).toBeNull()
  // An attempt without a network has reached nobody.
  expect(discarded({ attempts: 1, hadNetwork: false })).toBeNull()
  expect(discarded({ attempts: 1, hadNetwork: true })).toEqual({ ...body, discarded: true })
  expect(discarded({ attempts: 1 })).toEqual({ ...body, discarded: true })
  const sent = { ...body, sent: [named('B')] }
  const refused = { state: 'failed', error: { code: 'invalid', message: '' }, attempts: 1 } as const
  expect(discarded({ ...refused, body: sent })).toEqual({ ...sent, discarded: true })
  expect(discarded({ ...refused, body: { ...sent, discarded: true } })).toBeNull()
  expect(creation.keep!({ ...body, discarded: true })).toEqual(body)
  expect(creation.keep!(body)).toBeNull()
})

test('the answer is first in the cached list when it is new, and replaces the stored one', () => {
  const [list] = creation.cacheChanges!(entry({ key: 'x', fields: {} }), { data: { id: 6, version: 1 } })
  expect(list?.queryKey).toEqual(['own-offers', 3])
  expect(list?.change([{ id: 5 }])).toEqual([{ id: 6, version: 1 }, { id: 5 }])
  expect(list?.change([{ id: 6, version: 0 }, { id: 5 }])).toEqual([{ id: 6, version: 1 }, { id: 5 }])
})
