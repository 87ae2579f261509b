import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  FIRST_DAY_ARTICLE,
  FRAUD_QUESTION,
  LEGAL_PAGES,
  MINI_JOB_ARTICLE,
} from '#shared/contract/content-kinds.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { say } from '../texts/texts.ts'

const MESSAGE = { name: 'Anna', email: 'anna@people.example', description: 'Can you help me, please?' }

describe.each(engines())('content on %s', (engine) => {
  const test = useTestApp(engine)

  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })
  const countMessages = async () =>
    (await test.db.selectFrom('contact_messages').select('id').execute()).length

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each([...LEGAL_PAGES])('has the page %s', async (slug) => {
      const { status, body } = await test.call('GET', `/pages/${slug}`, inLanguage(language))
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ slug, language })
      expect(body.data.title).not.toBe('')
      expect(body.data.html).toContain('<h2>')
      expect(body.data.html).not.toMatch(/demo|\[[^\]]*\]|\{\{|Musterstra|\.example/i)
    })

    it.each([FIRST_DAY_ARTICLE, MINI_JOB_ARTICLE])('has the article %s', async (slug) => {
      const { status, body } = await test.call('GET', `/blog/${slug}`, inLanguage(language))
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ slug, language })
    })

    it('lists at least four questions in each group, group by group', async () => {
      const { body } = await test.call('GET', '/faq', inLanguage(language))
      const groups: string[] = body.data.map(({ group }: { group: string }) => group)
      expect([...new Set(groups)]).toEqual(['general', 'employer', 'worker'])
      for (const group of new Set(groups)) {
        expect(groups.filter((other) => other === group).length).toBeGreaterThanOrEqual(4)
      }
      expect(body.data.every(({ html }: { html: string }) => html.startsWith('<p>'))).toBe(true)
      const slugs: string[] = body.data.map(({ slug }: { slug: string }) => slug)
      expect(slugs.filter((slug) => slug === FRAUD_QUESTION)).toHaveLength(1)
      expect(new Set(slugs).size).toBe(slugs.length)
    })

    it('names the problems of a contact message', async () => {
      const { status, body } = await test.call('POST', '/addMessage', {
        ...inLanguage(language),
        body: { name: 'A', email: 'nobody', description: '' },
      })
      expect(status).toBe(422)
      expect(Object.keys(body.errors).sort()).toEqual(['description', 'email', 'name'])
      expect(body.errors.email).toEqual([say(language, 'invalid_email')])
    })
  })

  it('falls back to English when a language is missing', async () => {
    await test.db
      .insertInto('pages')
      .values({
        slug: 'only-english',
        titles: JSON.stringify({ en: 'Title', de: 'Titel' }),
        bodies: JSON.stringify({ en: '<p>Text</p>' }),
        updated_at: test.clock(),
      })
      .execute()
    const { body } = await test.call('GET', '/pages/only-english', inLanguage('de'))
    expect(body.data).toMatchObject({ title: 'Title', html: '<p>Text</p>', language: 'en' })
  })

  it('says in which language an answer is that falls back to English', async () => {
    const english = { en: 'Only in English?' }
    const { id } = await test.db
      .insertInto('faq_entries')
      .values({
        topic: 'general',
        position: 900,
        questions: JSON.stringify(english),
        answers: JSON.stringify(english),
        slug: 'only-in-english',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { body } = await test.call('GET', '/faq', inLanguage('de'))
    const languageOf = (slug: string) =>
      body.data.find((entry: { slug: string }) => entry.slug === slug).language
    expect([languageOf('only-in-english'), languageOf('recognise-fraud')]).toEqual(['en', 'de'])
    await test.db.deleteFrom('faq_entries').where('id', '=', id).execute()
  })

  it('answers 404 for unknown pages and options', async () => {
    expect((await test.call('GET', '/pages/nothing')).status).toBe(404)
    expect((await test.call('GET', '/appOption/2')).status).toBe(404)
  })

  it('returns contacts, options and statistics', async () => {
    expect((await test.call('GET', '/contact')).body.data).toEqual([])
    const options = await test.call('GET', '/appOption/1')
    expect(Object.keys(options.body.data).sort()).toEqual([
      'default_language',
      'facebook',
      'instagram',
      'numberOne',
      'telegramChat',
      'version',
      'viberChat',
      'whatsApp',
    ])
    expect(options.body.data.numberOne).toBe(false)
    const { body } = await test.call('GET', '/statistics')
    expect(body.data).toEqual({
      claims: { visitors_per_day: 0, candidates: 0, vacancies: 0, employers: 0 },
      version: expect.any(Number),
      live: { vacancies: 0, offers: 0, workers: 0, employers: 0 },
    })
  })

  it('counts listed jobs and offers, and users who are not blocked', async () => {
    const live = async () => (await test.call('GET', '/statistics')).body.data.live
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    const worker = await createUser(test, { role: 'worker' })
    await createVacancy(test, { user_id: boss.id })
    await createOffer(test, { user_id: worker.id })
    expect(await live()).toEqual({ vacancies: 1, offers: 1, workers: 1, employers: 1 })
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).execute()
    expect(await live()).toEqual({ vacancies: 0, offers: 0, workers: 0, employers: 0 })
  })

  it('stores a message once for repeated requests', async () => {
    const before = await countMessages()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await test.call('POST', '/addMessage', { body: MESSAGE, headers })
    const again = await test.call('POST', '/addMessage', { body: MESSAGE, headers })
    expect(first).toMatchObject({ status: 201, body: { data: { id: expect.any(Number) } } })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await countMessages()).toBe(before + 1)
    const other = await test.call('POST', '/addMessage', { body: { ...MESSAGE, name: 'Eva' }, headers })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  it('enforces the length limits of a message', async () => {
    const statusOf = async (given: object) =>
      (await test.call('POST', '/addMessage', { body: { ...MESSAGE, ...given } })).status
    expect(await statusOf({ name: 'Al', description: 'x'.repeat(10) })).toBe(201)
    expect(await statusOf({ name: 'x'.repeat(100), description: 'x'.repeat(2000) })).toBe(201)
    expect(await statusOf({ name: 'x'.repeat(101) })).toBe(422)
    expect(await statusOf({ description: 'x'.repeat(2001) })).toBe(422)
    expect(await statusOf({ description: ' '.repeat(50) })).toBe(422)
  })
})
