import { afterEach, expect, it } from 'vitest'
import { activateLanguage } from '#client/platform/words/i18n.ts'
import { languageOptions } from './country-options.ts'

afterEach(() => activateLanguage('en'))

it('the languages begin with German and the most frequent ones, the others follow by their names', async () => {
  for (const language of ['de', 'pl'] as const) {
    await activateLanguage(language)
    const options = languageOptions()
    expect(
      options
        .slice(0, 8)
        .map(({ value }) => value)
        .join(' '),
    ).toBe('de en ru pl uk tr ar ro')
    const others = options.slice(8).map(({ label }) => label)
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, language)))
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  }
})
