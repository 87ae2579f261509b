import { DAY_MS } from '../durations.ts'
import { isListed, type VacancyFacts, WARN_BEFORE_MS } from './vacancy-states.ts'

/** What decides whether the owner is asked to confirm a vacancy (src/docs/product.md, "Vacancies"). */
export type StandingFacts = VacancyFacts & { confirmed_at: Date | null; asked_at: Date | null }

/** From the last confirmation to the question. */
export const ASK_AFTER_MS = 14 * DAY_MS
/** From the question to the pause. */
export const ANSWER_WITHIN_MS = 7 * DAY_MS

/** Whether its owner was asked since it was last confirmed, and there still is something to answer for. */
export const isAsked = (
  vacancy: StandingFacts,
  now: Date,
): vacancy is StandingFacts & { asked_at: Date; confirmed_at: Date } =>
  isListed(vacancy, now) &&
  vacancy.asked_at !== null &&
  vacancy.confirmed_at !== null &&
  vacancy.asked_at > vacancy.confirmed_at

/**
 * Whether it is time to ask: once for each confirmation. Not when the warning of its expiry would come while the answer
 * is waited for: that asks the same, and a renewal answers both.
 */
export function shouldAsk(vacancy: StandingFacts, now: Date): boolean {
  const { confirmed_at, expires_at } = vacancy
  if (!confirmed_at || !isListed(vacancy, now) || isAsked(vacancy, now)) return false
  if (now.getTime() - confirmed_at.getTime() < ASK_AFTER_MS) return false
  return !expires_at || pauseOf(now).getTime() < expires_at.getTime() - WARN_BEFORE_MS
}

/** Whether the question was left without an answer for too long. */
export const shouldPause = (vacancy: StandingFacts, now: Date): boolean =>
  isAsked(vacancy, now) && pauseOf(vacancy.asked_at) <= now

/** When a vacancy is paused whose owner was asked at a time. */
export const pauseOf = (askedAt: Date): Date => new Date(askedAt.getTime() + ANSWER_WITHIN_MS)
