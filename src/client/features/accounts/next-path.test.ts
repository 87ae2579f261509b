import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { pathAfterSignIn, roleOfNext, safeNextPath } from './next-path.ts'

const language = fc.constantFrom(...LANGUAGES)

describe('the page after signing in', () => {
  it('is the page that required signing in, with its query and hash', () => {
    expect(safeNextPath('/en/jobs?page=2&rubrics=%5B3%5D#top', 'en')).toBe(
      '/en/jobs?page=2&rubrics=%5B3%5D#top',
    )
  })

  it('uses the current language, even if it was changed meanwhile', () => {
    expect(safeNextPath('/en/cabinet/security', 'de')).toBe('/de/cabinet/security')
    expect(safeNextPath('/en', 'ru')).toBe('/ru')
  })

  it.each([
    'https://evil.example/en/',
    '//evil.example/en/',
    '/\\evil.example/en',
    '\\\\evil.example',
    '/\t/evil.example/en',
    '/en/..//evil.example',
    '/en/../..//evil.example',
    '/en/%2e%2e//evil.example',
    '/english/jobs',
    '/fr/jobs',
    '/api/v1/auth/logout',
    'javascript:alert(1)',
    'en/jobs',
    '',
    17,
    undefined,
  ])('is the cabinet instead of %j', (next) => {
    expect(pathAfterSignIn(next, 'pl')).toBe('/pl/cabinet/worker')
    expect(pathAfterSignIn(next, 'pl', 'admin')).toBe('/pl/admin')
  })

  it('is always a page of this site in the current language, whatever the address contains', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.webUrl(),
      fc.string().map((text) => `/en/${text}`),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '..',
            '.',
            '%2e',
            '%2f',
            '\t',
            '\n',
            '@',
            ':',
            'en',
            'evil.example',
            '?',
            '#',
          ),
        )
        .map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(anything, language, (next, chosen) => {
        const url = new URL(pathAfterSignIn(next, chosen), 'https://jobmost.example')
        expect(url.origin).toBe('https://jobmost.example')
        expect(url.pathname.split('/')[1]).toBe(chosen)
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['/de/jobs/item/baker-1?from=list', 'worker'],
  ['/de/search/Koch/0', 'worker'],
  ['/de/jobs', 'worker'],
  ['/pl/cabinet/worker/user/add-offer', 'worker'],
  ['/pl/cabinet/worker/user/saved-searches', 'worker'],
  ['/pl/cabinet/worker/user/viewed-jobs', 'worker'],
  ['/ru/cabinet/worker/user/add-vacancy', 'boss'],
  ['/ru/cabinet/worker/user/vacancy-templates', 'boss'],
  ['/ru/cabinet/worker/user/vacancy/5/bids', 'boss'],
  ['/de/cabinet/worker/user/import-vacancies', 'boss'],
  ['/en/offer/7', 'boss'],
  ['/en/offer', null],
  ['/en/cabinet/worker/bids', null],
  ['/en', null],
  ['https://evil.example/en/jobs', null],
  [undefined, null],
] as const)('who wants to go to %s is a %s', (next, role) => {
  expect(roleOfNext(next)).toBe(role)
})
