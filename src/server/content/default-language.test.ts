import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { auditOf } from '../testing/audit.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createWebApp, type WebApp } from '../testing/web-app.ts'
import { readDefaultLanguage } from './default-language.ts'

const MIGRATION = readFileSync(new URL('../db/migrations/402-default-language.sql', import.meta.url), 'utf8')
const FRENCH = { 'accept-language': 'fr' }

describe.each(engines())('the default language on %s', (engine) => {
  const test = useTestApp(engine)
  let web: WebApp
  let token = ''
  beforeAll(async () => {
    web = await createWebApp(test)
    token = (await createUser(test, { role: 'admin' })).token
  })
  afterAll(async () => {
    await web.close()
  })
  beforeEach(async () => {
    await sql`update app_options set options = options - 'default_language', operator = '{}'`.execute(test.db)
    await readDefaultLanguage(test.db)
  })

  const choose = (body: object) => test.call('PATCH', '/admin/appOption/1', { token, body })
  const leadsTo = async (path: string, headers: Record<string, string>) =>
    (await web.get(path, headers)).headers.location
  const chosen = async () => (await test.call('GET', '/appOption/1')).body.data.default_language
  const missing = async () => (await test.app.inject('/readyz')).json().missing

  it('is English and missing until an administrator has chosen it', async () => {
    expect(await chosen()).toBeNull()
    expect(await missing()).toContain('language')
    expect(await leadsTo('/', FRENCH)).toBe('/en/')
    expect((await test.call('GET', '/faq', { headers: FRENCH })).headers['content-language']).toBe('en')
    expect((await choose({ default_language: 'en' })).status).toBe(200)
    expect(await missing()).not.toContain('language')
    expect((await auditOf(test, 'options', 1)).at(-1)).toMatchObject({
      before: { default_language: null },
      after: { default_language: 'en' },
    })
  })

  it.each(LANGUAGES)('%s is for visitors whose browser asks for none of the four', async (language) => {
    await choose({ default_language: language })
    for (const headers of [FRENCH, { 'accept-language': '' }, { 'accept-language': 'fr, *' }])
      expect(await leadsTo('/', headers)).toBe(`/${language}/`)
    expect(await leadsTo('/jobs?page=2', FRENCH)).toBe(`/${language}/jobs?page=2`)
    expect(await leadsTo('/fr/jobs', FRENCH)).toBe(`/${language}/jobs`)
    expect(await leadsTo('/blog', FRENCH)).toBe(`/${language}/blog/1`)
    const { body } = await web.get('/pl/faq')
    expect(body).toContain(`hreflang="x-default" href="http://localhost:3000/${language}/faq"`)
    const { headers } = await test.call('GET', '/faq', { headers: FRENCH })
    expect(headers['content-language']).toBe(language)
  })

  it('changes nothing for visitors with a language', async () => {
    await choose({ default_language: 'de' })
    expect(await leadsTo('/', { 'accept-language': 'fr, pl;q=0.5' })).toBe('/pl/')
    expect(await leadsTo('/', { ...FRENCH, cookie: 'language=ru' })).toBe('/ru/')
    expect((await test.call('GET', '/faq')).headers['content-language']).toBe('en')
  })

  it('is the language of mails to a reader whose language is unknown', async () => {
    await choose({ default_language: 'de' })
    const email = `french-${engine}@people.example`
    await test.call('POST', '/subscriptions', { body: { email }, headers: FRENCH })
    expect((await mailsTo(test, email))[0]?.text).toContain('/de/newsletter/confirm')
  })

  it('must be one of the four, and is kept when another option changes', async () => {
    await choose({ default_language: 'pl' })
    for (const wrong of ['fr', null, '']) {
      const { status, body } = await choose({ default_language: wrong })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['default_language']])
    }
    await choose({ facebook: 'https://facebook.com/jobmost' })
    expect(await chosen()).toBe('pl')
  })

  it('chosen by another process shows within a second and a request', async () => {
    await sql`update app_options set options = options || '{"default_language": "ru"}'`.execute(test.db)
    await expect.poll(() => leadsTo('/', FRENCH), { timeout: 5000 }).toBe('/ru/')
  })

  it.each([
    ['entered', { name: 'Brücke GmbH', email: 'post@bruecke.de' }, 'en'],
    ['missing', {}, null],
    ['the demo’s', { name: 'Demo', email: 'demo@jobmost.example' }, null],
  ])('of a site whose operator is %s stays %s by the update', async (_, operator, language) => {
    await test.db
      .updateTable('app_options')
      .set({ operator: JSON.stringify(operator) })
      .execute()
    await sql.raw(MIGRATION).execute(test.db)
    expect(await chosen()).toBe(language)
  })
})
