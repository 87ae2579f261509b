import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { jobPosting } from '../pages/structured-data/job-posting.ts'
import { eraseNow } from '../testing/erase.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { putPicture } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const wide = sharp({ create: { width: 400, height: 100, channels: 4, background: '#00000000' } })
  .png()
  .toBuffer()

describe.each(engines())('the logo of a company on %s', (engine) => {
  const test = useTestApp(engine)
  let owner: TestUser

  const upload = async ({ token }: TestUser) =>
    putPicture(test, '/cabinet/company/logo', { bytes: await wide, token, field: 'logo' })
  const remove = ({ token }: TestUser) => test.call('DELETE', '/cabinet/company/logo', { token })
  const companyOf = async ({ token }: TestUser) =>
    (await test.call('GET', '/cabinet/company', { token })).body.data
  const removed = async () =>
    (await test.queued<{ name: string }>('remove-file')).map(({ name }) => `/media/${name}`)

  beforeEach(async () => {
    await ensurePlaces(test)
    owner = await createUser(test, { role: 'boss' })
    await test.call('PUT', '/cabinet/company', { token: owner.token, body: { name: 'Bakery' } })
  })

  it('is fitted whole into a white square', async () => {
    const { status, body } = await upload(owner)
    expect(status).toBe(200)
    const { rawPayload } = await test.app.inject({ method: 'GET', url: body.data.logo })
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
      hasAlpha: false,
    })
    expect((await sharp(rawPayload).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })

  it('appears on cards and the page of the company’s jobs, and as the logo of the JobPosting', async () => {
    const { logo, id } = (await upload(owner)).body.data
    const { slug } = await createVacancy(test, { user_id: owner.id, company_id: id })
    const { body } = await test.call('GET', `/jobs/${slug}`)
    expect(body.data.company_logo).toBe(logo)
    const { job, place } = { job: body.data, place: { locality: 'Berlin', region: 'Berlin' } }
    const url = `https://jobs.example/en/jobs/item/${slug}`
    expect(jobPosting({ job, place, language: 'en', url }).hiringOrganization).toMatchObject({
      logo: `https://jobs.example${logo}`,
    })
    const own = await test.call('GET', `/users/${owner.id}`)
    expect(own.body.data.jobs[0].company_logo).toBe(logo)
  })

  it('deletes the old file when it is replaced or removed', async () => {
    const first = (await upload(owner)).body.data.logo
    const second = (await upload(owner)).body.data.logo
    expect(await removed()).toContain(first)
    expect(await removed()).not.toContain(second)
    expect((await remove(owner)).status).toBe(204)
    expect(await removed()).toContain(second)
    expect((await companyOf(owner)).logo).toBeNull()
  })

  it('is changed by owners alone', async () => {
    const company = (await companyOf(owner)).id
    const member = await createUser(test, { role: 'boss' })
    await test.db
      .insertInto('company_members')
      .values({ user_id: member.id, company_id: company, role: 'recruiter', joined_at: test.clock() })
      .execute()
    const stranger = await createUser(test, { role: 'boss' })
    expect([(await upload(member)).status, (await remove(member)).status]).toEqual([403, 403])
    expect([(await upload(stranger)).status, (await remove(stranger)).status]).toEqual([404, 404])
    expect((await companyOf(owner)).logo).toBeNull()
  })

  it('is accepted ten times an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) statuses.push((await upload(owner)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
  })

  it('is erased with the account of the last member', async () => {
    const { logo } = (await upload(owner)).body.data
    await eraseNow(test, owner)
    expect(await removed()).toContain(logo)
    const acts = await test.db.selectFrom('counted_acts').select('act').where('act', '=', 'company-logo')
    expect(await acts.where('subject', '=', String(owner.id)).execute()).toEqual([])
  })
})
