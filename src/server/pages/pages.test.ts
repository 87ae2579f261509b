import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { createWebApp, metaOf, structuredData, type WebApp } from '../testing/web-app.ts'

const HOSTILE = `</script><script>alert(1)</script> "Koch" & 'Köchin' ]]> <b> $&`
const SITE = 'http://localhost:3000'

describe.each(engines())('the HTML of pages on %s', (engine) => {
  const test = useTestApp(engine)
  let web: WebApp
  let boss: { id: number }
  beforeAll(async () => {
    await ensurePlaces(test)
    web = await createWebApp(test)
    boss = await createUser(test, { role: 'boss' })
  })
  afterAll(async () => {
    await web.close()
  })
  beforeEach(async () => {
    for (const table of ['vacancies', 'offers', 'blog_articles', 'news'] as const)
      await test.db.deleteFrom(table).execute()
  })

  const job = (given: object = {}) => createVacancy(test, { user_id: boss.id, ...given })
  const page = async (path: string) => (await web.get(path)).body
  const article = (slug: string, titles: object, days = 1) => {
    const at = new Date(test.clock().getTime() - days * DAY_MS)
    const texts = JSON.stringify(titles)
    const row = { slug, titles: texts, summaries: texts, bodies: texts, published_at: at, updated_at: at }
    return test.db.insertInto('blog_articles').values(row).execute()
  }

  const offer = async (given: object = {}) => {
    const { id: user_id } = await createUser(test, { role: 'worker', name: 'Olga', surname: 'Petrowa' })
    const { id } = await createOffer(test, {
      user_id,
      name: 'I clean',
      description: 'Thoroughly and gladly.',
      pay_amount: 16,
      skills: '[]',
      preferences: '[]',
      ...given,
    })
    return id
  }

  describe('a job', () => {
    it('gives search engines what the page shows', async () => {
      const { slug, id } = await job({
        title: 'Bäcker (m/w/d)',
        pay_max: 20,
        description: 'First.\n\nSecond\nline.',
        requirements: '["Hands"]',
        hours_per_week: 38.5,
        shift_pattern: 'night',
        start_date: '2027-02-01',
      })
      const { JobPosting, BreadcrumbList } = structuredData(await page(`/ru/jobs/item/${slug}`))
      expect(JobPosting).toMatchObject({
        title: 'Bäcker (m/w/d)',
        description: '<p>First.</p><p>Second<br>line.</p><p>Требования</p><ul><li>Hands</li></ul>',
        datePosted: test.clock().toISOString(),
        validThrough: new Date(test.clock().getTime() + 60 * DAY_MS).toISOString(),
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Bäckerei Müller' },
        jobLocation: {
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Nahdorf',
            addressRegion: 'Berlin',
            addressCountry: 'DE',
          },
        },
        baseSalary: { currency: 'EUR', value: { minValue: 18.5, maxValue: 20, unitText: 'HOUR' } },
        identifier: { value: String(id) },
        directApply: true,
        jobStartDate: '2027-02-01',
        workHours: '38,5 ч в неделю, ночная смена',
      })
      const trail = (BreadcrumbList?.itemListElement ?? []) as { name: string; item: string }[]
      expect(trail.map(({ item }) => item)).toEqual([
        `${SITE}/ru/`,
        `${SITE}/ru/jobs`,
        `${SITE}/ru/jobs/item/${slug}`,
      ])
    })

    it('has the same identifier and posting date in every language', async () => {
      const { slug } = await job()
      const found = await Promise.all(
        LANGUAGES.map(async (language) => structuredData(await page(`/${language}/jobs/item/${slug}`))),
      )
      const [first] = found
      for (const { JobPosting } of found)
        expect(JobPosting).toMatchObject({
          identifier: first?.JobPosting?.identifier,
          datePosted: first?.JobPosting?.datePosted,
        })
    })

    it('leaves out the name of a household', async () => {
      const { slug } = await job({ employer_kind: 'household', company_name: 'Familie Schmidt' })
      const { JobPosting } = structuredData(await page(`/de/jobs/item/${slug}`))
      expect(JobPosting?.hiringOrganization).toBe('confidential')
      expect(JSON.stringify(JobPosting)).not.toContain('Schmidt')
    })

    it.each([
      ['closed', () => ({ closed_at: test.clock() })],
      ['expired', () => ({ expires_at: new Date(test.clock().getTime() - DAY_MS) })],
    ])('that is %s is no advertisement any more', async (_state, given) => {
      const { slug } = await job(given())
      const answer = await web.get(`/en/jobs/item/${slug}`)
      expect(answer.statusCode).toBe(200)
      expect(structuredData(answer.body)).not.toHaveProperty('JobPosting')
      expect(metaOf(answer.body, 'robots')).toBe('noindex')
    })

    it('cannot be broken by its title', async () => {
      const { slug } = await job({
        title: HOSTILE,
        company_name: HOSTILE,
        description: `${HOSTILE} `.repeat(3),
      })
      const html = await page(`/en/jobs/item/${slug}`)
      const { JobPosting } = structuredData(html)
      expect(JobPosting?.title).toBe(HOSTILE)
      expect(JobPosting?.description).not.toContain('<script')
      const blocks = html.match(/<script type="application\/(?:ld\+)?json"[^>]*>/g) ?? []
      // And the two scripts of index.html: the inline one and the app.
      expect(html.match(/<\/script>/g)).toHaveLength(blocks.length + 2)
      expect(html).not.toContain('<script>alert')
      expect(metaOf(html, 'og:title')).toContain('&lt;/script&gt;')
    })
  })

  it('links all languages of a page to each other', async () => {
    const { slug } = await job()
    await article('first-day', { en: 'First day', ru: 'Первый день', pl: 'Pierwszy dzień', de: 'Erster Tag' })
    for (const path of [
      '/',
      '/jobs',
      '/offer',
      '/faq',
      '/page/terms',
      '/blog/1',
      '/blog/item/first-day',
      `/jobs/item/${slug}`,
    ]) {
      for (const language of LANGUAGES) {
        const html = await page(`/${language}${path}`)
        expect(html).toContain(`<link rel="canonical" href="${SITE}/${language}${path}" />`)
        for (const other of LANGUAGES)
          expect(html).toContain(
            `<link rel="alternate" hreflang="${other}" href="${SITE}/${other}${path}" />`,
          )
        expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/en${path}" />`)
        expect(metaOf(html, 'robots')).toBeUndefined()
        expect(metaOf(html, 'og:image')).toBe(`${SITE}/icons/preview.png`)
        expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
        expect(metaOf(html, 'description')?.length).toBeGreaterThan(8)
      }
    }
  })

  it('does not link languages in which an article does not exist', async () => {
    await article('half', { en: 'Half', de: 'Halb' })
    const html = await page('/pl/blog/item/half')
    expect(html).toContain(`<link rel="canonical" href="${SITE}/en/blog/item/half" />`)
    expect(html).not.toContain('hreflang="pl"')
    expect(html).toContain(`hreflang="de" href="${SITE}/de/blog/item/half"`)
    expect(structuredData(html).BlogPosting).toMatchObject({ headline: 'Half', inLanguage: 'en' })
    expect(metaOf(html, 'og:type')).toBe('article')
  })

  it('does not index offers without consent, and shows the keyword in the title of a search', async () => {
    const id = await offer()
    const html = await page(`/en/offer/item/${id}`)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(structuredData(html)).toMatchObject({ Service: { provider: { name: 'Olga P.' } } })
    expect(html).not.toContain('Petrowa')
    const search = await page(`/ru/search/${encodeURIComponent('"няня" <b>')}/${PLACES.near}`)
    expect(search).toContain('<title>«&quot;няня&quot; &lt;b&gt;»: вакансии, Nahdorf-ru · Jobmost</title>')
    expect(await page('/en/search/cook/0')).toContain('<title>“cook”: jobs in Germany · Jobmost</title>')
  })

  it('indexes an offer with its author’s consent while it is listed', async () => {
    const shown = await offer({ is_indexed: true })
    const shy = await offer()
    const gone = await offer({ is_indexed: true, published: false })
    expect(metaOf(await page(`/de/offer/item/${shown}`), 'robots')).toBeUndefined()
    expect(metaOf(await page(`/de/offer/item/${shy}`), 'robots')).toBe('noindex')
    expect((await web.get(`/de/offer/item/${gone}`)).statusCode).toBe(404)
    const { body } = await web.get('/sitemap.xml')
    expect(body.match(/\/offer\/item\/\d+/g)).toEqual(LANGUAGES.map(() => `/offer/item/${shown}`))
  })

  it('numbers the pages of the blog', async () => {
    for (let number = 1; number <= 11; number++) await article(`a-${number}`, { en: `A ${number}` }, number)
    expect(await page('/en/blog/2')).toContain('<title>Blog (2) · Jobmost</title>')
    expect((await web.get('/en/blog/3')).statusCode).toBe(404)
    expect((await web.get('/en/blog/0')).statusCode).toBe(404)
    expect((await web.get('/en/blog')).headers.location).toBe('/en/blog/1')
    expect((await web.get('/blog')).headers.location).toBe('/en/blog/1')
  })

  it('links the feed of the chosen rubric', async () => {
    const html = await page(`/de/jobs?rubrics=${encodeURIComponent(`[${PLACES.rubric}]`)}`)
    expect(html).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Sweeping (de): Neue Stellen in Deutschland · Jobmost" href="${SITE}/de/rss/test-${PLACES.rubric}.xml" />`,
    )
    expect(await page('/de/jobs')).toContain(`href="${SITE}/de/rss.xml" />`)
  })

  it('has a feed of each rubric in each language, with any characters in titles', async () => {
    await job({ title: HOSTILE, published_at: new Date(test.clock().getTime() - DAY_MS) })
    await job({ title: 'Bread', rubric_id: PLACES.otherRubric })
    const feed = await web.get(`/de/rss/test-${PLACES.rubric}.xml`)
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(feed.body.match(/<item>/g)).toHaveLength(1)
    expect(feed.body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Koch&quot; &amp;')
    expect(feed.body).toContain(']]&gt;')
    expect(feed.body).toMatch(/Nahdorf: 18,50\s€ pro Stunde<\/title>/)
    expect(feed.body).not.toContain('Bread')
    const all = (await web.get('/ru/rss.xml')).body
    expect(all.match(/<item>/g)).toHaveLength(2)
    expect(all).toContain('<language>ru</language>')
    expect((await web.get('/de/rss/none.xml')).statusCode).toBe(404)
    expect((await web.get('/fr/rss.xml')).statusCode).toBe(302)
  })

  it('has a sitemap with every job and article in its languages, with change dates', async () => {
    const { slug } = await job()
    const { slug: closed } = await job({ closed_at: test.clock() })
    const blocked = await createUser(test, { role: 'boss' })
    const { slug: hidden } = await job({ user_id: blocked.id })
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', blocked.id)
      .execute()
    await article('half', { en: 'Half', de: 'Halb' })
    const { body } = await web.get('/sitemap.xml')
    for (const language of LANGUAGES)
      expect(body).toContain(
        `<loc>${SITE}/${language}/jobs/item/${slug}</loc><lastmod>${test.clock().toISOString()}</lastmod>`,
      )
    expect(body).not.toContain(closed)
    expect(body).not.toContain(hidden)
    expect((await web.get('/en/rss.xml')).body).not.toContain(hidden)
    expect(body).toContain(`<loc>${SITE}/de/blog/item/half</loc>`)
    expect(body).not.toContain('/pl/blog/item/half')
  })

  it('splits the sitemap when it grows too long', async () => {
    const { id } = await job()
    const {
      id: _id,
      slug: _slug,
      ...row
    } = await test.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copy = { ...row, requirements: '[]', responsibilities: '[]', draft: null }
    // No test searches here, and updating the search index would take most of the time.
    await sql`alter table vacancies disable trigger user`.execute(test.db)
    for (let batch = 0; batch < 11; batch++) {
      const values = Array.from({ length: 1000 }, (_, index) => ({
        ...copy,
        id: 100_000 + batch * 1000 + index,
        slug: `many-${batch}-${index}`,
      }))
      await test.db.insertInto('vacancies').values(values).execute()
    }
    await sql`alter table vacancies enable trigger user`.execute(test.db)
    const { body } = await web.get('/sitemap.xml')
    expect(body).toContain('<sitemapindex')
    expect(body).toContain(`<loc>${SITE}/sitemap/pages.xml</loc>`)
    const parts = [...body.matchAll(/sitemap\/(jobs-\d+\.xml)/g)].map(([, part]) => part)
    let jobs = 0
    for (const part of parts) {
      const urls = (await web.get(`/sitemap/${part}`)).body.match(/<url>/g)?.length ?? 0
      expect(urls).toBeGreaterThan(0)
      expect(urls).toBeLessThanOrEqual(50_000)
      jobs += urls / LANGUAGES.length
    }
    expect(jobs).toBe(11_001)
    expect((await web.get('/sitemap/pages.xml')).body).toContain(`<loc>${SITE}/pl/faq</loc>`)
    expect((await web.get('/sitemap/other.xml')).statusCode).toBe(404)
  })
})
