import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { GRACE_MS, judgeToken, refreshTokens, type SessionTokens } from './session-rules.ts'

const START = Date.parse('2026-11-21T09:00:00Z')
const at = (ms: number) => new Date(START + ms)
const fresh = (): SessionTokens => ({
  current_jti: 'T0',
  current_issued_at: at(0),
  previous_jti: null,
  previous_revoked_at: null,
  successor_used: false,
})

describe('the tokens of a session', () => {
  it('accept the previous one for 30 seconds after its successor was used', () => {
    const used = { ...refreshTokens('T0', fresh(), 'T1', at(0))!, successor_used: true }
    expect(judgeToken('T1', used, at(0))).toBe('current')
    expect(judgeToken('T0', used, at(GRACE_MS))).toBe('previous')
    expect(judgeToken('T0', used, at(GRACE_MS + 1))).toBe('reused')
  })

  it('give the same successor again at any time until it is used', () => {
    const once = refreshTokens('T0', fresh(), 'T1', at(0))!
    expect(refreshTokens('T0', once, 'T2', at(50 * MINUTE_MS))).toMatchObject({
      current_jti: 'T1',
      current_issued_at: at(0),
    })
  })

  it('reissue a lost successor that has expired', () => {
    const once = refreshTokens('T0', fresh(), 'T1', at(0))!
    expect(refreshTokens('T0', once, 'T2', at(HOUR_MS))).toMatchObject({
      current_jti: 'T1',
      current_issued_at: at(HOUR_MS),
    })
  })

  it('do not extend the 30 seconds when refreshed again', () => {
    const used = { ...refreshTokens('T0', fresh(), 'T1', at(0))!, successor_used: true }
    const again = refreshTokens('T0', used, 'T2', at(GRACE_MS))!
    expect(refreshTokens('T0', again, 'T2', at(GRACE_MS + 1))).toBeNull()
  })

  it('never sign out a user with several tabs, whatever answers are late or lost', () => {
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 40 }), (visits) => {
        expect(browse(visits).wasSignedOut).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('always end when a token is used more than 30 seconds after it was revoked, once its successor was used', () => {
    const step = fc.record({
      wait: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 3 * HOUR_MS })),
      does: fc.constantFrom('refresh current' as const, 'refresh previous' as const, 'use current' as const),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let session = fresh()
        let now = 0
        let revokedAt = 0
        const older: string[] = []
        for (const [index, { wait, does }] of steps.entries()) {
          now += wait
          const previous = session.previous_jti
          for (const jti of older) expect(judgeToken(jti, session, at(now))).toBe('reused')
          if (previous && session.successor_used && now - revokedAt > GRACE_MS) {
            expect(refreshTokens(previous, session, 'X', at(now))).toBeNull()
            continue
          }
          if (does === 'use current') session = { ...session, successor_used: true }
          else if (does === 'refresh current') {
            if (previous) older.push(previous)
            session = refreshTokens(session.current_jti, session, `T${index + 1}`, at(now))!
            revokedAt = now
          } else if (previous) {
            if (!session.successor_used) revokedAt = now
            session = refreshTokens(previous, session, 'X', at(now))!
          }
        }
      }),
    )
  })
})

// Request and answer take up to 14 s each, so a request in flight arrives within the 30 s of grace.
const delay = fc.integer({ min: 0, max: 14_000 })
const leg = fc.record({ there: delay, back: delay, isLost: fc.boolean() })
const visit = fc.record({
  gap: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 3 * HOUR_MS })),
  ask: leg,
  refresh: leg,
})
type Visit = { gap: number; ask: Leg; refresh: Leg }
type Leg = { there: number; back: number; isLost: boolean }
type Token = { jti: string; issuedAt: number }

/**
 * Simulates tabs of one browser that share the stored token. A tab whose token has expired uses the stored one if
 * another tab has replaced it; otherwise it refreshes.
 */
function browse(visits: Visit[]) {
  let session = fresh()
  let stored: Token = { jti: 'T0', issuedAt: 0 }
  let wasSignedOut = false
  let made = 0
  const events: { time: number; run(time: number): void }[] = []
  const plan = (time: number, run: (time: number) => void) => events.push({ time, run })

  const ask = (token: Token, { ask, refresh: leg }: Visit, time: number) =>
    plan(time + ask.there, (arrived) => {
      if (arrived - token.issuedAt >= HOUR_MS) {
        if (!ask.isLost) plan(arrived + ask.back, (told) => refresh(token, leg, told))
        return
      }
      const judgement = judgeToken(token.jti, session, at(arrived))
      if (judgement === 'reused') wasSignedOut = true
      if (judgement === 'current') session = { ...session, successor_used: true }
    })
  const refresh = (refused: Token, leg: Leg, time: number) => {
    if (stored.jti !== refused.jti || stored.issuedAt !== refused.issuedAt) return
    plan(time + leg.there, (arrived) => {
      const tokens = refreshTokens(refused.jti, session, `T${++made}`, at(arrived))
      if (!tokens) {
        wasSignedOut = true
        return
      }
      session = tokens
      const next = { jti: tokens.current_jti, issuedAt: tokens.current_issued_at.getTime() - START }
      if (!leg.isLost) {
        plan(arrived + leg.back, () => {
          stored = next
        })
      }
    })
  }

  let time = 0
  for (const one of visits) {
    time += one.gap
    plan(time, (now) => ask(stored, one, now))
  }
  while (events.length) {
    events.sort((a, b) => a.time - b.time)
    const event = events.shift()
    event?.run(event.time)
  }
  return { wasSignedOut }
}
