import { type Kysely, sql } from 'kysely'
import type { ModerationState } from '#shared/contract/choice-schemas.ts'
import type { Tables, VacancyText } from '../../db/tables.ts'

type Executor = Kysely<Tables>
type ComparedText = Pick<VacancyText, 'title' | 'description' | 'requirements' | 'responsibilities'>

/** The text that is compared: the newest one. Pay, place and names differ between copies. */
export const comparedText = (text: ComparedText): string =>
  [text.title, text.description, ...text.requirements, ...text.responsibilities].join('\n')

// The newest text is the draft, if there is one.
const newest = (field: keyof ComparedText) =>
  field === 'title' || field === 'description'
    ? sql`coalesce(v.draft ->> ${sql.lit(field)}, v.${sql.ref(field)})`
    : sql`coalesce(v.draft -> ${sql.lit(field)}, v.${sql.ref(field)})`

const textColumns = sql`${newest('title')} as title, ${newest('description')} as description,
  ${newest('requirements')} as requirements, ${newest('responsibilities')} as responsibilities`

/** Vacancies whose newest text has no fingerprint yet. */
export async function listWithoutFingerprint(db: Executor, max: number) {
  const { rows } = await sql<{ id: number; version: number } & ComparedText>`
    select v.id, v.version, ${textColumns} from vacancies v
    left join vacancy_fingerprints f on f.vacancy_id = v.id
    where f.vacancy_id is null or f.version <> v.version
    order by v.id limit ${max}`.execute(db)
  return rows
}

/** Stores fingerprints. A vacancy deleted meanwhile is left out. */
export async function saveFingerprints(
  db: Executor,
  fingerprints: { id: number; version: number; bands: number[] }[],
): Promise<void> {
  await sql`insert into vacancy_fingerprints (vacancy_id, version, bands)
    select id, version, array(select jsonb_array_elements_text(bands)::int)
    from jsonb_to_recordset(${JSON.stringify(fingerprints)}::jsonb) as given (id int, version int, bands jsonb)
    where exists (select from vacancies where vacancies.id = given.id)
    on conflict (vacancy_id) do update set version = excluded.version, bands = excluded.bands`.execute(db)
}

/**
 * Vacancies whose text shares a band with this one, those with the most shared bands first.
 * @param bands of `bandsOf`
 */
export async function listCandidates(db: Executor, id: number, bands: number[], max: number) {
  const { rows } = await sql<
    ComparedText & {
      id: number
      user_id: number
      employer: string
      moderation_state: ModerationState
      closed: boolean
    }
  >`select v.id, v.user_id, v.moderation_state, v.closed_at is not null as closed, ${textColumns},
      coalesce(u.company_name, u.name || ' ' || u.surname) as employer
    from (select vacancy_id, (select count(*) from unnest(f.bands) band where band = any(${bands}::int[])) as common
      from vacancy_fingerprints f where f.bands && ${bands}::int[] and f.vacancy_id <> ${id}
      order by common desc, vacancy_id desc limit ${max}) found
    join vacancies v on v.id = found.vacancy_id join users u on u.id = v.user_id and u.erased_at is null
    order by found.common desc, v.id desc`.execute(db)
  return rows
}
