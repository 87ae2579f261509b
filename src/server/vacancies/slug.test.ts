import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSlug, slugOf } from './slug.ts'

it.each([
  ['Bäcker (m/w/d) in München', 'baecker-m-w-d-in-muenchen'],
  ['Straßenbau: Größe & Öl', 'strassenbau-groesse-oel'],
  ['Opiekunka do dzieci, Łódź', 'opiekunka-do-dzieci-lodz'],
  ['Няня для двоих детей', 'nyanya-dlya-dvoikh-detey'],
  ['WarehouseHelper 3000', 'warehousehelper-3000'],
  ['🙂🙂🙂', 'job'],
])('writes %s as %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

it('has at most 60 letters, digits and hyphens, and is never empty, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      expect(createSlug(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z0-9]{6}$/)
      expect(slugOf(title).length).toBeLessThanOrEqual(60)
    }),
  )
})

it('differs for two vacancies of one title', () => {
  const slugs = Array.from({ length: 500 }, () => createSlug('Koch'))
  expect(new Set(slugs).size).toBe(500)
})
