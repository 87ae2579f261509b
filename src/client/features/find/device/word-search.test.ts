import { expect, it } from 'vitest'
import type { Rubric } from '#shared/contract/places.ts'
import { createWordSearch } from './word-search.ts'

const CARE = { id: 3, name: 'Pflege' }
const row = (title: string, text = '', rubric = CARE) => ({
  thing: { rubric, city: { id: 5, name: 'Leipzig' } },
  title,
  text,
})
const NURSE = row('Pflegefachkraft (m/w/d)')
const COOK = row('Koch', 'Sie kochen für 80 Gäste und erhalten eine Nachtschichtzulage.', {
  id: 4,
  name: 'Gastronomie',
})
const HELPER = row('Helfer im Altersheim')
const rows = [NURSE, COOK, HELPER]

const find = (q: string, rubrics?: Pick<Rubric, 'id' | 'words'>[]) => {
  const tierOf = createWordSearch(rows, { rubrics })(q)
  return rows
    .map((one) => ({ title: one.title, tier: tierOf(one) }))
    .filter(({ tier }) => tier >= 0)
    .sort((a, b) => a.tier - b.tier)
    .map(({ title }) => title)
}

it.each([
  'медсестра',
  'медсестры',
  'МЕДСЕСТРУ',
  'medsestra',
  'pielęgniarka',
  'pielegniarki',
  'nurse',
  'nurses',
  'Krankenschwester',
  'Krankenschwster',
  'Pflegefachkräfte',
])('finds an occupation by its other names, forms, scripts and with a typo: %s', (q) => {
  expect(find(q)).toEqual([NURSE.title])
})

it('finds forms of the words of a text, and parts of words', () => {
  expect(find('Gast')).toEqual([COOK.title])
  expect(find('Nachtschicht')).toEqual([COOK.title])
  expect(find('schichtzulage')).toEqual([COOK.title])
  expect(find('Koch Nachtschicht')).toEqual([COOK.title])
  expect(find('Zahnarzt')).toEqual([])
  expect(find('?')).toEqual([])
})

it('lists an occupation before the rest of its rubric, whose stored words are searched, too', () => {
  expect(find('медсестра', [{ id: CARE.id, words: ['медсестра', 'сиделка'] }])).toEqual([
    NURSE.title,
    HELPER.title,
  ])
})

it('needs each word, and ignores those that most searches contain', () => {
  expect(find('nurse wanted')).toEqual([NURSE.title])
  expect(find('nurse Leipzig')).toEqual([NURSE.title])
  expect(find('nurse Dresden')).toEqual([])
})
