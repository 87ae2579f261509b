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

it('knows stored cities without jobs, so that their postcodes find no jobs nearby', () => {
  const essen = [{ ...NURSE, thing: { rubric: CARE, city: { id: 6, name: 'Essen' } } }]
  const place = { aliases: [], lat: 51.4, lon: 7 }
  const cities = [
    { ...place, id: 6, name: 'Essen', aliases: ['Эссен'], postcodes: ['45127-45359'] },
    { ...place, id: 7, name: 'Mülheim', postcodes: ['45399-45481'] },
  ]
  const tiersFor = createWordSearch(essen, { cities })
  const finds = (q: string) => essen.some((one) => tiersFor(q)(one) >= 0)
  expect(['45127', 'Эссен', 'nurse 45127', 'Essen', '45365'].filter(finds)).toHaveLength(5)
  expect(['45399', 'nurse 45399', 'Mülheim'].filter(finds)).toEqual([])
})

it('reads no text without a keyword, and each only once for all keywords', () => {
  const read = { title: 0, text: 0 }
  const counted = {
    thing: NURSE.thing,
    get title() {
      read.title++
      return NURSE.title
    },
    get text() {
      read.text++
      return 'Nachtdienst'
    },
  }
  const tiersFor = createWordSearch([counted], {})
  expect(tiersFor('')(counted)).toBe(0)
  expect(read).toEqual({ title: 0, text: 0 })
  expect(tiersFor('nurse')(counted)).toBeGreaterThanOrEqual(0)
  const once = { ...read }
  for (const q of ['nurse', 'Nachtdienste', '', 'nurse'])
    expect(tiersFor(q)(counted)).toBeGreaterThanOrEqual(0)
  expect(tiersFor('Koch')(counted)).toBe(-1)
  expect({ ...read, first: once.text }).toEqual({ ...once, first: 1 })
})
