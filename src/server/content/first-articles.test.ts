import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { blog } from '../seed/content/articles/blog.ts'
import { news } from '../seed/content/news.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sanitise } from './sanitise.ts'

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe('the first news and articles', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp('pglite')
  })
  afterAll(() => test.close())

  it('are six of each', () => {
    expect([news.length, blog.length]).toEqual([6, 6])
  })

  it.each(LANGUAGES)('are there in %s from the start', async (language) => {
    const headers = { 'accept-language': language }
    const latest = (await test.call('GET', '/news', { headers })).body.data
    expect(latest).toHaveLength(3)
    for (const item of latest) expect(item.language).toBe(language)
    const { data } = (await test.call('GET', '/blog', { headers })).body
    expect(data).toHaveLength(blog.length)
    for (const { slug } of data) {
      const article = (await test.call('GET', `/blog/${slug}`, { headers })).body.data
      expect(article).toMatchObject({ language, languages: LANGUAGES })
    }
  })

  it.each(LANGUAGES)('are short and whole in %s, with nothing that would be taken out', (language) => {
    for (const { bodies } of [...news, ...blog]) expect(sanitise(bodies[language])).toBe(bodies[language])
    for (const { bodies } of news) {
      expect(wordsIn(bodies[language])).toBeGreaterThan(50)
      expect(wordsIn(bodies[language])).toBeLessThan(120)
    }
    for (const { bodies, summaries } of blog) {
      expect(wordsIn(bodies[language])).toBeGreaterThanOrEqual(250)
      expect(wordsIn(bodies[language])).toBeLessThanOrEqual(400)
      expect(summaries[language].length).toBeLessThanOrEqual(160)
    }
  })
})
