import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { blog } from '../seed/content/articles/blog.ts'
import { news } from '../seed/content/news.ts'
import { useTestApp } from '../testing/test-app.ts'
import { toHtml } from './markdown.ts'

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe('the first news and articles', () => {
  const test = useTestApp('pglite')

  it('are six news and twelve articles', () => {
    expect([news.length, blog.length]).toEqual([6, 13])
  })

  it.each(LANGUAGES)('exist in %s from the first start', async (language) => {
    const headers = { 'accept-language': language }
    const latest = (await test.call('GET', '/news', { headers })).body.data
    expect(latest).toHaveLength(3)
    for (const item of latest) expect(item.language).toBe(language)
    const { meta } = (await test.call('GET', '/blog', { headers })).body
    expect(meta.total).toBe(blog.length)
    for (const { slug, sources, checked } of blog) {
      const article = (await test.call('GET', `/blog/${slug}`, { headers })).body.data
      expect(article).toMatchObject({ language, languages: LANGUAGES })
      expect(article.sources).toEqual(sources.map(([name, url]) => ({ name, url })))
      expect(article.checked_on).toBe(checked)
    }
  })

  it.each(LANGUAGES)('are short and complete in %s, and their Markdown is converted', (language) => {
    for (const { bodies } of [...news, ...blog]) {
      const html = toHtml(bodies[language])
      expect(html).toMatch(/^<p>/)
      expect(html).not.toMatch(/\*\*|\]\(|^## |&lt;/m)
    }
    for (const { bodies } of news) {
      expect(wordsIn(bodies[language])).toBeGreaterThan(50)
      expect(wordsIn(bodies[language])).toBeLessThan(120)
    }
    for (const { bodies, summaries, sources, checked } of blog) {
      expect(wordsIn(bodies[language])).toBeGreaterThanOrEqual(170)
      expect(wordsIn(bodies[language])).toBeLessThanOrEqual(520)
      expect(sources.length).toBeGreaterThanOrEqual(2)
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(summaries[language].length).toBeLessThanOrEqual(160)
    }
  })

  it.each(LANGUAGES)('link the sources of what news say about the law, in %s', (language) => {
    const lawful = news.filter(({ bodies }) => /\d euros|directive/.test(bodies.en.replaceAll('\u00a0', ' ')))
    expect(lawful).toHaveLength(4)
    const page = new RegExp(`\\]\\(/${language}/(?:minimum-wages|blog/pay-you-may-know)\\)`)
    expect(lawful.filter(({ bodies }) => !page.test(bodies[language]))).toEqual([])
  })

  it('have their figures in the table of facts, with the day on which the article was checked', () => {
    const facts = readFileSync(new URL('../../docs/facts.md', import.meta.url), 'utf8')
    const [, table = ''] = facts.split('\n## Figures in articles and answers\n')
    const rows = [
      ...(table.split('\n## ')[0]?.matchAll(/^\| ([a-z0-9-]* ?)\|.*\| (\d{4}-\d\d-\d\d) \|$/gm) ?? []),
    ]
    let slug = ''
    for (const [, where = '', day] of rows) {
      slug = where.trim() || slug
      expect([slug, blog.find((one) => one.slug === slug)?.checked]).toEqual([slug, day])
    }
    expect(rows.length).toBeGreaterThan(15)
  })
})
