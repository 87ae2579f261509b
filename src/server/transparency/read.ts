import type { Transparency } from '#shared/contract/transparency.ts'
import { dayOf } from '#shared/day-of.ts'
import type { Db } from '../db/connect.ts'
import { measureDecisions } from '../db/decision-hours.ts'
import {
  countActions,
  countGrounds,
  countObjectionSubjects,
  countObjections,
  countReasons,
  countReports,
} from './store.ts'

/** The figures of the twelve months before `now`. */
export async function readTransparency(db: Db, now: Date): Promise<Transparency> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const [actions, { median_hours }, reports, reasons, objections, subjects, grounds] = await Promise.all([
    countActions(db, since),
    measureDecisions(db, since),
    countReports(db, since),
    countReasons(db, since),
    countObjections(db, since),
    countObjectionSubjects(db, since),
    countGrounds(db, since),
  ])
  const count = (action: string) => actions.get(action) ?? 0
  return {
    since: dayOf(since),
    until: dayOf(now),
    vacancies: {
      approved: count('vacancy.approved'),
      rejected: count('vacancy.rejected'),
      taken_down: count('vacancy.taken_down'),
      median_hours,
    },
    offers: { taken_down: count('offer.taken_down') },
    messages: { taken_down: count('message.taken_down') },
    bids: { taken_down: count('bid.taken_down') },
    reports: { ...reports, reasons },
    objections: { ...objections, subjects },
    grounds,
    accounts: {
      warned: count('user.warned'),
      hidden: count('user.profile_hidden'),
      paused: count('user.paused'),
      blocked: count('user.blocked'),
      unblocked: count('user.unblocked'),
    },
  }
}
