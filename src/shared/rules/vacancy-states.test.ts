import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import {
  canDecide,
  canReadJob,
  isListed,
  isStillOpen,
  statesOf,
  type VacancyFacts,
} from './vacancy-states.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
const someDay = fc.integer({ min: -100, max: 100 }).map(days)
const past = fc.integer({ min: -100, max: 0 }).map(days)
const listed: VacancyFacts = {
  published: true,
  moderation_state: 'approved',
  approved_at: days(-3),
  published_at: days(-3),
  expires_at: days(57),
  closed_at: null,
}

/** Reachable states only: no expiry without approval. A published vacancy may have been taken down since. */
const vacancy = fc
  .record({
    published: fc.boolean(),
    moderation_state: fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
    wasApproved: fc.boolean(),
    wasTakenDown: fc.boolean(),
    start: past,
    expires_at: someDay,
    closed_at: fc.option(past),
  })
  .map(({ published, moderation_state, start, expires_at, closed_at, ...past }): VacancyFacts => {
    const approved = moderation_state === 'approved' || (past.wasApproved && !past.wasTakenDown)
    return {
      published,
      moderation_state,
      approved_at: approved ? start : null,
      published_at: (approved && published) || past.wasTakenDown ? start : null,
      expires_at: approved ? expires_at : null,
      closed_at,
    }
  })

it("matches at least one of the owner's filters in every state", () => {
  fc.assert(fc.property(vacancy, (facts) => statesOf(facts, NOW).length > 0))
})

it('is active and public whenever it is listed', () => {
  fc.assert(
    fc.property(vacancy, (facts) => {
      if (!isListed(facts, NOW)) return
      expect(statesOf(facts, NOW)).toContain('active')
      expect(canReadJob(facts, NOW, false)).toBe(true)
    }),
  )
})

it('is neither listed nor public without approval, and cannot be decided when closed', () => {
  fc.assert(
    fc.property(vacancy, (facts) => {
      if (!facts.approved_at) expect(isListed(facts, NOW) || canReadJob(facts, NOW, true)).toBe(false)
      if (facts.closed_at) expect(canDecide({ ...facts, version: 1 })).toBe(false)
    }),
  )
})

it('stays readable for 30 days after its end, and for ever for owner and bidders', () => {
  const closed = (ago: number) => ({ ...listed, closed_at: days(-ago) })
  expect(canReadJob(closed(29), NOW, false)).toBe(true)
  expect(canReadJob(closed(30), NOW, false)).toBe(false)
  expect(canReadJob(closed(400), NOW, true)).toBe(true)
  expect(canReadJob({ ...listed, expires_at: days(-31) }, NOW, false)).toBe(false)
  expect(canReadJob({ ...listed, published: false }, NOW, false)).toBe(false)
  expect(canReadJob({ ...listed, published: false }, NOW, true)).toBe(true)
})

it('is active and pending while a changed text waits for approval', () => {
  expect(statesOf({ ...listed, moderation_state: 'pending' }, NOW)).toEqual(['active', 'pending'])
  expect(statesOf({ ...listed, expires_at: NOW }, NOW)).toEqual(['expired'])
  expect(statesOf({ ...listed, closed_at: NOW }, NOW)).toEqual(['closed'])
})

it('is decided only in the version that the moderator has read', () => {
  const pending = { ...listed, moderation_state: 'pending' as const, version: 3 }
  expect(canDecide(pending)).toBe(true)
  expect(canDecide(pending, 3)).toBe(true)
  expect(canDecide(pending, 2)).toBe(false)
  expect(canDecide({ ...pending, moderation_state: 'rejected' })).toBe(false)
})

it('counts as over on the device once its publication period has ended, also offline', () => {
  const job = { is_open: true, expires_at: days(2).toISOString() }
  expect(isStillOpen(job, days(1).getTime())).toBe(true)
  expect(isStillOpen(job, days(2).getTime())).toBe(false)
  expect(isStillOpen({ ...job, is_open: false }, days(1).getTime())).toBe(false)
  // A card was open when the list was fetched.
  expect(isStillOpen({ expires_at: job.expires_at }, days(1).getTime())).toBe(true)
})
