import type { NotificationKind } from '#shared/contract/notifications.ts'
import { bidAnswered } from './kinds/bid-answered.ts'
import { bidReceived } from './kinds/bid-received.ts'
import type { Kind } from './kinds/kind.ts'
import { message } from './kinds/message.ts'
import { searchFound } from './kinds/search-found.ts'
import { vacancyApproved } from './kinds/vacancy-approved.ts'
import { vacancyAsked } from './kinds/vacancy-asked.ts'
import { vacancyExpiring } from './kinds/vacancy-expiring.ts'
import { vacancyPaused } from './kinds/vacancy-paused.ts'
import { vacancyRejected } from './kinds/vacancy-rejected.ts'

/** Every kind of notification. */
export const KINDS: Record<NotificationKind, Kind> = {
  message,
  bid_received: bidReceived,
  bid_answered: bidAnswered,
  vacancy_approved: vacancyApproved,
  vacancy_rejected: vacancyRejected,
  vacancy_expiring: vacancyExpiring,
  vacancy_asked: vacancyAsked,
  vacancy_paused: vacancyPaused,
  search_found: searchFound,
}
