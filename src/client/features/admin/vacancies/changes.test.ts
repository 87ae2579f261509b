import { expect, it } from 'vitest'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { VacancyWords } from '#shared/contract/vacancies.ts'
import { changedFields } from './changes.ts'

const words = {
  title: 'Baker',
  pay_amount: 15,
  pay_max: null,
  pay_type: 'per_hour',
  rubric: { id: 1, name: 'Food' },
  city: { id: 1, name: 'Bonn' },
  requirements: ['Hands'],
} as unknown as VacancyWords
const changed = (given: Partial<VacancyWords>) =>
  changedFields({ ...words, ...given, before: words } as ModeratedVacancy)

it('lists only the fields that differ from the public text', () => {
  expect(changed({})).toEqual([])
  expect(changed({ title: 'Cook', requirements: ['Hands', 'Feet'] })).toEqual(['title', 'requirements'])
})

it('lists a changed language even if the text is the same', () => {
  expect(changed({ language: 'pl' })).toEqual(['language'])
})

it('lists an added shift, and nothing when the older text has no such field', () => {
  expect(changed({ shift_pattern: 'night' })).toEqual(['shift_pattern'])
  expect(changed({ title: 'Cook' })).toEqual(['title'])
})

it('lists a changed lower pay, upper pay or pay type as one change', () => {
  expect(changed({ pay_max: 18, pay_type: 'per_month' })).toEqual(['pay_amount'])
})

it('ignores the name of a place in another language', () => {
  expect(changed({ city: { id: 1, name: 'Бонн' } })).toEqual([])
})

it('lists nothing for a first text', () => {
  expect(changedFields({ ...words, before: null } as ModeratedVacancy)).toEqual([])
})
