import type { Insertable } from 'kysely'
import { HOUR_MS } from '#shared/durations.ts'
import { VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import { type Executor, insertForIds } from '../../db/fill-batches.ts'
import type { VacancyTable, VacancyText } from '../../db/tables.ts'
import { slugOf } from '../../vacancies/slug.ts'
import { cities } from '../places/fill-places.ts'
import type { FilledPeople } from './fill-people.ts'
import type { DemoVacancy } from './invent/demo.ts'
import { createDemoVacancies } from './invent/demo-vacancies.ts'

// The generator draws distinct minutes of 45 days, which would run out for many more vacancies.
const VACANCIES_A_SEED = 10_000
const QUEUE_LENGTH = 10
const QUEUE_SEED = 77

export type FilledVacancy = { id: number; vacancy: DemoVacancy }

/** Creates `count` listed vacancies, the oldest first, and gives the newest ones, at most 10,000. */
export async function fillVacancies(
  db: Executor,
  people: FilledPeople,
  count: number,
  now: Date,
): Promise<FilledVacancy[]> {
  let filled: FilledVacancy[] = []
  for (let start = 0; start < count; start += VACANCIES_A_SEED) {
    const seed = 1 + start / VACANCIES_A_SEED
    const made = createDemoVacancies(Math.min(VACANCIES_A_SEED, count - start), {
      seed,
      now,
      cities,
    }).reverse()
    const rows = made.map((vacancy, index) => ({
      ...toRow(vacancy, people, start + index),
      ...approved(vacancy.publishedAt, vacancy.confirmedAt),
    }))
    const ids = await insertForIds(db, 'vacancies', rows)
    filled = made.map((vacancy, index) => ({ id: ids[index] ?? 0, vacancy }))
  }
  return filled
}

/** Creates the vacancies in moderation. */
export async function fillQueue(
  db: Executor,
  people: FilledPeople,
  firstNumber: number,
  now: Date,
): Promise<void> {
  const made = createDemoVacancies(QUEUE_LENGTH, { seed: QUEUE_SEED, now, cities })
  const rows = made.map((vacancy, index) => ({
    ...toRow(vacancy, people, firstNumber + index),
    ...waiting(new Date(now.getTime() - (index + 1) * 3 * HOUR_MS)),
  }))
  await insertForIds(db, 'vacancies', rows)
}

/** Columns of an approved vacancy; its publication period starts at the last confirmation. */
export const approved = (publishedAt: Date, confirmedAt: Date) => ({
  moderation_state: 'approved' as const,
  moderation_reason: null,
  approved_version: 1,
  submitted_at: publishedAt,
  approved_at: publishedAt,
  published_at: publishedAt,
  confirmed_at: confirmedAt,
  expires_at: new Date(confirmedAt.getTime() + VACANCY_LIFE_MS),
  created_at: publishedAt,
  updated_at: publishedAt,
})

/** Columns of a vacancy in its first moderation. */
export const waiting = (submittedAt: Date) => ({
  moderation_state: 'pending' as const,
  moderation_reason: null,
  submitted_at: submittedAt,
  created_at: submittedAt,
  updated_at: submittedAt,
})

/** A deterministic slug; `number` makes it unique. */
export const demoSlug = (title: string, number: number) =>
  `${slugOf(title)}-${number.toString(36).padStart(6, '0')}`

type Made = Pick<Insertable<VacancyTable>, 'slug' | 'user_id' | 'published' | keyof VacancyText>

function toRow(vacancy: DemoVacancy, people: FilledPeople, number: number): Made {
  return {
    slug: demoSlug(vacancy.title, number),
    user_id: people.employerIds[vacancy.employerIndex] ?? 0,
    published: true,
    company_name: vacancy.companyName,
    contact_name: vacancy.contactName,
    title: vacancy.title,
    rubric_id: vacancy.rubricId,
    city_id: vacancy.cityId,
    pay_type: vacancy.payType,
    pay_amount: vacancy.payAmount,
    pay_max: vacancy.payMax,
    hours_per_week: vacancy.hoursPerWeek,
    description: vacancy.description,
    requirements: JSON.stringify(vacancy.requirements),
    responsibilities: JSON.stringify(vacancy.responsibilities),
    ...vacancy.choices,
    start_date: vacancy.startDate,
    positions: 1,
    language: vacancy.language,
  }
}
