import { sql } from 'kysely'

/** What staff search in the rows of a table. Indices of trigrams have the same expressions (migration 413). */
export const SEARCHED_TEXTS = {
  users: sql`(name || ' ' || surname || ' ' || coalesce(company_name, '') || ' ' || email)`,
  vacancies: sql`(title || ' ' || coalesce(draft->>'title', '') || ' ' || company_name)`,
  offers: sql`name`,
  reports: sql`(subject_title || ' ' || coalesce(subject_text, '') || ' ' || coalesce(text, ''))`,
  contact_messages: sql`(name || ' ' || email || ' ' || description)`,
} as const
