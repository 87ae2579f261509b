import type { TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'
import { PLACES } from './vacancies.ts'

/** The profile that `fillProfile` writes. */
export const ABOUT_ALL = {
  about: 'I have cared for children\nfor eight years.',
  citizenship: 'PL',
  birthday: '1990-11-22',
  family_status: 'married',
  smoking: 'non_smoker',
  country: 'DE',
  city_id: PLACES.near,
  preferences: ['Mornings'],
  rubric_ids: [PLACES.otherRubric, PLACES.rubric, PLACES.rubric],
}

/** Fills every part of a worker's profile through the API. Needs `ensurePlaces`. */
export async function fillProfile(test: TestApp, { token }: TestUser): Promise<void> {
  const add = (list: string, body: object) => test.call('POST', `/cabinet/${list}`, { token, body })
  await test.call('PATCH', '/cabinet/profile', { token, body: ABOUT_ALL })
  await add('experience', {
    position: 'Nanny',
    employer: 'Kita Sonnenschein',
    period_from: '2018-03-01',
    responsibilities: 'Two boys',
  })
  await add('education', {
    specialty: 'Pedagogy',
    institution: 'Uniwersytet Łódzki',
    period_from: '2009-10-01',
    period_to: '2014-06-30',
    recognition: 'partly',
  })
  await add('languages', { language: 'de', level: 'spoken' })
}
