import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/contract/limits.ts'
import { EDITED_KINDS } from './kinds.ts'
import { changedLanguages, compareLines, fieldText, tooLongIn } from './version-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const { fields } = EDITED_KINDS.blog
const textOf = (name: string, value: unknown) => {
  const field = fields.find((one) => one.name === name)
  return field && fieldText(field, { [name]: value }, 'de', i18n)
}

describe('an earlier version', () => {
  it('is shown as plain text in the chosen language', () => {
    expect(textOf('titles', { de: 'Lohn', pl: 'Płaca' })).toBe('Lohn')
    expect(textOf('bodies', { pl: 'Płaca' })).toBe('')
    expect(textOf('sources', [{ name: 'Law', url: 'https://law.example' }])).toBe('Law: https://law.example')
    expect(textOf('cover', { picture: '/a.webp', alts: { de: 'Ofen' } })).toBe('/a.webp\nOfen')
    expect(textOf('cover', null)).toBe('')
  })

  it('names the languages in which it differs', () => {
    const one = { slug: 'a', titles: { de: 'Lohn', en: 'Pay' } }
    expect(changedLanguages(fields, one, { slug: 'b', titles: { de: 'Lohn', pl: '' } }, i18n)).toEqual(['en'])
    expect(changedLanguages(fields, one, { ...one, slug: 'b' }, i18n)).toEqual([])
  })

  it('marks the lines that the present text has not', () => {
    expect(compareLines('a\nb', 'b\nc')).toEqual([
      { line: 'a', isOwn: true },
      { line: 'b', isOwn: false },
    ])
  })
})

it('names the languages in which a text or the description of the cover is too long', () => {
  const long = (max: number) => 'x'.repeat(max + 1)
  const form = {
    titles: { en: 'Short', de: long(LIMITS.articleTitle) },
    summaries: { pl: `${'x'.repeat(LIMITS.articleSummary)}  ` },
    cover: { picture: '/a.jpg', alts: { ru: long(LIMITS.pictureText) } },
    slug: long(LIMITS.slug),
  }
  expect(tooLongIn(EDITED_KINDS.blog.fields, form)).toEqual(['ru', 'de'])
  expect(tooLongIn(EDITED_KINDS.blog.fields, EDITED_KINDS.blog.empty)).toEqual([])
})
