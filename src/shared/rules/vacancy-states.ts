import type { ModerationState, VacancyStateFilter } from '../contract/work-terms.ts'
import { DAY_MS } from '../durations.ts'

/** What decides where a vacancy is visible (src/docs/product.md, "Vacancies"). */
export type VacancyFacts = {
  published: boolean
  moderation_state: ModerationState
  approved_at: Date | null
  published_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
}

/** From approval or renewal to expiry. */
export const VACANCY_LIFE_MS = 60 * DAY_MS
/** How long before its expiry the owner is warned. */
export const WARN_BEFORE_MS = 7 * DAY_MS
/** How long everybody is told that a job has ended, so that a bookmark does not lead nowhere. */
export const TOLD_AFTER_END_MS = 30 * DAY_MS

const isExpired = (vacancy: VacancyFacts, now: Date) =>
  vacancy.expires_at !== null && vacancy.expires_at <= now

/** Whether the public sees it among the jobs and can bid. */
export const isListed = (vacancy: VacancyFacts, now: Date) =>
  vacancy.approved_at !== null && vacancy.published && vacancy.closed_at === null && !isExpired(vacancy, now)

/**
 * Whether a job that was read at some time, open unless it said otherwise, is so still: without a connection nobody
 * tells that its term has ended. `now` in ms since 1970.
 */
export const isStillOpen = (job: { is_open?: boolean; expires_at: string }, now: number) =>
  job.is_open !== false && Date.parse(job.expires_at) > now

/**
 * Whether what stands in it has been listed. published_at is set then and never taken back; what a moderator took down
 * has no approval any more, and its text may be one that nobody has read.
 */
export const wasPublic = (vacancy: VacancyFacts) =>
  vacancy.approved_at !== null && vacancy.published_at !== null

/**
 * Whether somebody may read the job's page.
 * @param isConcerned its owner, or somebody who has bid on it
 */
export function canReadJob(vacancy: VacancyFacts, now: Date, isConcerned: boolean): boolean {
  if (isListed(vacancy, now)) return true
  if (!wasPublic(vacancy)) return false
  return isConcerned || (vacancy.published && endedWithin(vacancy, now, TOLD_AFTER_END_MS))
}

/**
 * The states of the owner's filter that it is in: always at least one. It is active *and* pending (or rejected) while
 * an approved text is public and a changed one waits (or was refused).
 */
export function statesOf(vacancy: VacancyFacts, now: Date): VacancyStateFilter[] {
  if (vacancy.closed_at) return ['closed']
  const states: VacancyStateFilter[] = []
  if (vacancy.approved_at) states.push(isExpired(vacancy, now) ? 'expired' : 'active')
  if (vacancy.moderation_state !== 'approved') states.push(vacancy.moderation_state)
  return states
}

/** Whether a moderator's decision on the text of `readVersion` counts: it still waits and is still the newest. */
export const canDecide = (
  vacancy: VacancyFacts & { version: number },
  readVersion: number = vacancy.version,
) => vacancy.moderation_state === 'pending' && !vacancy.closed_at && vacancy.version === readVersion

/** Whether its owner may give it another term. */
export const canRenew = (vacancy: VacancyFacts) => vacancy.approved_at !== null && vacancy.closed_at === null

function endedWithin({ closed_at, expires_at }: VacancyFacts, now: Date, ms: number): boolean {
  const ends = [closed_at, expires_at].filter((time) => time !== null && time <= now) as Date[]
  const ended = Math.min(...ends.map((time) => time.getTime()))
  return ends.length > 0 && now.getTime() - ended < ms
}
