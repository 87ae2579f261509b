import type { Insertable } from 'kysely'
import type { VacancyFormInput } from '#shared/contract/vacancies.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { BidTable, VacancyTable } from '../db/tables.ts'
import { createSlug } from '../vacancies/slug.ts'
import type { TestApp } from './test-app.ts'

/** Places of the tests, beside the seeded ones: two towns near each other, one far away. */
export const PLACES = {
  near: 900_001,
  nearer: 900_002,
  far: 900_003,
  rubric: 900_001,
  otherRubric: 900_002,
} as const

const withPlaces = new WeakSet<TestApp['db']>()

/** Creates the cities and rubrics of PLACES, once in each database. */
export async function ensurePlaces({ db }: Pick<TestApp, 'db'>): Promise<void> {
  if (withPlaces.has(db)) return
  const city = (id: number, name: string, lat: number, lon: number) => ({
    id,
    slug: `test-${id}`,
    names: JSON.stringify({ de: name, ru: `${name}-ru` }),
    state: 'BE',
    lat,
    lon,
    population: 1000,
    aliases: '[]',
  })
  const rubric = (id: number, name: string) => ({
    id,
    slug: `test-${id}`,
    icon: 'broom',
    in_main: false,
    position: id,
    synonyms: '{}',
    names: JSON.stringify({ en: name, de: `${name} (de)`, ru: `${name} (ru)`, pl: `${name} (pl)` }),
  })
  await db
    .insertInto('cities')
    .values([
      city(PLACES.near, 'Nahdorf', 52.5, 13.4),
      city(PLACES.nearer, 'Nebenan', 52.6, 13.4),
      city(PLACES.far, 'Ferne', 48.1, 11.6),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('rubrics')
    .values([rubric(PLACES.rubric, 'Sweeping'), rubric(PLACES.otherRubric, 'Baking')])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  withPlaces.add(db)
}

/** A valid vacancy form; `given` replaces fields. */
export const vacancyForm = (given: Partial<VacancyFormInput> = {}): VacancyFormInput => ({
  company_name: 'Bäckerei Müller',
  contact_name: 'Karin Müller',
  title: 'Bäcker (m/w/d)',
  rubric_id: PLACES.rubric,
  city_id: PLACES.near,
  pay_type: 'per_hour',
  pay_amount: 18.5,
  description: 'We bake bread at night and\nsell it in the morning.',
  employment_type: 'full_time',
  employer_kind: 'company',
  language: 'de',
  ...given,
})

type GivenVacancy = { user_id: number } & Partial<Insertable<VacancyTable>>
type CreatedVacancy = { id: number; slug: string; title: string }

/** Inserts a vacancy into the database; approved and listed unless the given fields say otherwise. */
export async function createVacancy(test: TestApp, given: GivenVacancy): Promise<CreatedVacancy> {
  const [vacancy] = await createVacancies(test, [given])
  return vacancy as CreatedVacancy
}

/** Inserts several vacancies with one statement, in their order. */
export async function createVacancies(
  test: TestApp,
  given: readonly GivenVacancy[],
): Promise<CreatedVacancy[]> {
  await ensurePlaces(test)
  const now = test.clock()
  const { requirements: _, responsibilities: __, ...form } = vacancyForm()
  const common = {
    ...form,
    requirements: '[]',
    responsibilities: '[]',
    german_level: 'none',
    pay_max: null,
    hours_per_week: null,
    start_date: null,
    positions: 1,
    street: null,
    postal_code: null,
    published: true,
    moderation_state: 'approved',
    approved_version: 1,
    submitted_at: now,
    approved_at: now,
    published_at: now,
    confirmed_at: now,
    expires_at: new Date(now.getTime() + 60 * DAY_MS),
    created_at: now,
    updated_at: now,
  } as const
  return test.db
    .insertInto('vacancies')
    .values(given.map((one) => ({ ...common, slug: createSlug(form.title), ...one })))
    .returning(['id', 'slug', 'title'])
    .execute()
}

/** Inserts a bid into the database. */
export async function createBid(
  test: TestApp,
  given: Pick<Insertable<BidTable>, 'vacancy_id' | 'user_id'> & Partial<Insertable<BidTable>>,
): Promise<{ id: number }> {
  return test.db
    .insertInto('bids')
    .values({ text: 'I bake well.', state: 'sent', created_at: test.clock(), ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Columns of a vacancy in its first moderation. */
export const PENDING = {
  moderation_state: 'pending',
  approved_at: null,
  published_at: null,
  approved_version: null,
  expires_at: null,
} as const

/** Inserts copies of a vacancy, a thousand at a time. */
export async function copyVacancy({ db }: TestApp, id: number, count: number): Promise<void> {
  const found = await db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: _, slug: __, ...row } = found
  const copies = { ...row, requirements: '[]', responsibilities: '[]', draft: null }
  for (let done = 0; done < count; done += 1000) {
    const values = Array.from({ length: Math.min(1000, count - done) }, (_, index) => ({
      ...copies,
      slug: `copy-${done + index}`,
    }))
    await db.insertInto('vacancies').values(values).execute()
  }
}
