import type { ModerationState, VacancyStateFilter } from '../contract/choice-schemas.ts'
import { DAY_MS } from '../durations.ts'

/** The facts that decide who sees a vacancy (src/docs/product.md, "Vacancies"). */
export type VacancyFacts = {
  published: boolean
  moderation_state: ModerationState
  approved_at: Date | null
  published_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
}

/** The time from approval or renewal to expiry. */
export const VACANCY_LIFE_MS = 60 * DAY_MS
/** How long before the expiry the owner is warned. */
export const WARN_BEFORE_MS = 7 * DAY_MS
/** How long an ended job stays public, so that a bookmark does not lead to 404. */
export const READABLE_AFTER_END_MS = 30 * DAY_MS

const isExpired = (vacancy: VacancyFacts, now: Date) =>
  vacancy.expires_at !== null && vacancy.expires_at <= now

/** Whether the vacancy is in the public list and takes bids. */
export const isListed = (vacancy: VacancyFacts, now: Date) =>
  vacancy.approved_at !== null && vacancy.published && vacancy.closed_at === null && !isExpired(vacancy, now)

/**
 * Whether a stored job is still open: offline, only the device's clock shows that it has expired. `now` in ms since
 * 1970.
 */
export const isStillOpen = (job: { is_open?: boolean; expires_at: string }, now: number) =>
  job.is_open !== false && Date.parse(job.expires_at) > now

/**
 * Whether the current text has been listed. `published_at` is set once and kept. A vacancy that a moderator has taken
 * down has no approval.
 */
export const wasPublic = (vacancy: VacancyFacts) =>
  vacancy.approved_at !== null && vacancy.published_at !== null

/**
 * Whether a visitor may read the job's page.
 * @param isConcerned the visitor is the owner or has bid on it
 */
export function canReadJob(vacancy: VacancyFacts, now: Date, isConcerned: boolean): boolean {
  if (isListed(vacancy, now)) return true
  if (!wasPublic(vacancy)) return false
  return isConcerned || (vacancy.published && endedWithin(vacancy, now, READABLE_AFTER_END_MS))
}

/**
 * The owner's filter states of a vacancy: at least one. While an approved text is public and a changed one waits for
 * approval, the vacancy is active *and* pending. If the changed text was rejected, it is active *and* rejected. A hidden or
 * paused vacancy is never active.
 */
export function statesOf(vacancy: VacancyFacts, now: Date): VacancyStateFilter[] {
  if (vacancy.closed_at) return ['closed']
  const states: VacancyStateFilter[] = []
  if (vacancy.approved_at && isExpired(vacancy, now)) states.push('expired')
  else if (vacancy.approved_at && vacancy.published) states.push('active')
  if (vacancy.moderation_state !== 'approved') states.push(vacancy.moderation_state)
  if (!vacancy.published) states.push('hidden')
  return states
}

/** Whether a decision on `readVersion` is valid: the text is pending and still the newest. */
export const canDecide = (
  vacancy: VacancyFacts & { version: number },
  readVersion: number = vacancy.version,
) => vacancy.moderation_state === 'pending' && !vacancy.closed_at && vacancy.version === readVersion

/** A renewal is offered within this time before the expiry. Earlier it would extend the publication period only a little. */
export const RENEW_BEFORE_MS = 30 * DAY_MS

/** Whether a vacancy can be renewed: its publication period has ended or ends within 30 days. */
export const isRenewalUseful = (expiresAt: Date, now: Date) =>
  expiresAt.getTime() - now.getTime() <= RENEW_BEFORE_MS

/** Whether its owner may extend its publication period. */
export const canRenew = (vacancy: VacancyFacts) => vacancy.approved_at !== null && vacancy.closed_at === null

function endedWithin({ closed_at, expires_at }: VacancyFacts, now: Date, ms: number): boolean {
  const ends = [closed_at, expires_at].filter((time) => time !== null && time <= now) as Date[]
  const ended = Math.min(...ends.map((time) => time.getTime()))
  return ends.length > 0 && now.getTime() - ended < ms
}
