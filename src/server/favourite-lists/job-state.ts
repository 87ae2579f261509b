import type { FavoriteState } from '#shared/contract/favourites.ts'
import { isListed, type VacancyFacts } from '#shared/rules/vacancy-states.ts'

/** What has become of a kept job. What ended first is told; what a moderator or a block took away comes before all. */
export function jobState(vacancy: VacancyFacts & { isOwnerBlocked: boolean }, now: Date): FavoriteState {
  if (vacancy.isOwnerBlocked || !vacancy.approved_at) return 'unavailable'
  if (isListed(vacancy, now)) return 'open'
  if (vacancy.closed_at) return 'closed'
  return vacancy.published ? 'expired' : 'unpublished'
}
