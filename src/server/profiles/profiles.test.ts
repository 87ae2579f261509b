import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'

describe.each(engines())('profiles on %s', (engine) => {
  let test: TestApp
  let worker: TestUser
  let boss: TestUser
  beforeAll(async () => {
    test = await createTestApp(engine)
    await ensurePlaces(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
  })

  const own = async (token = worker.token) =>
    (await test.call('GET', '/cabinet/profile', { token })).body.data
  const patch = (body: object, token = worker.token) =>
    test.call('PATCH', '/cabinet/profile', { token, body })
  const seen = async (id = worker.id, token?: string) =>
    test.call('GET', `/users/${id}`, token ? { token } : {})
  const add = (list: string, body: object, token = worker.token) =>
    test.call('POST', `/cabinet/${list}`, { token, body })

  const everything = {
    about: 'I have cared for children\nfor eight years.',
    citizenship: 'PL',
    birthday: '1990-11-22',
    family_status: 'married',
    smoking: 'non_smoker',
    country: 'DE',
    city_id: PLACES.near,
    preferences: ['Mornings'],
    rubric_ids: [PLACES.otherRubric, PLACES.rubric, PLACES.rubric],
  }
  const fill = async () => {
    await patch(everything)
    await add('experience', { position: 'Nanny', period_from: '2018-03-01', responsibilities: 'Two boys' })
    await add('education', {
      ...{ specialty: 'Pedagogy', institution: 'Uniwersytet Łódzki' },
      ...{ period_from: '2009-10-01', period_to: '2014-06-30' },
    })
    await add('languages', { language: 'de', level: 'spoken' })
  }

  describe('to their owner', () => {
    it('begin empty, with what is nobody’s business hidden', async () => {
      expect(await own()).toMatchObject({
        ...{ id: worker.id, name: 'Anna', surname: 'Kowalska', about: null, city: null, phone_views: 0 },
        ...{ preferences: [], rubrics: [], experience: [], education: [], languages: [] },
        visibility: {
          ...{ surname: false, citizenship: false, birthday: false, family_status: false, smoking: false },
          ...{ phone: true, about: true, city: true, experience: true },
        },
      })
    })

    it('keep what is written, part by part, and empty what is made null', async () => {
      await fill()
      const { body } = await patch({ name: 'Ania', visibility: { smoking: true } })
      expect(body.data).toMatchObject({
        ...{ name: 'Ania', surname: 'Kowalska', about: everything.about, birthday: '1990-11-22' },
        city: { id: PLACES.near, name: 'Nahdorf' },
        rubrics: [
          { id: PLACES.otherRubric, name: 'Baking' },
          { id: PLACES.rubric, name: 'Sweeping' },
        ],
        experience: [{ position: 'Nanny', period_to: null }],
        languages: [{ language: 'de', level: 'spoken' }],
        visibility: { smoking: true, birthday: false },
      })
      await patch({ about: ' ', city_id: null, birthday: null, visibility: { birthday: true } })
      expect(await own()).toMatchObject({
        ...{ about: null, city: null, birthday: null, smoking: 'non_smoker' },
        visibility: { smoking: true, birthday: true },
      })
    })

    it.each([
      [{ name: ' ' }, 'name', 'field cannot be empty'],
      [{ phone: '12' }, 'phone', 'wrong phone number'],
      [{ birthday: '2026-11-22' }, 'birthday', 'Please choose a date that has passed'],
      [{ birthday: '2010-11-22' }, 'birthday', 'Jobmost is for people aged 16 and over'],
      [{ birthday: '1850-01-01' }, 'birthday', 'Please enter a date'],
      [{ citizenship: 'XX' }, 'citizenship', 'Please choose a country from the list'],
      [{ country: 'Deutschland' }, 'country', 'Please choose a country from the list'],
      [{ city_id: 99_999_999 }, 'city_id', 'Please choose a city from the list'],
      [{ rubric_ids: [1, 77_777_777] }, 'rubric_ids', 'Please choose a rubric from the list'],
      [{ preferences: ['Mornings', ' '] }, 'preferences.1', 'Value cannot be empty'],
      [{ company_name: 'Mine' }, 'company_name', 'Please choose one of the given values'],
      [{ smoking: 'sometimes' }, 'smoking', 'Please choose one of the given values'],
      [{ visibility: { birthday: 'yes' } }, 'visibility.birthday', 'field cannot be empty'],
    ])('refuse %o', async (body, field, message) => {
      const answer = await patch(body)
      expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }])
    })

    it('may be 16 from the birthday on', async () => {
      expect((await patch({ birthday: '2010-11-21' })).status).toBe(200)
    })

    it('refuse another person’s phone number, and understand one without a country', async () => {
      expect((await patch({ phone: '030 23125 199' })).body.data.phone).toBe('+493023125199')
      const { status, body } = await patch({ phone: '+49 30 23125 199' }, boss.token)
      expect([status, body.errors]).toEqual([
        422,
        { phone: ['This phone number already belongs to an account'] },
      ])
    })

    it('keep a company’s name, which cannot be emptied', async () => {
      const firm = await createUser(test, {
        ...{ role: 'boss', person_type: 'legal_entity', company_name: 'Brot AG', contact_name: 'B' },
      })
      expect((await patch({ company_name: 'Brot SE' }, firm.token)).body.data.company_name).toBe('Brot SE')
      const { body } = await patch({ company_name: null }, firm.token)
      expect(body.errors).toEqual({ company_name: ['field cannot be empty'] })
    })

    it('are theirs alone to change', async () => {
      const { id } = (await add('experience', { position: 'Nanny', period_from: '2018-03-01' })).body.data
      const token = (await createUser(test, { role: 'worker' })).token
      const body = { position: 'Thief' }
      expect((await test.call('PATCH', `/cabinet/experience/${id}`, { token, body })).status).toBe(404)
      expect((await test.call('DELETE', `/cabinet/experience/${id}`, { token })).status).toBe(404)
      expect((await own()).experience).toMatchObject([{ position: 'Nanny' }])
      expect((await test.call('GET', '/cabinet/profile')).status).toBe(401)
    })
  })

  describe('have lists', () => {
    it('that are changed and shortened, what goes on first', async () => {
      const first = (await add('experience', { position: 'Cook', period_from: '2020-01-01' })).body.data
      await add('experience', { position: 'Baker', period_from: '2022-01-01', period_to: '2023-01-01' })
      const all = async () =>
        (await test.call('GET', '/cabinet/experience', { token: worker.token })).body.data
      expect((await all()).map(({ position }: { position: string }) => position)).toEqual(['Cook', 'Baker'])
      const { body } = await test.call('PATCH', `/cabinet/experience/${first.id}`, {
        ...{ token: worker.token, body: { period_to: '2020-12-31' } },
      })
      expect(body.data).toEqual({ ...first, period_to: '2020-12-31' })
      expect((await all()).map(({ position }: { position: string }) => position)).toEqual(['Baker', 'Cook'])
      const gone = await test.call('DELETE', `/cabinet/experience/${first.id}`, { token: worker.token })
      expect(gone.status).toBe(204)
      expect(await all()).toHaveLength(1)
    })

    it.each([
      ['experience', { position: 'Cook' }, 'period_from'],
      ['experience', { position: ' ', period_from: '2020-01-01' }, 'position'],
      ['experience', { position: 'Cook', period_from: '2020-01-02', period_to: '2020-01-01' }, 'period_to'],
      ['education', { specialty: 'Law', period_from: '2020-01-01' }, 'institution'],
      ['languages', { language: 'zz', level: 'free' }, 'language'],
      ['languages', { language: 'de', level: 'c1' }, 'level'],
    ])('that refuse in %s: %o', async (list, body, field) => {
      const answer = await add(list, body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    })

    it('that refuse an end moved before the beginning', async () => {
      const { id } = (await add('experience', { position: 'Cook', period_from: '2020-01-01' })).body.data
      const { body } = await test.call('PATCH', `/cabinet/experience/${id}`, {
        ...{ token: worker.token, body: { period_to: '2019-01-01' } },
      })
      expect(body.errors).toEqual({ period_to: ['The end must not be before the beginning'] })
    })

    it('that hold a language once, also when it is added twice at once', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => add('languages', { language: 'uk', level: 'free' })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
      const twice = answers.find(({ status }) => status === 422)
      expect(twice?.body.errors).toEqual({ language: ['This language is already in the list'] })
      expect((await own()).languages).toHaveLength(1)
    })

    it('that take an entry sent twice with the same key once', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const send = () =>
        test.call('POST', '/cabinet/experience', {
          ...{ token: worker.token, headers, body: { position: 'Cook', period_from: '2020-01-01' } },
        })
      expect((await send()).body).toEqual((await send()).body)
      expect((await own()).experience).toHaveLength(1)
    })
  })

  describe('to everybody', () => {
    it('show what is usual and hide the rest', async () => {
      await fill()
      const { body, headers } = await seen()
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(body.data).toEqual({
        ...{ id: worker.id, role: 'worker', person_type: 'individual', name: 'Anna K.', url_img: null },
        ...{ member_since: test.clock().toISOString(), about: everything.about },
        ...{ citizenship: null, age: null, family_status: null, smoking: null, country: 'DE' },
        city: { id: PLACES.near, name: 'Nahdorf' },
        preferences: ['Mornings'],
        rubrics: [
          { id: PLACES.otherRubric, name: 'Baking' },
          { id: PLACES.rubric, name: 'Sweeping' },
        ],
        experience: [
          { position: 'Nanny', period_from: '2018-03-01', period_to: null, responsibilities: 'Two boys' },
        ],
        education: [
          {
            ...{ specialty: 'Pedagogy', institution: 'Uniwersytet Łódzki' },
            ...{ period_from: '2009-10-01', period_to: '2014-06-30' },
          },
        ],
        languages: [{ language: 'de', level: 'spoken' }],
        ...{ answer_rate: null, offers: [], jobs: [] },
      })
    })

    it('show what the person shows, and an age instead of a birthday', async () => {
      await fill()
      const all = { surname: true, citizenship: true, birthday: true, family_status: true, smoking: true }
      await patch({ visibility: all })
      const { data } = (await seen()).body
      expect(data).toMatchObject({
        ...{ name: 'Anna Kowalska', citizenship: 'PL', age: 35, family_status: 'married' },
        smoking: 'non_smoker',
      })
      expect(JSON.stringify(data)).not.toContain('1990')
    })

    it('look as if never filled in when all is hidden', async () => {
      const { body: before } = await seen()
      await fill()
      const fields = Object.keys((await own()).visibility).map((field) => [field, false])
      await patch({ visibility: Object.fromEntries(fields) })
      expect((await seen()).body).toEqual(before)
    })

    it('never leak what is hidden, by profile, offer, bid or favourite', async () => {
      await fill()
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
      for (const secret of [
        'Kowalska',
        '1990',
        'married',
        'smoker',
        'Nanny',
        'Pedagogy',
        phone,
        worker.email,
      ])
        expect(text).not.toContain(secret)
    })

    it('list what the person has listed now', async () => {
      const offer = await createOffer(test, { user_id: worker.id })
      await createOffer(test, { user_id: worker.id, published: false })
      expect((await seen()).body.data.offers).toMatchObject([{ id: offer.id }])
      const job = await createVacancy(test, { user_id: boss.id })
      await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
      const { data } = (await seen(boss.id, worker.token)).body
      expect(data).toMatchObject({ role: 'boss', offers: [], jobs: [{ id: job.id, is_favorite: false }] })
    })

    it('are a company’s under its name', async () => {
      const firm = await createUser(test, {
        ...{ role: 'boss', person_type: 'legal_entity', company_name: 'Brot AG', contact_name: 'B' },
      })
      expect((await seen(firm.id)).body.data.name).toBe('Brot AG')
    })

    it('are not there for administrators, blocked people and nobody', async () => {
      const admin = await createUser(test, { role: 'admin' })
      const blocked = await createUser(test, { role: 'worker', blocked_at: test.clock() })
      for (const id of [admin.id, blocked.id, 999_999]) expect((await seen(id)).status).toBe(404)
    })

    it('tell an employer alone whether the phone number can be had', async () => {
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
  })

  it('are handed on as JSON Resume, in the asked language', async () => {
    await fill()
    const { body, headers } = await test.call('GET', '/cabinet/resume', {
      ...{ token: worker.token, headers: { 'accept-language': 'de' } },
    })
    expect(headers['content-disposition']).toContain('resume.json')
    expect(body).toMatchObject({
      basics: {
        ...{ name: 'Anna Kowalska', email: worker.email, summary: everything.about },
        location: { city: 'Nahdorf', countryCode: 'DE' },
      },
      work: [{ position: 'Nanny', startDate: '2018-03-01', summary: 'Two boys' }],
      education: [{ institution: 'Uniwersytet Łódzki', area: 'Pedagogy', endDate: '2014-06-30' }],
      languages: [{ language: 'Deutsch', fluency: 'im Gespräch' }],
    })
  })
})
