import type { FavoriteState } from '#shared/contract/favourites.ts'
import { isListed, type VacancyFacts } from '#shared/rules/vacancy-states.ts'

/** The state of a favourite job. Moderation and blocks take precedence over closing, closing over the other reasons. */
export function jobState(vacancy: VacancyFacts & { isOwnerBlocked: boolean }, now: Date): FavoriteState {
  if (vacancy.isOwnerBlocked || !vacancy.approved_at) return 'unavailable'
  if (isListed(vacancy, now)) return 'open'
  if (vacancy.closed_at) return 'closed'
  return vacancy.published ? 'expired' : 'unpublished'
}
