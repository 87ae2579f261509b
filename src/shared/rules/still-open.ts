import { DAY_MS } from '../durations.ts'
import { isListed, type VacancyFacts, WARN_BEFORE_MS } from './vacancy-states.ts'

/** The facts that decide whether to ask the owner if the job is still open (src/docs/product.md, "Vacancies"). */
export type OpenFacts = VacancyFacts & { confirmed_at: Date | null; asked_at: Date | null }

/** The time from the last confirmation to the question. */
export const ASK_AFTER_MS = 14 * DAY_MS
/** The time from the question to the pause. */
export const ANSWER_WITHIN_MS = 7 * DAY_MS

/** Whether the owner has an open question: asked since the last confirmation, and the vacancy still listed. */
export const isAsked = (
  vacancy: OpenFacts,
  now: Date,
): vacancy is OpenFacts & { asked_at: Date; confirmed_at: Date } =>
  isListed(vacancy, now) &&
  vacancy.asked_at !== null &&
  vacancy.confirmed_at !== null &&
  vacancy.asked_at > vacancy.confirmed_at

/**
 * Whether to ask the owner now: once for each confirmation. Not when the expiry warning would come before the time to
 * answer is over, because a renewal also confirms that the job is open.
 */
export function shouldAskOwner(vacancy: OpenFacts, now: Date): boolean {
  const { confirmed_at, expires_at } = vacancy
  if (!confirmed_at || !isListed(vacancy, now) || isAsked(vacancy, now)) return false
  if (now.getTime() - confirmed_at.getTime() < ASK_AFTER_MS) return false
  return !expires_at || pauseOf(now).getTime() < expires_at.getTime() - WARN_BEFORE_MS
}

/** Whether the time for an answer has run out. */
export const shouldPause = (vacancy: OpenFacts, now: Date): boolean =>
  isAsked(vacancy, now) && pauseOf(vacancy.asked_at) <= now

/** When a vacancy is paused whose owner was asked at `askedAt`. */
export const pauseOf = (askedAt: Date): Date => new Date(askedAt.getTime() + ANSWER_WITHIN_MS)
