import { type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { rubricName } from '../db/names.ts'
import { states } from '../db/seed/states.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** All cities, most populous first. */
export async function listCities(db: Executor, language: Language): Promise<City[]> {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'slug', 'names', 'state', 'lat', 'lon', 'population', 'postcode', 'aliases'])
    .orderBy('population', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ names, state, aliases, ...city }) => {
    const name = names[language] ?? names.de
    const others = [...new Set([...Object.values(names), ...aliases])].filter((other) => other !== name)
    return { ...city, name, region: states[state as keyof typeof states][language], aliases: others }
  })
}

/** All rubrics, in the order the administrator gave them, with what is now listed in each. */
export async function listRubrics(
  db: Executor,
  language: Language,
  now: Date,
  inMainOnly: boolean,
): Promise<Rubric[]> {
  const { rows } = await sql<Rubric>`
    select rubrics.id, rubrics.slug, ${rubricName(language)} as name, rubrics.icon,
      (select count(*) from vacancies v where v.rubric_id = rubrics.id and v.approved_at is not null and v.published
        and v.closed_at is null and v.expires_at > ${now})::int as jobs_count,
      (select count(*) from offers o where o.rubric_id = rubrics.id and o.published)::int as offers_count
    from rubrics where ${inMainOnly} = false or in_main
    order by position, id`.execute(db)
  return rows
}

export async function findCity(db: Executor, id: number) {
  const city = await db
    .selectFrom('cities')
    .select(['names', 'state', 'postcode'])
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
