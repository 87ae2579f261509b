import { describe, expect, it } from 'vitest'
import { isKnownRoute, matchPage } from './match-page.ts'
import { PAGES } from './pages.ts'

describe('the addresses of pages', () => {
  it.each([
    '/en',
    '/en/',
    '/ru/login',
    '/pl/forgot',
    '/de/register',
    '/en/cabinet/worker',
    '/en/cabinet/worker/user/add-vacancy',
    '/en/cabinet/worker/user/favorite',
    '/en/cabinet/worker/user/active-vacancy',
    '/en/cabinet/security',
    '/en/cabinet/worker/bids',
    '/en/jobs',
    '/en/jobs/item/baecker-berlin-1',
    '/en/offer',
    '/en/offer/item/12',
    '/en/page/privacy-policy',
    '/en/about-company',
    '/en/faq',
    '/en/outbox',
    '/en/chat',
    '/en/blog/2',
    '/en/blog/item/first-day',
    '/ru/search/%D0%BD%D1%8F%D0%BD%D1%8F/0',
    '/en/search/a%2Fb/12',
    '/en/user/profile/7',
    '/de/newsletter/confirm',
    '/en/admin',
  ])('%s is one', (path) => expect(isKnownRoute(path)).toBe(true))

  it.each([
    '/',
    '/jobs',
    '/fr/jobs',
    '/en/nowhere',
    '/en/jobs/item',
    '/en/jobs/item/a/b',
    '/en/offer/item/abc',
    '/en/search/x',
    '/en/search/x/berlin',
    '/en/blog/first-day',
    '/en/page/%E0%A4%A',
    '/en/wp-login.php',
  ])('%s is none', (path) => expect(isKnownRoute(path)).toBe(false))

  it('are parsed into language, page and parameters', () => {
    expect(matchPage('/pl/jobs/item/kucharz-7')).toEqual({
      language: 'pl',
      page: PAGES.job,
      params: ['kucharz-7'],
    })
    expect(matchPage('/en/search/a%2Fb/12')?.params).toEqual(['a/b', '12'])
  })
})
