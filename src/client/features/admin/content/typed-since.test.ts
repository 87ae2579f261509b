import { expect, it } from 'vitest'
import { typedSince } from './typed-since.ts'

it('the fields that were changed during a save, in any language', () => {
  const sent = { slug: 'bread', titles: { en: 'Bread', de: '' }, published_at: null }
  expect(typedSince(sent, { ...sent, titles: { en: 'Bread', de: '' } })).toBeNull()
  const titles = { en: 'Bread', de: 'Brot' }
  expect(typedSince(sent, { ...sent, titles })).toEqual({ titles })
  expect(typedSince(sent, { ...sent, published_at: '2026-12-01' })).toEqual({ published_at: '2026-12-01' })
})
