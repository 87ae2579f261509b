import { beforeAll, describe, expect, it } from 'vitest'
import { LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { auditOf } from '../testing/audit.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { lockSettings } from './settings-store.ts'

const OPERATOR = {
  name: 'Brücke & Söhne GmbH',
  street: 'Am *Markt* 1',
  postcode: '01067',
  city: 'Dresden',
  email: 'post@bruecke.de',
  phone: '+49 351 1',
  represented_by: 'Anna Weiß',
  register: 'HRB 1',
  vat_id: 'DE123456789',
  responsible: null,
  processors: 'Hoster AG, Berlin',
}

describe.each(engines())('the settings of the site on %s', (engine) => {
  const test = useTestApp(engine)
  let token = ''
  beforeAll(async () => {
    token = (await createUser(test, { role: 'admin', email: 'chief@bruecke.de' })).token
  })
  // On PostgreSQL, the role of this test owns the tables.
  const rights = engine === 'postgres' ? ['audit_log'] : []
  const missing = async () => (await test.call('GET', '/admin/setup', { token })).body.data.missing

  it('answer 404 to everybody but administrators', async () => {
    const worker = await createUser(test, { role: 'worker' })
    for (const [method, path] of [
      ['GET', '/admin/setup'],
      ['GET', '/admin/operator'],
      ['PUT', '/admin/operator'],
      ['PATCH', '/admin/appOption/1'],
      ['PATCH', '/admin/statistics'],
      ['POST', '/admin/pictures'],
    ] as const) {
      const body = method === 'GET' ? {} : { body: {} }
      expect((await test.call(method, path, { token: worker.token, ...body })).status).toBe(404)
    }
  })

  it.each(LANGUAGES)('fill the operator’s data into imprint and privacy policy in %s', async (language) => {
    const read = async (slug: string) =>
      (await test.call('GET', `/pages/${slug}`, { headers: { 'accept-language': language } })).body.data.html
    await test.db.updateTable('app_options').set({ operator: '{}' }).execute()
    expect(await read('imprint')).not.toContain('Brücke')
    expect((await test.call('PUT', '/admin/operator', { token, body: OPERATOR })).status).toBe(200)
    const imprint = await read('imprint')
    expect(imprint).toContain('Brücke &amp; Söhne GmbH<br />Am *Markt* 1<br />01067 Dresden')
    expect(imprint).toContain('<a href="mailto:post@bruecke.de">post@bruecke.de</a>')
    expect(imprint).toContain('HRB 1<br />DE123456789')
    const privacy = await read('privacy-policy')
    expect(privacy).toContain('Am *Markt* 1, 01067 Dresden')
    expect(privacy).toContain('(Hoster AG, Berlin)')
  })

  it('list each missing setting until it is set', async () => {
    await test.db.updateTable('app_options').set({ operator: '{}' }).execute()
    expect(await missing()).toEqual(['operator', 'language', 'legal_pages', 'mail', 'address', ...rights])
    expect((await test.call('GET', '/admin/setup', { token })).body.data.mails_are_files).toBe(true)
    await test.call('PUT', '/admin/operator', { token, body: OPERATOR })
    const unsaved = async () => (await test.call('GET', '/admin/setup', { token })).body.data.legal_pages
    const slugs: string[] = [...LEGAL_PAGES]
    const { data } = (await test.call('GET', '/admin/pages', { token })).body
    for (const { id, form, version } of data) {
      expect(await unsaved()).toEqual(slugs)
      const body = { titles: form.titles, version }
      expect((await test.call('PATCH', `/admin/pages/${id}`, { token, body })).status).toBe(200)
      if (slugs.includes(form.slug)) slugs.splice(slugs.indexOf(form.slug), 1)
    }
    expect(await unsaved()).toEqual([])
    await test.call('PATCH', '/admin/appOption/1', { token, body: { default_language: 'de' } })
    expect(await missing()).toEqual(['mail', 'address', ...rights])
  })

  it('record in the audit log what changed, with the values before and after', async () => {
    await test.call('PUT', '/admin/operator', { token, body: OPERATOR })
    await test.call('PUT', '/admin/operator', { token, body: { ...OPERATOR, city: 'Pirna' } })
    const entries = await auditOf(test, 'operator', 1)
    expect(entries.at(-1)).toMatchObject({
      action: 'settings.changed',
      before: { city: 'Dresden' },
      after: { city: 'Pirna' },
      details: { fields: ['city'] },
    })
    await test.call('PUT', '/admin/operator', { token, body: { ...OPERATOR, city: 'Pirna' } })
    expect(await auditOf(test, 'operator', 1)).toEqual(entries)
  })

  it('are not put back by an administrator who has read them before another one changed them', async () => {
    const put = (body: object, headers = {}) => test.call('PUT', '/admin/operator', { token, body, headers })
    await put(OPERATOR)
    const { version } = (await test.call('GET', '/admin/operator', { token })).body.data
    const ifMatch = { 'if-match': `"${version}"` }
    expect((await put({ ...OPERATOR, phone: '+49 351 1' }, ifMatch)).status).toBe(200)
    const late = await put({ ...OPERATOR, city: 'Pirna' }, ifMatch)
    expect([late.status, late.body.code]).toEqual([412, 'changed_elsewhere'])
    // Above what the column holds.
    expect((await put(OPERATOR, { 'if-match': '"9999999999"' })).status).toBe(412)
    const { data } = (await test.call('GET', '/admin/operator', { token })).body
    expect(data).toMatchObject({ phone: '+49 351 1', city: 'Dresden', version: version + 1 })
  })

  it.each([
    ['/appOption/1', { facebook: 'https://facebook.com/one' }, { facebook: 'https://facebook.com/two' }],
    ['/statistics', { candidates: 1200 }, { candidates: 1300 }],
  ])('at %s are not overwritten by an administrator who has not seen them', async (path, first, second) => {
    const read = async () => (await test.call('GET', path)).body.data
    const patch = (body: object, version: number) =>
      test.call('PATCH', `/admin${path}`, { token, body, headers: { 'if-match': `"${version}"` } })
    const { version } = await read()
    const saved = await patch(first, version)
    expect(saved.status).toBe(200)
    const refused = await patch(second, version)
    expect([refused.status, refused.body.code]).toEqual([412, 'changed_elsewhere'])
    // A repeated request succeeds: its values are stored.
    expect((await patch(first, version)).status).toBe(200)
    expect((await read()).version).toBe(saved.body.data.version)
    expect((await patch(second, saved.body.data.version)).status).toBe(200)
  })

  it.skipIf(engine === 'pglite')('are saved by only one of those who save at the same time', async () => {
    const { version } = (await test.call('GET', '/statistics')).body.data
    const headers = { 'if-match': `"${version}"` }
    const answers = await test.db.transaction().execute(async (trx) => {
      await lockSettings(trx)
      const saved = [7, 8, 9].map((employers) =>
        test.call('PATCH', '/admin/statistics', { token, body: { employers }, headers }),
      )
      await expect.poll(() => countWaiting(test.db)).toBe(3)
      return saved
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 412, 412])
  })

  it('change one option or statistic and keep the others', async () => {
    const patch = (path: string, body: object) => test.call('PATCH', path, { token, body })
    await patch('/admin/appOption/1', { facebook: 'https://facebook.com/jobmost' })
    const { body } = await patch('/admin/appOption/1', { numberOne: true })
    expect(body.data).toMatchObject({ facebook: 'https://facebook.com/jobmost', numberOne: true })
    expect((await test.call('GET', '/appOption/1')).body.data).toEqual(body.data)
    await patch('/admin/appOption/1', { facebook: '' })
    expect((await test.call('GET', '/appOption/1')).body.data.facebook).toBeNull()
    expect((await patch('/admin/appOption/1', { telegramChat: 'javascript:x' })).status).toBe(422)
    expect((await patch('/admin/appOption/2', {})).status).toBe(404)
    await patch('/admin/statistics', { candidates: 12 })
    await patch('/admin/statistics', { vacancies: 3 })
    expect((await test.call('GET', '/statistics')).body.data.claims).toMatchObject({
      candidates: 12,
      vacancies: 3,
    })
    expect((await patch('/admin/statistics', { candidates: -1 })).status).toBe(422)
  })
})
