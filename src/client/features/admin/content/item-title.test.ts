import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { itemTitle, missingLanguages, publicationOf } from './item-title.ts'

describe('the list of edited content', () => {
  it('shows an item’s title in the reader’s language, else in another one, else its slug', () => {
    const titles = { de: 'Lohn', pl: 'Płaca' }
    expect(itemTitle({ titles }, 'pl')).toBe('Płaca')
    expect(itemTitle({ titles }, 'ru')).toBe('Płaca')
    expect(itemTitle({ address: 'Markt 1' }, 'ru')).toBe('Markt 1')
  })

  it('shows the languages without a text', () => {
    expect(missingLanguages({ bodies: { en: 'x', ru: '' } })).toEqual(
      LANGUAGES.filter((language) => language !== 'en'),
    )
    expect(missingLanguages({ address: 'Markt 1' })).toEqual([])
  })

  it('distinguishes drafts, scheduled and published items', () => {
    const now = new Date('2026-11-22T12:00:00Z')
    expect(publicationOf({ published_at: null }, now)).toBe('draft')
    expect(publicationOf({ published_at: '2026-11-22T12:00:01Z' }, now)).toBe('scheduled')
    expect(publicationOf({ published_at: '2026-11-22T12:00:00Z' }, now)).toBe('published')
    expect(publicationOf({}, now)).toBeNull()
  })
})
