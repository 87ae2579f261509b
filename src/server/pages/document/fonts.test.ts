import { expect, it } from 'vitest'
import { fontPreloads } from './fonts.ts'

const fonts = [
  'onest-cyrillic-ext-wght-normal-a.woff2',
  'onest-cyrillic-wght-normal-b.woff2',
  'onest-latin-ext-wght-normal-c.woff2',
  'onest-latin-wght-normal-d.woff2',
]
const namesIn = (html: string) => [...html.matchAll(/assets\/onest-([a-z-]+)-wght/g)].map(([, name]) => name)

it('preloads fonts for visible letters only', () => {
  expect(namesIn(fontPreloads('<p>Jobs</p>', fonts))).toEqual(['latin'])
  expect(namesIn(fontPreloads('<p>Łódź</p>', fonts))).toEqual(['latin', 'latin-ext'])
  expect(namesIn(fontPreloads('<p title="x">Работа</p>', fonts))).toEqual(['cyrillic'])
  expect(fontPreloads('', fonts)).toBe('')
})
