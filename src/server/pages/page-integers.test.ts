import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INT4_MAX } from '#shared/contract/conventions.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createWebApp, type WebApp } from '../testing/web-app.ts'
import { allPages } from './pages.ts'

const VALUES = [INT4_MAX + 1, Number.MAX_SAFE_INTEGER, 999_999, -1, '9'.repeat(30)]
const QUERIES = ['cities', 'rubrics', 'rubric', 'city_ids', 'page', 'pay_min', 'radius_km', 'lat']

describe.each(engines())('addresses of pages with numbers that PostgreSQL cannot store, on %s', (engine) => {
  const test = useTestApp(engine)
  let web: WebApp
  beforeAll(async () => {
    web = await createWebApp(test)
  })
  afterAll(() => web.close())

  it('are no 5xx', async () => {
    const problems: string[] = []
    for (const value of VALUES) {
      const paths = allPages.flatMap(({ at }) =>
        at.map((path) => `/en/${path.replace(/:\w+|\*/g, String(value))}`),
      )
      const urls = [
        ...paths,
        ...QUERIES.map((name) => `/en/jobs?${name}=${value}`),
        ...QUERIES.map((name) => `/en/offer?${name}=${value}`),
        `/sitemap/jobs-${value}.xml`,
        `/en/rss/${value}.xml`,
      ]
      for (const url of urls) {
        const { statusCode } = await web.get(url)
        if (statusCode >= 500) problems.push(`${statusCode} ${url}`)
      }
    }
    expect(problems).toEqual([])
  }, 60_000)
})
