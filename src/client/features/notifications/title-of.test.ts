import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it('names a page in the language of the interface, and everything else as it is', () => {
  const subject = { type: 'page', id: 1, title: 'Terms of use' } as const
  const titles = { en: 'Terms of use', ru: 'Условия', pl: 'Regulamin', de: 'Nutzungsbedingungen' }
  expect(titleOf({ ...subject, titles }, 'ru')).toBe('Условия')
  expect(titleOf(subject, 'ru')).toBe('Terms of use')
})
