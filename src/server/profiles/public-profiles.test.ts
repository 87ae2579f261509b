import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { ABOUT_ALL, fillProfile } from '../testing/profiles.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'

describe.each(engines())('public profiles on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
  })

  const own = async () => (await test.call('GET', '/cabinet/profile', { token: worker.token })).body.data
  const patch = (body: object) => test.call('PATCH', '/cabinet/profile', { token: worker.token, body })
  const seen = async (id = worker.id, token?: string) =>
    test.call('GET', `/users/${id}`, token ? { token } : {})

  it('show the default fields and hide the rest', async () => {
    await fillProfile(test, worker)
    const { body, headers } = await seen()
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(body.data).toEqual({
      id: worker.id,
      role: 'worker',
      person_type: 'individual',
      name: 'Anna K.',
      url_img: null,
      member_since: test.clock().toISOString(),
      about: ABOUT_ALL.about,
      about_company: null,
      company_logo: null,
      company_address: null,
      citizenship: null,
      age: null,
      family_status: null,
      smoking: null,
      country: 'DE',
      city: { id: PLACES.near, name: 'Nahdorf' },
      preferences: ['Mornings'],
      rubrics: [
        { id: PLACES.otherRubric, name: 'Baking' },
        { id: PLACES.rubric, name: 'Sweeping' },
      ],
      experience: [
        {
          position: 'Nanny',
          employer: 'Kita Sonnenschein',
          period_from: '2018-03-01',
          period_to: null,
          responsibilities: 'Two boys',
        },
      ],
      education: [
        {
          specialty: 'Pedagogy',
          institution: 'Uniwersytet Łódzki',
          period_from: '2009-10-01',
          period_to: '2014-06-30',
          recognition: 'partly',
        },
      ],
      languages: [{ language: 'de', level: 'spoken' }],
      answer_rate: null,
      offers: [],
      jobs: [],
    })
  })

  it('show the chosen fields, and age instead of birthday', async () => {
    await fillProfile(test, worker)
    const all = { surname: true, citizenship: true, birthday: true, family_status: true, smoking: true }
    await patch({ visibility: all })
    const { data } = (await seen()).body
    expect(data).toMatchObject({
      name: 'Anna Kowalska',
      citizenship: 'PL',
      age: 35,
      family_status: 'married',
      smoking: 'non_smoker',
    })
    expect(JSON.stringify(data)).not.toContain('1990')
  })

  it('look empty when everything is hidden', async () => {
    const { body: before } = await seen()
    await fillProfile(test, worker)
    const fields = Object.keys((await own()).visibility).map((field) => [field, false])
    await patch({ visibility: Object.fromEntries(fields) })
    expect((await seen()).body).toEqual(before)
  })

  it('never leak hidden fields through profile, offer, bid or favourite', async () => {
    await fillProfile(test, worker)
    const job = await createVacancy(test, { user_id: boss.id })
    await createBid(test, { vacancy_id: job.id, user_id: worker.id })
    const offer = await createOffer(test, { user_id: worker.id })
    const token = boss.token
    await test.call('PUT', `/cabinet/favorites/users/${worker.id}`, { token })
    await test.call('PUT', `/cabinet/favorites/offers/${offer.id}`, { token })
    const fields = Object.keys((await own()).visibility).map((field) => [field, false])
    await patch({ visibility: Object.fromEntries(fields) })
    const answers = await Promise.all(
      [
        `/users/${worker.id}`,
        `/offers/${offer.id}`,
        '/offers?per_page=100',
        `/cabinet/vacancies/${job.id}/rates`,
        '/cabinet/favorites/users',
        '/cabinet/favorites/offers',
      ].map((path) => test.call('GET', path, { token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const text = JSON.stringify(answers.map(({ body }) => body))
    const phone = (await own()).phone
    for (const secret of ['Kowalska', '1990', 'married', 'smoker', 'Nanny', 'Pedagogy', phone, worker.email])
      expect(text).not.toContain(secret)
  })

  it('list a person’s listed jobs or offers', async () => {
    const offer = await createOffer(test, { user_id: worker.id })
    await createOffer(test, { user_id: worker.id, published: false })
    expect((await seen()).body.data.offers).toMatchObject([{ id: offer.id }])
    const job = await createVacancy(test, { user_id: boss.id })
    await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
    const { data } = (await seen(boss.id, worker.token)).body
    expect(data).toMatchObject({ role: 'boss', offers: [], jobs: [{ id: job.id, is_favorite: false }] })
  })

  it('show a company under its name', async () => {
    const firm = await createUser(test, {
      role: 'boss',
      person_type: 'legal_entity',
      company_name: 'Brot AG',
      contact_name: 'B',
    })
    expect((await seen(firm.id)).body.data.name).toBe('Brot AG')
  })

  it('give 404 for administrators, blocked people and unknown ids', async () => {
    const admin = await createUser(test, { role: 'admin' })
    const blocked = await createUser(test, { role: 'worker', blocked_at: test.clock() })
    for (const id of [admin.id, blocked.id, 999_999]) expect((await seen(id)).status).toBe(404)
  })

  it('state whether the phone number can be requested, to employers only', async () => {
    await patch({ visibility: { phone: true } })
    const reach = async (token?: string, id = worker.id) => (await seen(id, token)).body.data.can_show_phone
    expect([await reach(boss.token), await reach(worker.token), await reach()]).toEqual([
      true,
      undefined,
      undefined,
    ])
    await patch({ visibility: { phone: false } })
    expect(await reach(boss.token)).toBe(false)
    const other = await createUser(test, { role: 'worker', email_confirmed_at: null })
    expect(await reach(boss.token, other.id)).toBe(false)
  })

  it('are exported as JSON Resume in the requested language', async () => {
    await fillProfile(test, worker)
    const { body, headers } = await test.call('GET', '/cabinet/resume', {
      token: worker.token,
      headers: { 'accept-language': 'de' },
    })
    expect(headers['content-disposition']).toContain('resume.json')
    expect(body).toMatchObject({
      basics: {
        name: 'Anna Kowalska',
        email: worker.email,
        summary: ABOUT_ALL.about,
        location: { city: 'Nahdorf', countryCode: 'DE' },
      },
      work: [{ name: 'Kita Sonnenschein', position: 'Nanny', startDate: '2018-03', summary: 'Two boys' }],
      education: [
        {
          institution: 'Uniwersytet Łódzki',
          area: 'Pedagogy',
          startDate: '2009-10',
          endDate: '2014-06',
          recognition: 'teilweise anerkannt',
        },
      ],
      languages: [{ language: 'Deutsch', fluency: 'konversationssicher' }],
    })
  })
})
