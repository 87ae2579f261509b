import { sql } from 'kysely'
import type { Db } from '../../../src/server/db/connect.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { createDemoVacancies } from '../../../src/server/seed/demo/invent/demo-vacancies.ts'
import { cities } from '../../../src/server/seed/places/fill-places.ts'
import { seed } from '../../../src/server/seed/seed.ts'

const EMPLOYERS = 5_000
const POOL = 5_000
const BATCH = 20_000
// The number of rare words in titles, and the share of titles with one.
const RARE_WORDS = 30_000
const RARE_SHARE = 0.2
const CITY_TICKETS = 20_000
const INDEXES = ['new', 'city', 'rubric', 'pay', 'expiry', 'words']

/** The words and cities from which queries are built. */
export type Pool = { titles: string[]; cityIds: number[]; cityNames: string[] }

/** Texts, rubrics and facets of the demo, and cities by population. The same on every machine. */
export function createPool(now: Date): Pool & { vacancies: ReturnType<typeof createDemoVacancies> } {
  const vacancies = createDemoVacancies(POOL, { seed: 7, now, cities })
  const people = cities.reduce((sum, { population }) => sum + population, 0)
  const cityIds = cities.flatMap(({ id, population }) =>
    Array<number>(Math.max(1, Math.round((population / people) * CITY_TICKETS))).fill(id),
  )
  return {
    vacancies,
    cityIds,
    titles: vacancies.map(({ title }) => title),
    cityNames: cities.slice(0, 200).flatMap(({ de, ru, pl }) => [de, ru ?? de, pl ?? de]),
  }
}

/** Fills an empty database with `count` listed vacancies, inserted in order of publication. */
export async function load(db: Db, count: number, now: Date, say: (text: string) => void): Promise<void> {
  await migrate(db)
  await seed(db, { demo: false, demoJobs: 0, admin: null, now })
  const pool = createPool(now)
  say('pool')
  await db.connection().execute(async (own) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(own)
    await sql`alter table vacancies disable trigger search_vacancies`.execute(own)
    const definitions = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname = any(${INDEXES.map((name) => `search_jobs_${name}`)}::text[])`.execute(
      own,
    )
    for (const name of INDEXES) await sql`drop index ${sql.table(`search_jobs_${name}`)}`.execute(own)
    await fillSources(own, pool)
    for (let start = 1; start <= count; start += BATCH) {
      await insertRows(own, start, Math.min(count, start + BATCH - 1), count, now)
      if ((start - 1) % (10 * BATCH) === 0) say(`${Math.min(count, start + BATCH - 1)} rows`)
    }
    await sql`insert into search_dictionary (word) select unnest(search_words(title)) from bench_pool union
      select unnest(search_words(word)) from bench_words on conflict do nothing`.execute(own)
    say('rows and words')
    for (const { indexdef } of definitions.rows) await sql.raw(indexdef).execute(own)
    say('indexes')
    await sql`alter table vacancies enable trigger search_vacancies`.execute(own)
    for (const table of ['vacancies', 'search_jobs', 'search_dictionary', 'cities', 'rubrics', 'users'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(own)
  })
  say('vacuumed')
}

async function fillSources(db: Db, { vacancies, cityIds }: ReturnType<typeof createPool>): Promise<void> {
  await sql`insert into users (role, person_type, name, surname, email, password_hash)
    select 'boss', 'legal_entity', 'Boss', 'No. ' || n, 'boss-' || n || '@bench.example', '-'
    from generate_series(1, ${EMPLOYERS}::int) as n`.execute(db)
  // Computes the columns of the triggers once for each text. Its copies differ only in city, day and rare word.
  await sql`create table bench_pool as select place - 1 as n, job."companyName" as company, job."contactName" as contact,
      job.title, job."rubricId" as rubric_id, job."payType" as pay_type, job."payAmount" as pay_amount, job."payMax" as pay_max,
      job."hoursPerWeek" as hours, job.description, job.requirements, job.responsibilities, job.choices ->> 'employment_type' as employment_type,
      job.choices ->> 'employer_kind' as employer_kind, job.choices ->> 'german_level' as german_level, job.language,
      search_facets(job."payType", job.choices ->> 'employment_type', job.choices ->> 'employer_kind', job.choices ->> 'german_level', job.language) as facets,
      search_month_cents(job."payType", job."payAmount", job."hoursPerWeek") as month_cents,
      search_words(job.title) || search_stems(job.language, concat_ws(' ', job.title, job.description,
        job.requirements::text, job.responsibilities::text, job."companyName")) || array['#' || job."rubricId"] as words
    from jsonb_array_elements(${JSON.stringify(vacancies)}::jsonb) with ordinality as given (json, place)
    cross join lateral jsonb_to_record(json) as job ("companyName" text, "contactName" text, title text, "rubricId" int,
      "payType" text, "payAmount" numeric, "payMax" numeric, "hoursPerWeek" numeric, description text, requirements jsonb,
      responsibilities jsonb, choices jsonb, language text)`.execute(db)
  await sql`alter table bench_pool add primary key (n)`.execute(db)
  await sql`create table bench_cities (n int primary key, city_id int not null)`.execute(db)
  await sql`insert into bench_cities select place - 1, id
    from unnest(${cityIds}::int[]) with ordinality as given (id, place)`.execute(db)
  // Compounds of two words of titles, as in German.
  await sql`create table bench_words (n int primary key, word text not null)`.execute(db)
  await sql`with words as (select word, row_number() over (order by word) - 1 as n, count(*) over () as many from (
      select distinct word from bench_pool, unnest(search_words(title)) as word where length(word) > 4) as w)
    insert into bench_words select k, a.word || b.word from generate_series(0, ${RARE_WORDS - 1}::int) as k
    join words a on a.n = (k * 7919::bigint) % a.many join words b on b.n = (k * 104729::bigint + k / 97) % b.many`.execute(
    db,
  )
}

async function insertRows(db: Db, first: number, last: number, count: number, now: Date): Promise<void> {
  await sql`
    with made as materialized (
      select i, p.*, c.city_id, rare.word as rare, p.title || coalesce(' ' || initcap(rare.word), '') as own_title,
        ${now}::timestamptz - (${count}::int - i) * interval '60 days' / ${count}::int as at
      from generate_series(${first}::int, ${last}::int) as i
      join bench_pool p on p.n = (i * 7919::bigint + i / 13) % ${POOL}::int
      join bench_cities c on c.n = (i * 104729::bigint + i / 7) % (select count(*) from bench_cities)
      left join bench_words rare on i % 100 < ${RARE_SHARE * 100}::int and rare.n = (i * 15485863::bigint) % ${RARE_WORDS}::int
      order by i),
    stored as (
      insert into vacancies (id, slug, user_id, company_name, contact_name, title, rubric_id, city_id, pay_type, pay_amount,
        pay_max, hours_per_week, description, requirements, responsibilities, employment_type, employer_kind, german_level,
        language, moderation_state, approved_version, submitted_at, approved_at, published_at, confirmed_at, expires_at,
        created_at, updated_at)
      select i, 'bench-' || i, (select min(id) from users) + i % ${EMPLOYERS}::int, company, contact, own_title, rubric_id,
        city_id, pay_type, pay_amount, pay_max, hours, description, requirements, responsibilities, employment_type,
        employer_kind, german_level, language, 'approved', 1, at, at, at, at, at + interval '60 days 2 hours', at, at
      from made returning id)
    insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, facets, title, words)
    select i, at, at + interval '60 days 2 hours', city_id, rubric_id, pay_amount * 100, month_cents, facets, own_title,
      array_to_tsvector(words || array['@' || city_id, '+' || floor(extract(epoch from at) / 86400)::int]
        || case when rare is null then '{}' else search_words(rare) end)
    from made order by i`.execute(db)
}
