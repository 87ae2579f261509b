import { describe, expect, test } from 'vitest'
import { json, refusal, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import type { NewEntry } from './entry.ts'
import { drain, enqueue } from './outbox.ts'
import { openOutboxStore } from './store.ts'

const userId = signInForEach(2400)
const stored = () => openOutboxStore(userId()).list()
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

describe('marks of what was read', () => {
  const roomRead = (seq: number): NewEntry => ({
    kind: 'room-read',
    label: 'Anna K.',
    body: { roomId: 5, seq },
  })
  const bidsSeen = (...ids: number[]): NewEntry => ({ kind: 'bid-seen', label: 'Bids', body: { ids } })

  test('wait offline as one entry each: the later message, and all bids', async () => {
    serve(offline)
    await enqueue(roomRead(9))
    await enqueue(bidsSeen(1, 2))
    await enqueue(roomRead(7))
    await enqueue(bidsSeen(2, 3))
    await drain()
    const requests = serve(() => json({ data: {} }))
    await drain({ isBackOnline: true })
    expect(await stored()).toEqual([])
    const sent = requests.map(async (request) => [new URL(request.url).pathname, await request.json()])
    expect(await Promise.all(sent)).toEqual([
      ['/api/v1/chat/rooms/5/read', { seq: 9 }],
      ['/api/v1/rates/seen', { ids: [1, 2, 3] }],
    ])
  })

  test('are dropped when their subject is gone, and wait when the server is busy', async () => {
    serve(({ url }) =>
      /rates\/seen$/.test(url) ? refusal(429, 'too_many_requests') : refusal(404, 'not_found'),
    )
    await enqueue(roomRead(9))
    await enqueue(bidsSeen(1, 2))
    await drain()
    expect(await stored()).toMatchObject([{ kind: 'bid-seen', state: 'queued' }])
  })
})
