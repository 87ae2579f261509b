import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { sanitise } from './sanitise.ts'

describe.each(engines())('news and blog on %s', (engine) => {
  const test = useTestApp(engine)
  beforeEach(async () => {
    await test.db.deleteFrom('news').execute()
    await test.db.deleteFrom('blog_articles').execute()
  })

  const daysAgo = (days: number) => new Date(test.clock().getTime() - days * DAY_MS)
  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })
  const news = (title: string, days: number, body: object = { en: `<p>${title}</p>` }) =>
    test.db
      .insertInto('news')
      .values({
        titles: JSON.stringify({ en: title, de: `${title} (de)` }),
        bodies: JSON.stringify(body),
        published_at: daysAgo(days),
      })
      .execute()
  const article = (slug: string, days: number, given: { titles?: object; body?: string } = {}) =>
    test.db
      .insertInto('blog_articles')
      .values({
        slug,
        titles: JSON.stringify(given.titles ?? { en: `About ${slug}` }),
        summaries: JSON.stringify({ en: `In short: ${slug}` }),
        bodies: JSON.stringify({ en: given.body ?? `<p>All about ${slug}</p>` }),
        published_at: daysAgo(days),
        updated_at: daysAgo(days),
      })
      .execute()

  it('list the latest three news, and none before its publication', async () => {
    for (const [title, days] of [
      ['a', 4],
      ['b', 1],
      ['c', 3],
      ['d', 2],
      ['tomorrow', -1],
    ] as const)
      await news(title, days)
    const { status, body, headers } = await test.call('GET', '/news')
    expect(status).toBe(200)
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['b', 'd', 'c'])
    expect(headers['cache-control']).toBe('public, no-cache')
    expect((await test.call('GET', '/news?limit=1')).body.data).toHaveLength(1)
    expect((await test.call('GET', '/news?limit=0')).status).toBe(422)
    expect((await test.call('GET', '/news?limit=x')).status).toBe(422)
  })

  it('fall back to English, title and text, when the requested language lacks the text', async () => {
    await news('Wages', 1)
    const { body } = await test.call('GET', '/news', inLanguage('de'))
    expect(body.data[0]).toMatchObject({ title: 'Wages', html: '<p>Wages</p>', language: 'en' })
    await article('lists', 1)
    const blog = await test.call('GET', '/blog/lists', inLanguage('pl'))
    expect(blog.body.data).toMatchObject({ title: 'About lists', language: 'en', languages: ['en'] })
  })

  it('are listed ten to a page', async () => {
    for (let number = 1; number <= 23; number++) await article(`article-${number}`, number)
    const { body } = await test.call('GET', '/blog?page=3')
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      'article-21',
      'article-22',
      'article-23',
    ])
    expect(body.meta).toEqual({ current_page: 3, last_page: 3, per_page: 10, total: 23, from: 21, to: 23 })
    expect(body.links).toMatchObject({ prev: '/api/v1/blog?page=2', next: null })
    expect(body.data[0]).not.toHaveProperty('html')
    const first = (await test.call('GET', '/blog')).body
    expect(first.data).toHaveLength(10)
    expect(first.data[0]).toMatchObject({ slug: 'article-1', summary: 'In short: article-1' })
  })

  it('show an article by its slug once it is published', async () => {
    await article('cv', 1, { titles: { en: 'A CV', pl: 'CV po niemiecku' } })
    await article('later', -1)
    const { status, body } = await test.call('GET', '/blog/cv')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ slug: 'cv', html: '<p>All about cv</p>', languages: ['en'] })
    // A title alone is no translation.
    const headers = { 'accept-language': 'pl' }
    expect((await test.call('GET', '/blog/cv', { headers })).body.data).toMatchObject({
      language: 'en',
      title: 'A CV',
    })
    expect((await test.call('GET', '/blog/later')).status).toBe(404)
    expect((await test.call('GET', '/blog/none')).body.code).toBe('not_found')
  })

  it('never contain scripts, event handlers or pictures from other hosts', async () => {
    await article('bad', 1, { body: '<p onclick="x()">Hi</p><script>x()</script>' })
    await news('Bad', 1, { en: '<p>Hi<img src=x onerror=x()></p>' })
    expect((await test.call('GET', '/blog/bad')).body.data.html).toBe('<p>Hi</p>')
    expect((await test.call('GET', '/news')).body.data[0].html).toBe('<p>Hi</p>')
  })
})

describe('rich text', () => {
  it.each([
    [
      '<h2>Pay</h2><ul><li><strong>13.90</strong></li></ul>',
      '<h2>Pay</h2><ul><li><strong>13.90</strong></li></ul>',
    ],
    ['<a href="https://a.example" onmouseover="x()">a</a>', '<a href="https://a.example">a</a>'],
    ['<a href="/en/jobs">jobs</a>', '<a href="/en/jobs">jobs</a>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<style>p{}</style><p style="color:red" class="c" id="root">x</p>', '<p>x</p>'],
    ['<form action="/x"><button>x</button></form>', 'x'],
  ])('%s becomes %s', (html, clean) => expect(sanitise(html)).toBe(clean))
})
