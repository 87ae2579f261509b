import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { isAsked, type OpenFacts, pauseOf, shouldAskOwner, shouldPause } from './still-open.ts'
import { isListed, WARN_BEFORE_MS } from './vacancy-states.ts'

const START = Date.parse('2026-11-21T09:00:00Z')
const hours = (count: number) => new Date(START + count * HOUR_MS)
const days = (count: number) => hours(count * 24)
const listed: OpenFacts = {
  published: true,
  moderation_state: 'approved',
  approved_at: days(0),
  published_at: days(0),
  confirmed_at: days(0),
  asked_at: null,
  expires_at: days(60),
  closed_at: null,
}

const someHour = fc.integer({ min: -2000, max: 2000 }).map(hours)
const vacancy: fc.Arbitrary<OpenFacts> = fc.record({
  published: fc.boolean(),
  moderation_state: fc.constantFrom('pending', 'approved', 'rejected'),
  approved_at: fc.option(someHour),
  published_at: fc.option(someHour),
  confirmed_at: fc.option(someHour),
  asked_at: fc.option(someHour),
  expires_at: fc.option(someHour),
  closed_at: fc.option(someHour, { freq: 2 }),
})

it('is asked about or paused only while it is listed, and never both at once', () => {
  fc.assert(
    fc.property(vacancy, someHour, (facts, now) => {
      const [ask, pause] = [shouldAskOwner(facts, now), shouldPause(facts, now)]
      if (ask || pause) expect(isListed(facts, now)).toBe(true)
      expect(ask && pause).toBe(false)
      if (ask) expect(isAsked(facts, now)).toBe(false)
    }),
  )
})

it('is asked about once; after an answer there is neither question nor pause for fourteen days', () => {
  const hour = fc.integer({ min: 0, max: 1440 })
  fc.assert(
    fc.property(hour, hour, hour, (first, second, third) => {
      const [asked, answered, later] = [first, second, third].sort((a, b) => a - b).map(hours)
      if (!asked || !answered || !later || asked >= answered) return
      const waiting = { ...listed, asked_at: asked }
      if (asked > days(0)) expect(shouldAskOwner(waiting, later)).toBe(false)
      const known = { ...waiting, confirmed_at: answered, expires_at: null }
      expect(shouldPause(known, later)).toBe(false)
      expect(shouldAskOwner(known, later)).toBe(later.getTime() - answered.getTime() >= 14 * DAY_MS)
    }),
  )
})

it('gets no expiry warning while an answer is awaited', () => {
  fc.assert(
    fc.property(someHour, someHour, someHour, (confirmed_at, expires_at, now) => {
      const facts = { ...listed, confirmed_at, expires_at }
      if (!shouldAskOwner(facts, now)) return
      expect(expires_at.getTime() - WARN_BEFORE_MS).toBeGreaterThan(pauseOf(now).getTime())
    }),
  )
})

it('is asked and paused once without an answer, and asked three times in a publication period with answers', () => {
  const live = (answers: boolean) => {
    const seen: string[] = []
    let facts = listed
    for (let hour = 0; hour < 24 * 61; hour++) {
      const now = hours(hour)
      if (shouldPause(facts, now)) {
        seen.push(`paused ${hour / 24}`)
        facts = { ...facts, published: false }
      } else if (shouldAskOwner(facts, now)) {
        seen.push(`asked ${hour / 24}`)
        facts = { ...facts, asked_at: now }
      } else if (answers && isAsked(facts, now)) facts = { ...facts, confirmed_at: now }
    }
    return seen
  }
  expect(live(false)).toEqual(['asked 14', 'paused 21'])
  // Each answer comes an hour after the question. A fourth question would meet the expiry warning.
  expect(live(true)).toEqual(['asked 14', `asked ${28 + 1 / 24}`, `asked ${42 + 2 / 24}`])
})

it('is asked about on day fourteen and paused seven days later, not earlier', () => {
  const moment = (time: Date, ms: number) => new Date(time.getTime() + ms)
  expect([shouldAskOwner(listed, moment(days(14), -1)), shouldAskOwner(listed, days(14))]).toEqual([
    false,
    true,
  ])
  const asked = { ...listed, asked_at: days(14) }
  expect([shouldPause(asked, moment(days(21), -1)), shouldPause(asked, days(21))]).toEqual([false, true])
})

it('is not asked about when hidden, closed, expired, unapproved or close to its expiry warning', () => {
  for (const change of [
    { published: false },
    { closed_at: days(1) },
    { expires_at: days(15) },
    { approved_at: null },
    { expires_at: days(28) },
  ])
    expect(shouldAskOwner({ ...listed, ...change }, days(15))).toBe(false)
  expect(shouldAskOwner({ ...listed, expires_at: hours(29 * 24 + 1) }, days(15))).toBe(true)
})
