import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { createWebApp, metaOf, type WebApp } from '../testing/web-app.ts'

const SITE = 'http://localhost:3000'
const { near, nearer, far, rubric, otherRubric } = PLACES

describe.each(engines())('the pages of rubrics and cities on %s', (engine) => {
  const test = useTestApp(engine)
  let web: WebApp
  let bossId: number
  beforeAll(async () => {
    await ensurePlaces(test)
    web = await createWebApp(test)
  })
  afterAll(async () => {
    await web.close()
  })
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
    bossId = (await createUser(test, { role: 'boss' })).id
  })
  const job = (given: object) => createVacancy(test, { user_id: bossId, ...given })
  const slugOf = async (table: 'rubrics' | 'cities', id: number) =>
    (await test.db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const robotsOf = (html: string) => metaOf(html, 'robots')
  const page = async (path: string) => (await web.get(path)).body

  it('show counts, jobs and nearby places', async () => {
    await job({ title: 'Here', city_id: near, rubric_id: rubric, german_level: 'none' })
    await job({ title: 'Next door', city_id: nearer, rubric_id: rubric, german_level: 'b1' })
    await job({ title: 'Far', city_id: far, rubric_id: rubric })
    await job({ title: 'Other', city_id: near, rubric_id: otherRubric })
    const [kind, city] = [await slugOf('rubrics', rubric), await slugOf('cities', near)]
    const { data } = (await test.call('GET', `/job-places/${kind}/${city}`)).body
    expect(data.jobs.map(({ title }: { title: string }) => title)).toEqual(['Here'])
    expect(data.counts).toMatchObject({ all: 1, without_german: 1 })
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect(ids(data.cities)).toEqual([nearer])
    expect(ids(data.rubrics)).toEqual([otherRubric])
    const all = (await test.call('GET', `/job-places/${kind}`)).body.data
    expect([all.counts.all, all.city]).toEqual([3, null])
    expect((await test.call('GET', `/job-places/all/${city}`)).body.data.counts.all).toBe(2)
    for (const path of ['none/none', `${kind}/none`, 'none', 'all'])
      expect([path, (await test.call('GET', `/job-places/${path}`)).status]).toEqual([path, 404])
  })

  it('are indexed under their own title while they have jobs, and are canonical for the same filters', async () => {
    await job({ city_id: near, rubric_id: rubric })
    const [kind, city] = [await slugOf('rubrics', rubric), await slugOf('cities', near)]
    const html = await page(`/de/jobs/${kind}/${city}`)
    expect(html).toMatch(/<title>[^<]+: Stellen in Nahdorf · Jobmost<\/title>/)
    expect(robotsOf(html)).toBeUndefined()
    expect(canonicalOf(html)).toBe(`${SITE}/de/jobs/${kind}/${city}`)
    expect(robotsOf(await page(`/de/jobs/${kind}/${await slugOf('cities', far)}`))).toBe('noindex,follow')
    const canonical = async (query: string) => canonicalOf(await page(`/de/jobs?${query}`))
    expect(await canonical(`rubrics=${rubric}`)).toBe(`${SITE}/de/jobs/${kind}`)
    expect(await canonical(`cities=${near}`)).toBe(`${SITE}/de/jobs/all/${city}`)
    expect(await canonical(`cities=${near}&rubrics=${rubric}`)).toBe(`${SITE}/de/jobs/${kind}/${city}`)
    expect(await canonical(`rubrics=${rubric}&pay=per_hour`)).toBe(`${SITE}/de/jobs`)
    const { body } = await web.get('/sitemap.xml')
    expect(body).toContain(`<loc>${SITE}/pl/jobs/${kind}/${city}</loc>`)
    expect(body).toContain(`<loc>${SITE}/pl/jobs/all/${city}</loc>`)
    expect((await web.get('/de/jobs/none/none')).statusCode).toBe(404)
  })

  it('a later page of the list is its own canonical; a page beyond the end is not indexed', async () => {
    for (let n = 0; n < 21; n++) await job({ title: `Job ${n}` })
    const second = await page('/de/jobs?page=2')
    expect(canonicalOf(second)).toBe(`${SITE}/de/jobs?page=2`)
    expect(second).toContain('<title>Stellenangebote (2) · Jobmost</title>')
    expect(canonicalOf(await page('/de/jobs?page=1'))).toBe(`${SITE}/de/jobs`)
    expect(robotsOf(await page('/de/jobs?page=3'))).toBe('noindex,follow')
    expect(robotsOf(await page('/de/offer?page=2'))).toBe('noindex,follow')
  })

  it('a later page of a place has its own jobs, title and canonical address; one beyond the end is not indexed', async () => {
    for (let n = 0; n < 21; n++) await job({ title: `Job ${n}`, city_id: near, rubric_id: rubric })
    const [kind, city] = [await slugOf('rubrics', rubric), await slugOf('cities', near)]
    const path = `/de/jobs/${kind}/${city}`
    const second = await page(`${path}?page=2`)
    expect(second).toMatch(/<title>[^<]+: Stellen in Nahdorf \(2\) · Jobmost<\/title>/)
    expect([canonicalOf(second), robotsOf(second)]).toEqual([`${SITE}${path}?page=2`, undefined])
    const { data } = (await test.call('GET', `/job-places/${kind}/${city}?page=2`)).body
    expect(data.jobs.map(({ title }: { title: string }) => title)).toEqual(['Job 0'])
    expect(canonicalOf(await page(`${path}?page=1`))).toBe(SITE + path)
    expect(robotsOf(await page(`${path}?page=3`))).toBe('noindex,follow')
    const statusOf = async (query: string) =>
      (await test.call('GET', `/job-places/${kind}?page=${query}`)).status
    expect([await statusOf('0'), await statusOf('x'), await statusOf('2')]).toEqual([422, 422, 200])
  })

  it('searches are not indexed, but their links are followed', async () => {
    await job({ title: 'Glockengießer gesucht' })
    const path = `/en/search/${encodeURIComponent('Glockengießer')}/0`
    expect(robotsOf(await page(path))).toBe('noindex,follow')
  })
})
