import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { ApiError, ContractError, ForeignAnswerError, NetworkError } from '../api/errors.ts'
import { makeEntry } from '../testing/entries.ts'
import type { OutboxEntry } from './entry.ts'
import {
  backoff,
  findDue,
  isExpired,
  isHeldUp,
  isUnanswered,
  needsReview,
  nextWakeAt,
  outcomeOfError,
  waitsFor,
} from './queue.ts'

const anyEntry = fc
  .record({
    lane: fc.constantFrom('job:a', 'job:b', 'job:c'),
    state: fc.constantFrom('queued', 'sending', 'failed', 'needs_confirm'),
    nextAt: fc.integer({ min: 0, max: 100 }),
  })
  .map((some) => makeEntry(some as Partial<ReturnType<typeof makeEntry>>))
const anyEntries = fc
  .array(anyEntry, { maxLength: 20 })
  .map((entries) => entries.map((entry, index) => ({ ...entry, seq: index + 1 })))

describe('the entries that are due', () => {
  test('an entry waits for the earlier ones of its lane, unless they were refused', () => {
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 0, max: 100 }), (entries, now) => {
        for (const due of findDue(entries, now)) {
          const earlier = entries.filter((entry) => entry.lane === due.lane && entry.seq < due.seq)
          expect(earlier.every((entry) => entry.state === 'failed')).toBe(true)
        }
      }),
    )
  })

  test('the order in the store does not matter', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(findDue([...entries].reverse(), 50)).toEqual(findDue(entries, 50))
      }),
    )
  })

  test('a waiting lane does not hold the others', () => {
    const waiting = makeEntry({ lane: 'job:a', seq: 1, nextAt: 1000 })
    const ready = makeEntry({ lane: 'job:b', seq: 2, nextAt: 0 })
    expect(findDue([waiting, ready], 500)).toEqual([ready])
    expect(nextWakeAt([waiting], 500)).toBe(1000)
  })

  test('an entry to be confirmed holds its lane and sets no timer', () => {
    const asked = makeEntry({ seq: 1, state: 'needs_confirm' })
    const behind = makeEntry({ seq: 2 })
    expect(findDue([asked, behind], 1000)).toEqual([])
    expect(nextWakeAt([asked, behind], 1000)).toBeNull()
  })

  test('back online, entries that failed without a connection are due at once', () => {
    const error = { code: 'network', message: '' }
    const cut = makeEntry({ lane: 'job:a', seq: 1, nextAt: 1000, error })
    const throttled = makeEntry({
      lane: 'job:b',
      seq: 2,
      nextAt: 1000,
      error: { ...error, code: 'too_many_requests' },
    })
    expect(findDue([cut, throttled], 0)).toEqual([])
    expect(findDue([cut, throttled], 0, { backOnlineAt: 5 })).toEqual([cut])
    expect(findDue([{ ...cut, triedAt: 5 }], 5, { backOnlineAt: 5 })).toHaveLength(1)
    expect(findDue([{ ...cut, triedAt: 6 }], 6, { backOnlineAt: 5 })).toEqual([])
    const alone = { ...cut, error: { ...error, code: 'no_answer' } }
    expect(findDue([alone], 0, { backOnlineAt: 5 })).toEqual([])
  })
})

describe('when the clock was set back', () => {
  const later = 10 * DAY_MS

  test('an entry does not wait until the clock is there again', () => {
    const written = makeEntry({ createdAt: later, nextAt: later + 10 })
    const tried = makeEntry({ lane: 'job:b', createdAt: 0, triedAt: later, nextAt: later + 10 })
    expect(findDue([written, tried], DAY_MS)).toEqual([written, tried])
    expect(nextWakeAt([written, tried], DAY_MS)).toBe(DAY_MS)
  })

  test('an entry that was tried since waits as usual', () => {
    const tried = makeEntry({ createdAt: later, triedAt: DAY_MS, nextAt: DAY_MS + 10 })
    expect(findDue([tried], DAY_MS)).toEqual([])
    expect(nextWakeAt([tried], DAY_MS)).toBe(DAY_MS + 10)
  })

  test('a bid of unknown age must be confirmed; a small correction does not matter', () => {
    expect(isExpired(makeEntry({ createdAt: later }), DAY_MS)).toBe(true)
    expect(isExpired(makeEntry({ createdAt: later }), later - HOUR_MS / 2)).toBe(false)
  })
})

describe('a bid that waited long', () => {
  const bid = makeEntry({ createdAt: 0 })

  test('is reviewed after ten minutes and must be confirmed after a day', () => {
    expect(needsReview(bid, HOUR_MS / 10)).toBe(false)
    expect(needsReview(bid, HOUR_MS)).toBe(true)
    expect(isExpired(bid, 23 * HOUR_MS)).toBe(false)
    expect(isExpired(bid, 25 * HOUR_MS)).toBe(true)
  })

  test('is as old as its last confirmation', () => {
    expect(isExpired({ ...bid, confirmedAt: DAY_MS }, 25 * HOUR_MS)).toBe(false)
  })

  test('others must be confirmed after 30 days, when the server forgets what it has seen', () => {
    const withdrawal = makeEntry({ kind: 'bid-withdrawal', body: { slug: 'a' }, createdAt: 0 })
    expect(isExpired(withdrawal, 30 * DAY_MS)).toBe(false)
    expect(isExpired(withdrawal, 30 * DAY_MS + 1)).toBe(true)
    expect(isExpired({ ...withdrawal, confirmedAt: 29 * DAY_MS }, 31 * DAY_MS)).toBe(false)
    // The clock was corrected to before the entry was written.
    expect(isExpired({ ...withdrawal, createdAt: 90 * DAY_MS }, DAY_MS)).toBe(false)
  })
})

describe('the result of an answer', () => {
  const refusal = (status: number, code: string, more = {}) =>
    new ApiError({ status, code, message: code, ...more })

  test.each([408, 425, 429, 500, 502, 503])('%i is retried', (status) => {
    expect(outcomeOfError(refusal(status, 'any'), 1, 0.5)).toMatchObject({ type: 'retry' })
  })

  test.each([
    [409, 'already_bid'],
    [409, 'vacancy_closed'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [410, 'gone'],
    [422, 'invalid'],
  ])('%i %s is final, with the reason kept', (status, code) => {
    const outcome = outcomeOfError(refusal(status, code, { errors: { text: ['too long'] } }), 1, 0.5)
    expect(outcome).toEqual({
      type: 'failed',
      error: { code, message: code, errors: { text: ['too long'] } },
    })
  })

  test('409 in_progress is retried soon', () => {
    expect(outcomeOfError(refusal(409, 'in_progress'), 9, 1)).toMatchObject({ type: 'retry', afterMs: 1000 })
  })

  test('401 stops the drain and drops nothing', () => {
    expect(outcomeOfError(refusal(401, 'unauthenticated'), 1, 0.5)).toEqual({ type: 'stop' })
  })

  test('an error without a known code is judged by its status', () => {
    expect(outcomeOfError(refusal(409, 'code_of_tomorrow'), 1, 0.5)).toMatchObject({ type: 'failed' })
    expect(outcomeOfError(refusal(401, 'http_401'), 1, 0.5)).toEqual({ type: 'stop' })
    expect(outcomeOfError(refusal(502, 'http_502'), 1, 0.5)).toMatchObject({ type: 'retry' })
  })

  test('a known code is judged by the contract, whatever its status', () => {
    expect(outcomeOfError(refusal(500, 'vacancy_closed'), 1, 0.5)).toMatchObject({ type: 'failed' })
    expect(outcomeOfError(refusal(400, 'unavailable'), 1, 0.5)).toMatchObject({ type: 'retry' })
  })

  test('a missing connection is not a refusal', () => {
    expect(outcomeOfError(new NetworkError('cut'), 1, 0.5)).toMatchObject({
      type: 'retry',
      error: { code: 'network' },
    })
  })

  test('a proxy or portal that answers in place of the server is retried with back-off', () => {
    const error = new ForeignAnswerError('somebody else answered 403')
    const outcome = outcomeOfError(error, 3, 1)
    expect(outcome).toEqual({ type: 'retry', afterMs: 8000, error: { code: 'foreign', message: '' } })
    expect(isUnanswered(outcome.type === 'retry' ? outcome.error : null)).toBe(true)
  })

  test('an unknown error is shown, not retried', () => {
    expect(outcomeOfError(new ContractError('jobs'), 1, 0.5)).toMatchObject({ type: 'failed' })
  })

  test('the server can ask for a longer wait, up to an hour', () => {
    const wait = (retryAfterSeconds: number) =>
      outcomeOfError(refusal(429, 'too_many_requests', { retryAfterSeconds }), 1, 0)
    expect(wait(90)).toMatchObject({ afterMs: 90_000 })
    expect(wait(9_999_999)).toMatchObject({ afterMs: HOUR_MS })
  })

  test('the backoff grows from one second to five minutes at most', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const wait = backoff(attempts, random)
        expect(wait).toBeGreaterThanOrEqual(1000)
        expect(wait).toBeLessThanOrEqual(300_000)
      }),
    )
    expect(backoff(3, 1)).toBe(8000)
  })
})

describe('what an entry waits for', () => {
  const waiting = (given: object, earlier: OutboxEntry[] = [], isOffline = false) => {
    const entry = makeEntry({ lane: 'job:a', seq: 5, nextAt: 0, ...given })
    return waitsFor(entry, [...earlier, entry], { now: 100, isOffline })
  }
  const refusedForNow = { code: 'too_many_requests', message: '' }

  test('a connection: without one, or after an attempt that found none', () => {
    expect(waiting({}, [], true)).toBe('connection')
    expect(waiting({ state: 'sending' }, [], true)).toBe('connection')
    expect(waiting({ error: { code: 'network', message: '' }, nextAt: 200 })).toBe('connection')
  })

  test('an earlier entry of its lane that was not refused', () => {
    const earlier = makeEntry({ id: crypto.randomUUID(), lane: 'job:a', seq: 4 })
    expect(waiting({}, [earlier])).toBe('earlier')
    expect(waiting({}, [{ ...earlier, state: 'failed' }])).toBe('nothing')
    expect(waiting({}, [{ ...earlier, lane: 'job:b' }])).toBe('nothing')
  })

  test('an entry is held up by an earlier one that the user must confirm, or that waits itself', () => {
    const later = makeEntry({ lane: 'job:a', seq: 5 })
    const behind = (given: object) => isHeldUp(later, [makeEntry({ lane: 'job:a', seq: 4, ...given }), later])
    expect(behind({ state: 'needs_confirm' })).toBe(true)
    expect(behind({ error: refusedForNow })).toBe(true)
    expect(behind({})).toBe(false)
    expect(behind({ state: 'sending', error: refusedForNow })).toBe(false)
    expect(behind({ state: 'needs_confirm', lane: 'job:b' })).toBe(false)
    expect(isHeldUp({ ...later, state: 'needs_confirm' }, [{ ...later, state: 'needs_confirm' }])).toBe(false)
  })

  test('its time: to be undone, or of the next attempt', () => {
    expect(waiting({ nextAt: 200 })).toBe('undo')
    expect(waiting({ nextAt: 200, error: refusedForNow })).toBe('retry')
    expect(waiting({ nextAt: 100, error: refusedForNow })).toBe('nothing')
    expect(waiting({ state: 'sending', nextAt: 200 })).toBe('nothing')
  })
})
