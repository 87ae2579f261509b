import { beforeEach, describe, expect, it } from 'vitest'
import { jobPosting } from '../pages/structured-data/job-posting.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('what others see of a company on %s', (engine) => {
  const test = useTestApp(engine)
  let owner: TestUser
  let company: number
  let job: Awaited<ReturnType<typeof createVacancy>>

  const change = (website: string) =>
    test.db
      .updateTable('companies')
      .set({ address: 'Lindenstr. 1, Berlin', website })
      .where('id', '=', company)
      .execute()
  const setDomain = (verified_at: Date | null) =>
    test.db
      .insertInto('company_domains')
      .values({
        company_id: company,
        domain: 'bakery.de',
        mailbox: 'admin',
        asked_at: test.clock(),
        expires_at: test.clock(),
        verified_at,
      })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ verified_at }))
      .execute()
  const read = async () => (await test.call('GET', `/jobs/${job.slug}`)).body.data
  const organizationOf = async () =>
    jobPosting({
      job: await read(),
      place: { locality: 'Berlin', region: 'Berlin' },
      language: 'en',
      url: 'https://jobs.example/en/jobs/item/1',
    }).hiringOrganization

  beforeEach(async () => {
    owner = await createUser(test, { role: 'boss' })
    company = await createCompany(test, owner, 'Bakery')
    job = await createVacancy(test, { user_id: owner.id, company_id: company })
  })

  it('the job page has name, address and proved domain, and the website only there', async () => {
    await change('https://jobs.bakery.de/us')
    await setDomain(null)
    const facts = { name: 'Bakery', address: 'Lindenstr. 1, Berlin', description: null }
    expect((await read()).company).toEqual({ ...facts, website: null, verified_domain: null })
    expect(await organizationOf()).not.toHaveProperty('sameAs')
    await setDomain(test.clock())
    const proved = { ...facts, verified_domain: 'bakery.de' }
    expect((await read()).company).toEqual({ ...proved, website: 'https://jobs.bakery.de/us' })
    expect(await organizationOf()).toMatchObject({
      sameAs: 'https://jobs.bakery.de/us',
      address: 'Lindenstr. 1, Berlin',
    })
    await change('https://bank.de')
    expect((await read()).company).toEqual({ ...proved, website: null })
  })

  it('jobs and profiles of those who act for it have its text about itself, and so have moderators', async () => {
    const save = (body: object) => test.call('PUT', '/cabinet/company', { token: owner.token, body })
    const tooLong = await save({ name: 'Bakery', description: 'x'.repeat(2001) })
    expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([422, ['description']])
    const description = 'We bake at night.\n\nTwelve of us <b>.'
    expect((await save({ name: 'Bakery', description: ` ${description} ` })).body.data).toMatchObject({
      description,
    })
    // A form of an earlier release does not know the field.
    await save({ name: 'Bakery' })
    expect((await read()).company.description).toBe(description)
    expect(await organizationOf()).toMatchObject({ description })
    const profileOf = async ({ id }: TestUser) => (await test.call('GET', `/users/${id}`)).body.data
    const aboutOf = async (user: TestUser) => (await profileOf(user)).about_company
    const recruiter = await createMember(test, company, 'recruiter')
    const viewer = await createMember(test, company, 'viewer')
    expect([await aboutOf(owner), await aboutOf(recruiter), await aboutOf(viewer)]).toEqual([
      description,
      description,
      null,
    ])
    await test.db
      .updateTable('companies')
      .set({ logo: '/uploads/logo.webp', address: 'Hauptstr. 1' })
      .execute()
    const signs = { company_logo: '/uploads/logo.webp', company_address: 'Hauptstr. 1' }
    expect(await profileOf(recruiter)).toMatchObject(signs)
    expect(await profileOf(viewer)).toMatchObject({ company_logo: null, company_address: null })
    const { token } = await createUser(test, { role: 'admin' })
    const { body } = await test.call('GET', `/admin/vacancies?state=approved&id=${job.id}`, { token })
    expect(body.data[0].company).toMatchObject({ description })
    await save({ name: 'Bakery', description: null })
    expect((await read()).company.description).toBeNull()
    expect(await organizationOf()).not.toHaveProperty('description')
  })

  it('the job page lists five other listed jobs of the company, latest first, and not again as similar ones', async () => {
    const colleague = await createMember(test, company, 'recruiter')
    const { slug: another } = await createVacancy(test, { user_id: owner.id })
    await createVacancy(test, { user_id: owner.id, company_id: company, closed_at: test.clock() })
    const slugs: string[] = []
    for (let index = 0; index < 6; index++)
      slugs.unshift((await createVacancy(test, { user_id: colleague.id, company_id: company })).slug)
    const { company_jobs, similar } = await read()
    const slugsOf = (jobs: { slug: string }[]) => jobs.map(({ slug }) => slug)
    expect(slugsOf(company_jobs)).toEqual(slugs.slice(0, 5))
    expect(slugsOf(similar).slice(0, 2)).toEqual([slugs[5], another])
    expect(company_jobs[0]).toMatchObject({ city: 'Nahdorf', language: 'de' })
  })

  it('a vacancy of a person alone has no company', async () => {
    job = await createVacancy(test, { user_id: owner.id })
    expect(await read()).toMatchObject({ company: null, company_jobs: [] })
  })

  it('moderators see the company beside its vacancies', async () => {
    const moderator = await createUser(test, { role: 'admin' })
    const colleague = await createMember(test, company, 'recruiter')
    const rejected = await createVacancy(test, { user_id: colleague.id, company_id: company })
    await test.call('POST', `/admin/vacancies/${rejected.id}/take-down`, {
      token: moderator.token,
      body: { reason: 'The address does not exist.' },
    })
    const reported = await createVacancy(test, { user_id: colleague.id, company_id: company })
    const report = { type: 'job', id: reported.id, reason: 'fraud', email: 'r@people.example' }
    const { id: reportId } = (await test.call('POST', '/reports', { body: report })).body.data
    await test.call('PATCH', `/admin/reports/${reportId}`, {
      token: moderator.token,
      body: { state: 'upheld', decision: 'A scam.', remove: true },
    })
    await setDomain(test.clock())
    const read = async (id: number, state: string) =>
      (await test.call('GET', `/admin/vacancies?state=${state}&id=${id}`, { token: moderator.token })).body
        .data[0]
    expect((await read(job.id, 'approved')).company).toMatchObject({
      name: 'Bakery',
      verified_domain: 'bakery.de',
      members_count: 2,
      vacancies_count: 3,
      rejections_count: 2,
      vacancies: [
        { id: reported.id, title: reported.title, moderation_state: 'rejected' },
        { id: rejected.id, title: rejected.title, moderation_state: 'rejected' },
      ],
    })
    expect((await read(rejected.id, 'rejected')).employer).toMatchObject({ rejections_count: 2 })
    const own = await createVacancy(test, { user_id: owner.id })
    expect((await read(own.id, 'approved')).company).toBeNull()
  })
})
