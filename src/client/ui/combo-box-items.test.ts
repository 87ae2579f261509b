import { expect, test } from 'vitest'
import { containsText, shownItems } from './combo-box-items.ts'

const cities = ['Berlin', 'München', 'Bad Münder', 'Łódź', 'Gießen'].map((name) => ({ id: name, name }))
const names = (input: string) => shownItems(cities, input, containsText).map((city) => city.name)

test('a city is found when typed without accents', () => {
  expect(names('munch')).toEqual(['München'])
  expect(names('lodz')).toEqual(['Łódź'])
  expect(names('GIESSEN')).toEqual(['Gießen'])
})

test('names that begin with the text come first', () => {
  expect(names('mün')).toEqual(['München', 'Bad Münder'])
})

test('a long list is cut to fifty', () => {
  const many = Array.from({ length: 1500 }, (_, index) => ({ id: `${index}`, name: `City ${index}` }))
  expect(shownItems(many, '', containsText)).toHaveLength(50)
  expect(shownItems(many, 'city', containsText)).toHaveLength(50)
})

test('a word of an item finds it too, is shown, and comes after names', () => {
  const rubrics = [
    { id: 'sales', name: 'Verkauf', words: ['Kassierer', 'Bäckerei'] },
    { id: 'other', name: 'Backoffice' },
  ]
  const found = (input: string) =>
    shownItems(rubrics, input, containsText).map(({ id, detail }) => [id, detail])
  expect(found('Bäck')).toEqual([
    ['other', undefined],
    ['sales', 'Bäckerei'],
  ])
  expect(found('verk')).toEqual([['sales', undefined]])
  expect(found('erei')).toEqual([])
})

test('a longer input finds an item by a word that it contains', () => {
  const rubrics = [
    { id: 'production', name: 'Produktion', words: ['Bäcker', 'Konditor'] },
    { id: 'sales', name: 'Verkauf', words: ['Verkäufer', 'Bäckerei', 'MAG'] },
  ]
  const found = (input: string) => shownItems(rubrics, input, containsText).map(({ id }) => id)
  expect(found('Verkäuferin')).toEqual(['sales'])
  expect(found('fachverkaufer')).toEqual(['sales'])
  expect(found('Bäcker')).toEqual(['production', 'sales'])
  expect(found('Bäckerhelfer')).toEqual(['production'])
  expect(found('Magazin')).toEqual([])
})
