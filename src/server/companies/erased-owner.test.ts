import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../testing/companies.ts'
import { eraseNow } from '../testing/erase.ts'
import { findText } from '../testing/find-text.ts'
import { createImporter } from '../testing/imports.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { putPicture } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

const CANARY = 'kanarienvogel'
const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()

describe.each(engines())('the erasure of the owner of a company on %s', (engine) => {
  const test = useTestApp(engine)
  let owner: TestUser
  let company: { id: number; logo: string }

  const call = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await test.call(method, path, { token: owner.token, body, headers })
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
    return answer.body?.data
  }
  const found = async (name: string) => {
    const companies = test.db.selectFrom('companies').selectAll().where('id', '=', company.id)
    return { company: await companies.executeTakeFirst(), traces: await findText(test, name) }
  }
  const removedFiles = async () =>
    (await test.queued<{ name: string }>('remove-file')).map(({ name }) => `/media/${name}`)

  beforeEach(async () => {
    await ensurePlaces(test)
    owner = await createUser(test, {
      role: 'boss',
      name: 'Rita',
      surname: CANARY,
      email: `rita-${randomUUID()}@${CANARY}.de`,
    })
    await call('PUT', '/cabinet/company', { name: 'Bakery', address: 'Lindenstr. 1' })
    await call('PUT', '/cabinet/company/domain', { domain: 'bakery.de', mailbox: 'admin' })
    await call('PUT', '/cabinet/company/invitations', { email: `guest@${CANARY}.de`, role: 'viewer' })
    await runTasks(test, 'mail-company-domain', 'mail-company-invitation')
    const bytes = await picture
    company = (await putPicture(test, '/cabinet/company/logo', { bytes, token: owner.token, field: 'logo' }))
      .body.data
    const form = vacancyForm({ contact_name: `Rita ${CANARY}`, title: 'Baker' })
    await call('POST', '/cabinet/vacancies', form)
  })

  it('as its last member deletes company, domain, invitations and logo', async () => {
    await call('PUT', '/cabinet/company/domain', { domain: `${CANARY}.de`, mailbox: 'admin' })
    await runTasks(test, 'mail-company-domain')
    const token = /#domain=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1]
    await call('PUT', '/cabinet/company/domain/proof', { token })
    await call('PUT', '/cabinet/company', {
      name: `${CANARY} & Co`,
      address: CANARY,
      website: `https://${CANARY}.de`,
      description: `We are ${CANARY}`,
    })
    expect((await found(CANARY)).traces).toEqual(
      expect.arrayContaining([
        'companies.address',
        'companies.description',
        'companies.name',
        'companies.website',
        'company_invitations.email',
      ]),
    )
    await eraseNow(test, owner)
    expect(await found(CANARY)).toEqual({ company: undefined, traces: [] })
    expect(await removedFiles()).toContain(company.logo)
    for (const table of ['company_domains', 'company_members', 'company_invitations'] as const)
      expect(
        await test.db.selectFrom(table).select('company_id').where('company_id', '=', company.id).execute(),
      ).toEqual([])
  })

  it('with colleagues leaves company, logo and vacancies to them, without the name of the erased person', async () => {
    const heir = await createMember(test, company.id, 'recruiter', { name: 'Karin', surname: 'Weber' })
    const { id, slug } = await createVacancy(test, {
      user_id: owner.id,
      company_id: company.id,
      contact_name: `Rita ${CANARY}`,
    })
    await eraseNow(test, owner)
    const { company: kept, traces } = await found(CANARY)
    expect([kept?.name, kept?.logo, traces]).toEqual(['Bakery', company.logo, []])
    expect(await removedFiles()).not.toContain(company.logo)
    expect((await test.call('GET', `/jobs/${slug}`)).body.data.contact_name).toBe('Karin W.')
    expect((await test.call('GET', `/cabinet/vacancies/${id}`, { token: heir.token })).status).toBe(200)
    const team = (await test.call('GET', '/cabinet/company', { token: heir.token })).body.data
    expect(team).toMatchObject({ my_role: 'owner', members: [{ id: heir.id }], invitations: [] })
  })

  it('leaves no name behind where the person left the company before', async () => {
    await createMember(test, company.id, 'owner', { name: 'Karin', surname: 'Weber' })
    const contacts = [`Rita ${CANARY}`, `Frau ${CANARY.toUpperCase()} (Büro)`, 'Rita K.', 'Reception']
    const slugs: string[] = []
    for (const contact_name of contacts)
      slugs.push(
        (await createVacancy(test, { user_id: owner.id, company_id: company.id, contact_name })).slug,
      )
    const left = await test.call('DELETE', `/cabinet/company/members/${owner.id}`, { token: owner.token })
    expect(left.status).toBe(204)
    const contactsNow = await Promise.all(
      slugs.map(async (slug) => (await test.call('GET', `/jobs/${slug}`)).body.data.contact_name),
    )
    expect(contactsNow).toEqual(['Karin W.', 'Karin W.', 'Karin W.', 'Reception'])
    await eraseNow(test, owner)
    expect((await found(CANARY)).traces).toEqual([])
  })

  it('makes the heir the contact of the import sources that it inherits, and of no others', async () => {
    const heir = await createMember(test, company.id, 'recruiter', { name: 'Karin', surname: 'weber' })
    const inherited = await createImporter(test, owner.token).addSource({ contact_name: `Rita ${CANARY}` })
    const own = await createImporter(test, heir.token).addSource({ contact_name: 'Reception' })
    const { id: vacancy_id } = await createVacancy(test, { user_id: owner.id, company_id: company.id })
    await test.db
      .insertInto('imported_vacancies')
      .values({ source_id: inherited, external_id: '1', vacancy_id, hash: '' })
      .execute()
    await eraseNow(test, owner)
    const sources = await test.db
      .selectFrom('import_sources')
      .select(['id', 'defaults'])
      .where('user_id', '=', heir.id)
      .orderBy('id')
      .execute()
    expect(sources.map(({ id, defaults }) => [id, defaults.contact_name])).toEqual([
      [inherited, 'Karin W.'],
      [own, 'Reception'],
    ])
  })
})
