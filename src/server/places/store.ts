import { type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { rubricName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'
import { postcodesOf } from '../geography/city-postcodes.ts'
import { states } from '../geography/states.ts'

type Executor = Kysely<Tables>
export type PlaceIds = { city_id?: number | null | undefined; rubric_id?: number | null | undefined }

/** All cities, most populous first. */
export async function listCities(db: Executor, language: Language): Promise<City[]> {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'slug', 'names', 'state', 'lat', 'lon', 'population', 'aliases'])
    .orderBy('population', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ names, state, aliases, ...city }) => {
    const name = names[language] ?? names.de
    const others = [...new Set([...Object.values(names), ...aliases])].filter((other) => other !== name)
    const region = states[state as keyof typeof states][language]
    return { ...city, name, region, postcodes: postcodesOf(city.id), aliases: others }
  })
}

/** All rubrics in the administrator's order; those of the home page have no words, because no form uses them. */
export async function listRubrics(
  db: Executor,
  language: Language,
  inMainOnly: boolean,
): Promise<Omit<Rubric, 'jobs_count' | 'offers_count'>[]> {
  const rows = await db
    .selectFrom('rubrics')
    .select(['id', 'slug', 'icon', 'synonyms', rubricName(language).as('name')])
    .$if(inMainOnly, (query) => query.where('in_main', '=', true))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ synonyms, ...rubric }) => {
    if (inMainOnly) return rubric
    return { ...rubric, words: [...new Set([...(synonyms[language] ?? []), ...(synonyms.de ?? [])])] }
  })
}

export async function findCity(db: Executor, id: number) {
  const city = await db
    .selectFrom('cities')
    .select(['names', 'slug', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  return city ?? null
}

export async function findRubric(
  db: Executor,
  language: Language,
  by: { id: number } | { slug: string },
): Promise<{ id: number; slug: string; name: string } | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['slug', by.slug] as const)
  const rubric = await db
    .selectFrom('rubrics')
    .select(['id', 'slug', rubricName(language).as('name')])
    .where(column, '=', value)
    .executeTakeFirst()
  return rubric ?? null
}

/** All rubrics with their names in every language. */
export async function listRubricNames(
  db: Executor,
): Promise<{ id: number; slug: string; names: string[] }[]> {
  const rows = await db.selectFrom('rubrics').select(['id', 'slug', 'names']).orderBy('id').execute()
  return rows.map(({ names, ...rubric }) => ({ ...rubric, names: Object.values(names) }))
}

/** Whether a city and a rubric exist. A missing id counts as existing. */
export async function findExisting(
  db: Executor,
  { city_id = null, rubric_id = null }: PlaceIds,
): Promise<{ city: boolean; rubric: boolean }> {
  const { rows } = await sql<{ city: boolean; rubric: boolean }>`
    select ${city_id}::bigint is null or exists (select from cities where id = ${city_id}::bigint) as city,
      ${rubric_id}::bigint is null or exists (select from rubrics where id = ${rubric_id}::bigint) as rubric`.execute(
    db,
  )
  return rows[0] as { city: boolean; rubric: boolean }
}
