import { type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

/**
 * The language of each notification's title, by id: that of the vacancy or offer it names, or of a conversation's subject.
 * The title of an unapproved change is in the language of the change. Other titles have no known language:
 * those of several vacancies (a number as `detail`, no slug) may have several, and an erased vacancy is named in the reader's
 * language.
 */
export async function languagesOfTitles(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Language>> {
  if (ids.length === 0) return new Map()
  const rows = await titleLanguages(db, ids)
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language] as const] : [])))
}

const titleLanguages = compileOnce((db, ids: readonly number[]) => ({
  compile: () =>
    sql<{ id: number; language: Language | null }>`select n.id,
        coalesce(case when v.draft ->> 'title' = n.subject_title then v.draft ->> 'language' end, v.language, o.language)
          as language
      from notifications n
      left join rooms r on n.kind = 'message' and r.id = n.subject_id
      left join vacancies v on v.id = case when n.subject_type in ('vacancy', 'job') then n.subject_id
        when r.subject_type = 'job' then r.subject_id end
      left join offers o on o.id = case when n.subject_type = 'offer' then n.subject_id
        when r.subject_type = 'offer' then r.subject_id end
      where n.id = any(${ids}::int[]) and not (n.subject_type = 'vacancy'
          and n.subject_slug is null and coalesce(n.detail, '') ~ '^[0-9]+$')
        and not (n.kind = 'bid_answered' and n.detail = 'employer_gone')`.compile(db),
}))

/** The page and the day that each notification of a changed page announces, by id of the notification. */
export async function announcedPages(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { titles: Partial<Record<Language, string>>; in_force_on: string }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    titles: Partial<Record<Language, string>>
    in_force_on: string
  }>`select n.id, p.titles, a.in_force_on from notifications n
    join pages p on p.id = n.subject_id
    cross join lateral (select in_force_on from announced_changes
      where page_id = p.id and created_at <= n.created_at order by id desc limit 1) a
    where n.id = any(${ids}::int[]) and n.kind = 'page_changed'`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
