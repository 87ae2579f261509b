import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_KINDS, FIXED_KINDS, FRAUD_QUESTION } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { auditOf } from '../../testing/audit.ts'
import { createUser } from '../../testing/people.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'

const ARTICLE = {
  slug: 'first-aid',
  titles: { en: 'First aid', de: 'Erste Hilfe' },
  summaries: { en: 'What to do' },
  bodies: { en: '## Call 112\n\nStay **calm**.', de: '' },
}

describe.each(engines())('editing content on %s', (engine) => {
  const test = useTestApp(engine)
  let token = ''
  beforeAll(async () => {
    token = (await createUser(test, { role: 'admin' })).token
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
    test.call(method, path, { token, ...(body ? { body } : {}) })
  const add = async (kind: string, form: object): Promise<number> => {
    const { status, body } = await call('POST', `/admin/${kind}`, form)
    expect([status, body.errors]).toEqual([201, undefined])
    return body.data.id
  }
  const statusOf = async (path: string) => (await test.call('GET', path)).status

  it.each(CONTENT_KINDS)('%s answer 404 to job seekers and employers', async (kind) => {
    for (const role of ['worker', 'boss'] as const) {
      const other = await createUser(test, { role })
      for (const [method, path] of [
        ['GET', kind],
        ...(FIXED_KINDS.includes(kind)
          ? []
          : ([
              ['POST', kind],
              ['DELETE', `${kind}/1`],
            ] as const)),
        ['PATCH', `${kind}/1`],
        ['GET', `${kind}/1/versions`],
        ['POST', `${kind}/1/restore`],
      ] as const) {
        const sent = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
        const { status } = await test.call(method, `/admin/${path}`, { token: other.token, ...sent })
        expect([method, path, status]).toEqual([method, path, 404])
      }
    }
    expect((await call('GET', `/admin/${kind}`)).status).toBe(200)
  })

  it('shows an article only after its publication date, and never a draft', async () => {
    const id = await add('blog', ARTICLE)
    expect(await statusOf('/blog/first-aid')).toBe(404)
    const later = new Date(test.clock().getTime() + MINUTE_MS).toISOString()
    await call('PATCH', `/admin/blog/${id}`, { published_at: later })
    expect(await statusOf('/blog/first-aid')).toBe(404)
    test.clock.advance(MINUTE_MS + 1000)
    const { body } = await test.call('GET', '/blog/first-aid', { headers: { 'accept-language': 'pl' } })
    expect(body.data).toMatchObject({ language: 'en', languages: ['en'] })
    expect(body.data.html).toBe('<h2>Call 112</h2>\n<p>Stay <strong>calm</strong>.</p>')
    expect((await call('PATCH', `/admin/blog/${id}`, { slug: 'pay-you-may-know' })).body.errors).toEqual({
      slug: ['This address is already taken'],
    })
    expect((await call('DELETE', `/admin/blog/${id}`)).status).toBe(204)
    expect(await statusOf('/blog/first-aid')).toBe(404)
  })

  it('lists what was deleted, and brings it back under its id', async () => {
    const id = await add('blog', { ...ARTICLE, slug: 'fire-drill', titles: { en: 'Fire drill' } })
    await call('PATCH', `/admin/blog/${id}`, { titles: { en: 'Fire alarm' } })
    const deleted = async (q = '') =>
      (await call('GET', `/admin/blog?state=deleted${q}`)).body.data.filter((item: Edited) => item.id === id)
    expect(await deleted()).toEqual([])
    await call('DELETE', `/admin/blog/${id}`)
    expect(await deleted()).toMatchObject([{ version: 2, form: { titles: { en: 'Fire alarm' } } }])
    expect([await deleted('&q=alarm'), await deleted('&q=drill')]).toMatchObject([[{ id }], []])
    const restored = await call('POST', `/admin/blog/${id}/restore`, { version: 1 })
    expect(restored.body.data).toMatchObject({ id, version: 3, form: { titles: { en: 'Fire drill' } } })
    expect((await call('GET', `/admin/blog/${id}`)).body.data).toMatchObject({ version: 3 })
    expect(await deleted()).toEqual([])
    const { body } = await call('GET', `/admin/blog/${id}/versions`)
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  })

  it('brings nothing back while its address is taken', async () => {
    const id = await add('blog', { ...ARTICLE, slug: 'taken' })
    await call('DELETE', `/admin/blog/${id}`)
    await add('blog', { ...ARTICLE, slug: 'taken' })
    const { status, body } = await call('POST', `/admin/blog/${id}/restore`, { version: 1 })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['slug']])
  })

  it('keeps every version, refuses a change of an outdated version, and restores earlier versions', async () => {
    const { data } = (await call('GET', '/admin/pages?per_page=100')).body
    const imprint = data.find(({ form }: { form: { slug: string } }) => form.slug === 'imprint')
    const before = (await test.call('GET', '/pages/imprint')).body.data
    expect(before.version).toBe(1)
    const changed = await call('PATCH', `/admin/pages/${imprint.id}`, {
      bodies: { ...imprint.form.bodies, en: 'Be polite.' },
      version: imprint.version,
    })
    expect(changed.body.data.version).toBe(2)
    const stale = await call('PATCH', `/admin/pages/${imprint.id}`, { titles: { en: 'X' }, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } })
    expect((await test.call('GET', '/pages/imprint')).body.data).toMatchObject({
      html: '<p>Be polite.</p>',
      version: 2,
    })
    const versions = (await call('GET', `/admin/pages/${imprint.id}/versions`)).body.data
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(versions.map(({ author }: { author: string | null }) => author === null)).toEqual([false, true])
    expect((await call('POST', `/admin/pages/${imprint.id}/restore`, { version: 1 })).status).toBe(200)
    expect((await test.call('GET', '/pages/imprint')).body.data).toMatchObject({
      html: before.html,
      version: 3,
    })
    expect((await call('POST', `/admin/pages/${imprint.id}/restore`, { version: 9 })).status).toBe(404)
  })

  it('makes no version of an unchanged text, and gives the text of the first start its own time', async () => {
    const { data } = (await call('GET', '/admin/pages?per_page=100')).body
    const page = data.find(({ form }: { form: { slug: string } }) => form.slug === 'accessibility')
    const written = (await test.call('GET', '/pages/accessibility')).body.data.updated_at
    const path = `/admin/pages/${page.id}`
    const versions = async (of = path) => (await call('GET', `${of}/versions`)).body.data
    test.clock.advance(MINUTE_MS)
    expect((await call('PATCH', path, page.form)).body.data).toEqual(page)
    expect((await test.call('GET', '/pages/accessibility')).body.data).toMatchObject({
      version: 1,
      updated_at: written,
    })
    const changed = { ...page.form, titles: { ...page.form.titles, en: 'Usable by everybody' } }
    expect((await call('PATCH', path, changed)).body.data.version).toBe(2)
    expect((await call('PATCH', path, changed)).body.data.version).toBe(2)
    expect((await call('POST', `${path}/restore`, { version: 2 })).body.data.version).toBe(2)
    expect(await versions()).toMatchObject([
      { version: 2, created_at: test.clock().toISOString() },
      { version: 1, created_at: written },
    ])
    expect((await auditOf(test, 'pages', page.id)).map(({ action }) => action)).toEqual(['content.changed'])
    // Rubrics have no time of their own.
    const [rubric] = (await call('GET', '/admin/rubrics?per_page=1')).body.data
    await call('PATCH', `/admin/rubrics/${rubric.id}`, { position: rubric.form.position + 1 })
    const [, first] = await versions(`/admin/rubrics/${rubric.id}`)
    const { applied_at } = (
      await sql<{ applied_at: Date }>`select applied_at from migrations order by 1`.execute(test.db)
    ).rows[0]!
    expect(first.created_at).toBe(applied_at.toISOString())
  })

  it('refuses to delete or rename a required page, or a rubric in use', async () => {
    const { data } = (await call('GET', '/admin/pages?per_page=100')).body
    const imprint = data.find(({ form }: { form: { slug: string } }) => form.slug === 'imprint')
    expect((await call('DELETE', `/admin/pages/${imprint.id}`)).body.code).toBe('in_use')
    const moved = await call('PATCH', `/admin/pages/${imprint.id}`, { slug: 'about' })
    expect([moved.status, moved.body.errors]).toEqual([
      422,
      { slug: ['This page must stay at this address'] },
    ])
    expect((await call('DELETE', '/admin/rubrics/3')).body.code).toBe('in_use')
  })

  it('edits questions, news, rubrics and contacts', async () => {
    const faq = await add('faq', { topic: 'worker', questions: { en: 'Why?' }, answers: { en: 'So.' } })
    await call('PATCH', `/admin/faq/${faq}`, { answers: { en: '*So* it is.' } })
    const answers = (await test.call('GET', '/faq')).body.data
    const entry = answers.find(({ id }: { id: number }) => id === faq)
    expect(entry).toMatchObject({ html: '<p><em>So</em> it is.</p>', slug: `question-${faq}` })

    // Links to a question survive its new text and place.
    const fraud = await test.db
      .selectFrom('faq_entries')
      .select('id')
      .where('slug', '=', FRAUD_QUESTION)
      .executeTakeFirstOrThrow()
    await call('PATCH', `/admin/faq/${fraud.id}`, { position: 99, questions: { en: 'Is it a scam?' } })
    const moved: { slug: string; question: string }[] = (await test.call('GET', '/faq')).body.data
    expect(moved.filter(({ slug }) => slug === FRAUD_QUESTION)).toMatchObject([{ question: 'Is it a scam?' }])

    await add('news', {
      titles: { de: 'Neu' },
      bodies: { de: 'Text' },
      published_at: test.clock().toISOString(),
    })
    expect((await test.call('GET', '/news?limit=1')).body.data[0]).toMatchObject({
      title: 'Neu',
      language: 'de',
    })

    const name = { en: 'Drones', ru: 'Дроны', pl: 'Drony', de: 'Drohnen' }
    const rubric = await add('rubrics', { slug: 'drones', icon: 'dots', names: name, in_main: true })
    expect((await test.call('GET', '/rubric')).body.data).toContainEqual(
      expect.objectContaining({ name: 'Drones' }),
    )
    expect((await call('DELETE', `/admin/rubrics/${rubric}`)).status).toBe(204)
    const missing = await call('POST', '/admin/rubrics', { slug: 'x', icon: 'dots', names: { en: 'X' } })
    expect(missing.status).toBe(422)

    const contact = await add('contacts', {
      address: 'Main street 1\n10115 Berlin',
      phone: '+49 30 1',
      phone2: '',
    })
    expect((await test.call('GET', '/contact')).body.data).toMatchObject([{ id: contact, phone2: null }])
  })

  it('refuses a text without any language, an invalid address and a picture without a description', async () => {
    const refused = await call('POST', '/admin/blog', { ...ARTICLE, slug: 'Not OK', titles: { en: ' ' } })
    expect(Object.keys(refused.body.errors).sort()).toEqual(['slug', 'titles'])
    const blank = await call('POST', '/admin/blog', { ...ARTICLE, slug: ' ' })
    expect(blank.body.errors).toEqual({ slug: ['field cannot be empty'] })
    const picture = '/media/0f8fad5b-d9cb-469f-a165-70867728950e.webp'
    const bodies = { en: `![](${picture})` }
    const undescribed = await call('POST', '/admin/blog', { ...ARTICLE, bodies })
    expect(undescribed.body.errors).toEqual({ bodies: ['A picture in the text needs a description'] })
    const nested = await call('POST', '/admin/blog', { ...ARTICLE, bodies: { en: '> '.repeat(2000) } })
    expect(Object.keys(nested.body.errors)).toEqual(['bodies'])
    const previewed = await call('POST', '/admin/preview', { text: '> '.repeat(2000), language: 'en' })
    expect([previewed.status, Object.keys(previewed.body.errors)]).toEqual([422, ['text']])
    const cover = await call('POST', '/admin/blog', { ...ARTICLE, cover: { picture, alts: {} } })
    expect(cover.status).toBe(422)
  })

  it('writes every change to the audit log', async () => {
    const id = await add('faq', { topic: 'general', questions: { en: 'Who?' }, answers: { en: 'We.' } })
    await call('PATCH', `/admin/faq/${id}`, { position: 7 })
    await call('DELETE', `/admin/faq/${id}`)
    const entries = await auditOf(test, 'faq', id)
    expect(entries.map(({ action }) => action)).toEqual([
      'content.added',
      'content.changed',
      'content.removed',
    ])
    expect(entries[1]).toMatchObject({
      before: { version: 1, position: 0 },
      after: { version: 2, position: 7 },
      details: { fields: ['position'] },
    })
  })

  it('previews with the same rules as the published text', async () => {
    const text = '# Title\n\n<script>x()</script>\n\n[a](javascript:x())'
    const { body } = await call('POST', '/admin/preview', { text, language: 'de' })
    expect(body.data.html).toBe('<h2>Title</h2>\n<p><a>a</a></p>')
  })

  it('renames cities, which can be searched but neither added nor deleted', async () => {
    const { body } = await call('GET', '/admin/cities?q=munchen')
    expect(body.data).toEqual([])
    const found = (await call('GET', `/admin/cities?q=${encodeURIComponent('münch мюнх')}`)).body.data
    expect(found).toMatchObject([{ version: 1, form: { names: { de: 'München', ru: 'Мюнхен' } } }])
    const [{ id, form }] = found
    const names = { ...form.names, pl: 'Monachium nad Izarą' }
    expect(
      (await call('PATCH', `/admin/cities/${id}`, { names: { pl: 'Monachium' } })).body.errors,
    ).toHaveProperty('names')
    expect((await call('PATCH', `/admin/cities/${id}`, { names, version: 1 })).body.data.version).toBe(2)
    const nameIn = async (language: string) =>
      (await test.call('GET', '/city', { headers: { 'accept-language': language } })).body.data.find(
        (city: { id: number }) => city.id === id,
      ).name
    test.clock.advance(2000)
    await expect.poll(() => nameIn('pl')).toBe('Monachium nad Izarą')
    expect((await call('POST', `/admin/cities/${id}/restore`, { version: 1 })).status).toBe(200)
    expect((await call('POST', '/admin/cities', { names: { de: 'Neustadt' } })).status).toBe(405)
    expect((await call('DELETE', `/admin/cities/${id}`)).status).toBe(405)
    expect((await call('GET', '/admin/cities?q=%25')).body.data).toEqual([])
  })

  it('finds content by words of the title in every language, not by names of languages', async () => {
    await add('blog', {
      ...ARTICLE,
      slug: 'more-aid',
      titles: { en: 'More aid', de: 'Weitere Hilfestellung' },
    })
    const titles = async (q: string) =>
      (await call('GET', `/admin/blog?q=${encodeURIComponent(q)}`)).body.data.map(
        ({ form }: { form: { titles: { en: string } } }) => form.titles.en,
      )
    expect(await titles('hilfestellung more')).toEqual(['More aid'])
    expect(await titles('hilfestellung second')).toEqual([])
    await add('contacts', { address: 'Quittenweg 7, Berlin', phone: '+49 30 123456' })
    expect((await call('GET', '/admin/contacts?q=quittenweg')).body.data).toHaveLength(1)
  })
})
