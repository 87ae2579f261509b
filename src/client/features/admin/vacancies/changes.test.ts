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

it('marks what differs from the public text, and nothing else', () => {
  expect(changed({})).toEqual([])
  expect(changed({ title: 'Cook', requirements: ['Hands', 'Feet'] })).toEqual(['title', 'requirements'])
})

it('marks another language, though no word was changed', () => {
  expect(changed({ language: 'pl' })).toEqual(['language'])
})

it('marks a shift that was added, and nothing where the older text has no such field', () => {
  expect(changed({ shift_pattern: 'night' })).toEqual(['shift_pattern'])
  expect(changed({ title: 'Cook' })).toEqual(['title'])
})

it('takes either end of the pay and its unit for one change', () => {
  expect(changed({ pay_max: 18, pay_type: 'per_month' })).toEqual(['pay_amount'])
})

it('does not take the name of a place in another language for a change', () => {
  expect(changed({ city: { id: 1, name: 'Бонн' } })).toEqual([])
})

it('finds no change in a text that is the first one', () => {
  expect(changedFields({ ...words, before: null } as ModeratedVacancy)).toEqual([])
})
