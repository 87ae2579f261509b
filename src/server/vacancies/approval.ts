import { VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import { NO_REFUSAL } from './no-refusal.ts'
import type { VacancyRow } from './store.ts'

type Approved = Pick<VacancyRow, 'version' | 'published' | 'approved_at' | 'published_at' | 'expires_at'>

/** The columns that an approval of the newest text changes, except for the text itself. */
export const approvalOf = (row: Approved, now: Date) => ({
  draft: null,
  moderation_state: 'approved' as const,
  ...NO_REFUSAL,
  approved_version: row.version,
  approved_at: row.approved_at ?? now,
  published_at: row.published_at ?? (row.published ? now : null),
  confirmed_at: now,
  expires_at: row.expires_at ?? new Date(now.getTime() + VACANCY_LIFE_MS),
})
