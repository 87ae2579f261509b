import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialChoices } from '#shared/contract/vacancy-choices.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { getSession, signIn, signOut } from '../device/session/page.ts'
import { bearerOf, json, refusal, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import { makeToken } from '../testing/tokens.ts'
import type { NewEntry, OutboxEntry } from './entry.ts'
import {
  changeEntry,
  confirmEntry,
  discardEntry,
  drain,
  enqueue,
  getOutbox,
  retry,
  subscribeAccepted,
  subscribeOutbox,
} from './outbox.ts'
import { openOutboxStore } from './store.ts'

const bid = (text: string, slug = 'a'): NewEntry => ({
  kind: 'bid',
  label: 'Babysitter',
  body: { slug, text, pay_amount: 15, pay_type: 'per_hour', jobVersion: 1 },
})
const answer = {
  data: {
    id: 5,
    text: 'x',
    pay_amount: 15,
    pay_type: 'per_hour',
    state: 'sent',
    decline_reason: null,
    created_at: '',
    seen_at: null,
    answered_at: null,
  },
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const stored = () => openOutboxStore(getSession()!.userId).list()

const userId = signInForEach(2000)

test('a bid made offline waits, is shown, and is sent when the connection is back', async () => {
  serve(offline)
  const stop = subscribeOutbox(() => undefined)
  const settled = vi.fn()
  const stopSettled = subscribeAccepted(settled)
  const entry = (await enqueue(bid('I can start on Monday')))!
  expect(await stored()).toMatchObject([{ id: entry.id, userId: userId(), seq: 1 }])
  await drain()
  await vi.waitFor(() => expect(getOutbox()).toMatchObject([{ id: entry.id, state: 'queued' }]))

  const requests = serve(() => json(answer, 201))
  await drain({ isBackOnline: true })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).toContain('/api/v1/jobs/a/rates')
  expect(requests[0]?.headers.get('idempotency-key')).toBe(entry.id)
  expect(await requests[0]?.json()).toEqual({
    text: 'I can start on Monday',
    pay_amount: 15,
    pay_type: 'per_hour',
  })
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: entry.id }), answer.data)
  await vi.waitFor(() => expect(getOutbox()).toEqual([]))
  stop()
  stopSettled()
})

test('many entries keep the order of writing', async () => {
  serve(offline)
  await Promise.all(Array.from({ length: 20 }, (_, index) => enqueue(bid(String(index)))))
  const list = await stored()
  expect(list.map((entry) => entry.seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(list.map(({ body }) => 'text' in body && body.text)).toEqual(list.map((_, index) => String(index)))
})

test('nothing can be added while signed out', async () => {
  await signOut()
  await expect(enqueue(bid('x'))).rejects.toMatchObject({ status: 401 })
})

test('entries of one account are never sent by another, and are sent when the first signs in again', async () => {
  serve(offline)
  await enqueue(bid('from the first'))
  await drain()
  await signOut({ keepUserData: true })
  const requests = serve(() => json(answer, 201))
  await signIn(makeToken({ sub: userId() + 500 }))
  await drain({ isBackOnline: true })
  expect(requests).toEqual([])
  await signOut()
  const again = makeToken({ sub: userId(), iat: 2000 })
  await signIn(again)
  await drain({ isBackOnline: true })
  expect(requests.map(bearerOf)).toEqual([again.access_token])
})

test('an expired token is refreshed while sending; if the refresh is refused, everything is kept', async () => {
  serve((request) => refusal(401, request.url.endsWith('refresh') ? 'unauthenticated' : 'token_expired'))
  await enqueue(bid('x'))
  await drain()
  expect(getSession()).toBeNull()
  expect(await openOutboxStore(userId()).list()).toMatchObject([{ state: 'queued', body: { text: 'x' } }])
  await signIn(makeToken({ sub: userId(), iat: 2000 }))
})

describe('a refused bid', () => {
  let refused: OutboxEntry
  beforeEach(async () => {
    serve(() => refusal(409, 'vacancy_closed'))
    refused = (await enqueue(bid('my text')))!
    await drain()
  })

  test('keeps the server’s message and its own text', async () => {
    expect(await stored()).toMatchObject([
      {
        state: 'failed',
        body: { text: 'my text' },
        error: { code: 'vacancy_closed', message: 'In words: vacancy_closed' },
      },
    ])
  })

  test('is retried under the same key, and edited under a new one', async () => {
    const requests = serve(() => refusal(409, 'vacancy_closed'))
    await retry(refused.id)
    await drain()
    const edited = await changeEntry(refused.id, {
      ...refused.body,
      text: 'a better text',
    } as OutboxEntry['body'])
    await drain()
    const [first, second] = requests.map((request) => request.headers.get('idempotency-key'))
    expect(first).toBe(refused.id)
    expect(second).toBe(edited.id)
    expect(second).not.toBe(first)
    expect(await stored()).toMatchObject([
      { id: edited.id, seq: refused.seq, body: { text: 'a better text' } },
    ])
  })

  test('cannot be edited after it was removed: the form keeps the new text', async () => {
    await discardEntry(refused.id)
    await expect(changeEntry(refused.id, refused.body)).rejects.toMatchObject({ code: 'in_progress' })
  })

  test('is removed when it is discarded', async () => {
    await discardEntry(refused.id)
    expect(await stored()).toEqual([])
  })
})

describe('withdrawal', () => {
  test('a withdrawal without the bid’s id asks the server for it', async () => {
    const requests = serve((request) =>
      request.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : json({ data: [ownBid(76, 'b'), ownBid(77, 'a')] }),
    )
    const entry = await enqueue({ kind: 'bid-withdrawal', label: 'Babysitter', body: { slug: 'a' } })
    await drain()
    expect(requests, 'it can still be undone').toEqual([])
    await retry(entry?.id ?? '')
    await drain()
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/v1/cabinet/rates',
      'DELETE /api/v1/rates/77',
    ])
    expect(requests[1]?.headers.get('idempotency-key')).toBeNull()
    expect(await stored()).toEqual([])
  })
})

test('a bid for a job that changed meanwhile waits for its author’s confirmation', async () => {
  const hourAgo = Date.now() - HOUR_MS
  await openOutboxStore(userId()).add({ ...bid('x'), language: 'en', createdAt: hourAgo })
  const requests = serve((request) =>
    request.method === 'GET' ? json({ data: jobWith({ version: 2 }) }) : json(answer, 201),
  )
  await drain()
  const [held] = await stored()
  expect(held).toMatchObject({
    state: 'needs_confirm',
    error: { code: 'job_changed' },
    body: { jobVersion: 2 },
  })
  await confirmEntry(held!.id)
  await drain()
  expect(requests.map((request) => request.method)).toEqual(['GET', 'POST'])
})

test('each change of a favourite carries its device and a higher number', async () => {
  const requests = serve(() => new Response(null, { status: 204 }))
  const body = { type: 'jobs', id: 5 } as const
  await enqueue({ kind: 'favourite-add', label: 'Babysitter', body })
  await drain()
  await enqueue({ kind: 'favourite-remove', label: 'Babysitter', body })
  await drain()
  const sent = requests.map(({ headers }) => headers.get('intention')?.split('/') ?? [])
  expect(sent).toHaveLength(2)
  expect(sent[0]?.[0]).toBe(sent[1]?.[0])
  expect(sent.map(([, number]) => Number(number))).toEqual([1, 2])
})

test('a changed text is a new request with a new number', async () => {
  serve(offline)
  const entry = (await enqueue(bid('x')))!
  await drain()
  const edited = await changeEntry(entry.id, { ...entry.body, text: 'y' } as OutboxEntry['body'])
  expect(edited.order).toEqual({ device: entry.order?.device, number: 2 })
  expect(edited.seq).toBe(entry.seq)
})

test('an exception in a listener does not keep an accepted entry', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const stop = subscribeAccepted(() => {
    throw new Error('a mistake on a screen')
  })
  serve(() => json(answer, 201))
  await enqueue(bid('x'))
  await drain()
  expect(await stored()).toEqual([])
  expect(reported).toHaveBeenCalledOnce()
  stop()
})

function jobWith(some: object) {
  const named = { id: 1, name: 'x' }
  return {
    id: 1,
    slug: 'a',
    title: 'x',
    company_name: 'x',
    company_logo: null,
    rubric: { ...named, icon: 'x' },
    city: { ...named, region: 'x', lat: 1, lon: 1 },
    pay_type: 'per_hour',
    pay_amount: 1,
    pay_max: null,
    hours_per_week: null,
    ...initialChoices(),
    language: 'en',
    excerpt: '',
    published_at: '',
    confirmed_at: '',
    expires_at: '',
    description: '',
    requirements: [],
    responsibilities: [],
    contact_name: '',
    start_date: null,
    positions: 1,
    street: null,
    postal_code: null,
    employer: { ...named, url_img: null, member_since: '', answer_rate: null },
    rates_count: 0,
    version: 1,
    is_open: true,
    similar: [],
    company: null,
    company_jobs: [],
    my_rate: null,
    ...some,
  }
}

const ownBid = (id: number, slug: string) => ({
  id,
  text: '',
  pay_amount: null,
  pay_type: null,
  state: 'sent',
  decline_reason: null,
  created_at: '',
  seen_at: null,
  answered_at: null,
  job: {
    id: 1,
    slug,
    title: 'x',
    company_name: 'x',
    city: { id: 1, name: 'x' },
    pay_type: 'per_hour',
    pay_amount: 1,
    pay_max: null,
    is_open: true,
  },
})
