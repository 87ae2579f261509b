import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { ABOUT_ALL, fillProfile } from '../testing/profiles.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, PLACES } from '../testing/vacancies.ts'

describe.each(engines())('profiles on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
  })

  const own = async (token = worker.token) =>
    (await test.call('GET', '/cabinet/profile', { token })).body.data
  const patch = (body: object, token = worker.token) =>
    test.call('PATCH', '/cabinet/profile', { token, body })
  const add = (list: string, body: object, token = worker.token) =>
    test.call('POST', `/cabinet/${list}`, { token, body })

  describe('for their owner', () => {
    it('are empty at first, with private fields hidden', async () => {
      expect(await own()).toMatchObject({
        id: worker.id,
        name: 'Anna',
        surname: 'Kowalska',
        about: null,
        city: null,
        phone_views: 0,
        preferences: [],
        rubrics: [],
        experience: [],
        education: [],
        languages: [],
        visibility: {
          surname: false,
          citizenship: false,
          birthday: false,
          family_status: false,
          smoking: false,
          phone: false,
          about: true,
          city: true,
          experience: true,
        },
      })
    })

    it('change only the given fields, and clear null ones', async () => {
      await fillProfile(test, worker)
      const { body } = await patch({ name: 'Ania', visibility: { smoking: true } })
      expect(body.data).toMatchObject({
        name: 'Ania',
        surname: 'Kowalska',
        about: ABOUT_ALL.about,
        birthday: '1990-11-22',
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
        about: null,
        city: null,
        birthday: null,
        smoking: 'non_smoker',
        visibility: { smoking: true, birthday: true },
      })
    })

    it.each([
      [{ name: ' ' }, 'name', 'field cannot be empty'],
      [{ vat_id: 'DE136695976' }, 'vat_id', 'Please choose one of the options'],
      [{ birthday: '2026-11-22' }, 'birthday', 'Please choose a date in the past'],
      [{ birthday: '2010-11-22' }, 'birthday', 'Jobmost is for people aged 16 and over'],
      [{ birthday: '1850-01-01' }, 'birthday', 'Please enter a date'],
      [{ citizenship: 'XX' }, 'citizenship', 'Please choose a country from the list'],
      [{ country: 'Deutschland' }, 'country', 'Please choose a country from the list'],
      [{ country: 'DD' }, 'country', 'Please choose a country from the list'],
      [{ city_id: 99_999_999 }, 'city_id', 'Please choose a city from the list'],
      [{ rubric_ids: [1, 77_777_777] }, 'rubric_ids', 'Please choose a rubric from the list'],
      [{ preferences: ['Mornings', ' '] }, 'preferences.1', 'Value cannot be empty'],
      [{ company_name: 'Mine' }, 'company_name', 'Please choose one of the options'],
      [{ smoking: 'sometimes' }, 'smoking', 'Please choose one of the options'],
      [{ visibility: { birthday: 'yes' } }, 'visibility.birthday', 'field cannot be empty'],
    ])('refuse %o', async (body, field, message) => {
      const answer = await patch(body)
      expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }])
    })

    it('are allowed from the 16th birthday on', async () => {
      expect((await patch({ birthday: '2010-11-21' })).status).toBe(200)
    })

    it('cannot change the phone number, because that requires the password', async () => {
      const before = (await own()).phone
      await patch({ phone: '030 23125 199', about: 'I bake' })
      expect(await own()).toMatchObject({ phone: before, about: 'I bake' })
    })

    it('store a company’s VAT number if its format is valid', async () => {
      const firm = await createUser(test, {
        role: 'boss',
        person_type: 'legal_entity',
        company_name: 'Brot AG',
        contact_name: 'B',
      })
      const save = (vat_id: string | null) => patch({ vat_id }, firm.token)
      expect((await save('de 136 695 976')).body.data.vat_id).toBe('DE136695976')
      expect((await save('DE136695977')).body.errors).toEqual({
        vat_id: [
          'Please check the VAT number: a digit is wrong or missing. A German number is DE followed by 9 digits.',
        ],
      })
      expect((await save(null)).body.data.vat_id).toBeNull()
      await save('DE136695976')
      // The form's field, emptied.
      expect((await save('')).body.data.vat_id).toBeNull()
    })

    it('keep a company’s name, which cannot be emptied', async () => {
      const firm = await createUser(test, {
        role: 'boss',
        person_type: 'legal_entity',
        company_name: 'Brot AG',
        contact_name: 'B',
      })
      expect((await patch({ company_name: 'Brot SE' }, firm.token)).body.data.company_name).toBe('Brot SE')
      const { body } = await patch({ company_name: null }, firm.token)
      expect(body.errors).toEqual({ company_name: ['field cannot be empty'] })
    })

    it('takes concurrent changes of different entries', async () => {
      const entries = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const { body } = await add('experience', { position: `Job ${index}`, period_from: '2018-03-01' })
          return body.data.id
        }),
      )
      // The first change of an entry inserts a row that references the user.
      const answers = await Promise.all(
        entries.map((id) =>
          test.call('PATCH', `/cabinet/experience/${id}`, {
            token: worker.token,
            body: { position: 'Nanny' },
          }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    })

    it('can be changed by their owner only', async () => {
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
    it('that can be changed and deleted, current entries first', async () => {
      const first = (await add('experience', { position: 'Cook', period_from: '2020-01-01' })).body.data
      await add('experience', { position: 'Baker', period_from: '2022-01-01', period_to: '2023-01-01' })
      const all = async () =>
        (await test.call('GET', '/cabinet/experience', { token: worker.token })).body.data
      expect((await all()).map(({ position }: { position: string }) => position)).toEqual(['Cook', 'Baker'])
      const { body } = await test.call('PATCH', `/cabinet/experience/${first.id}`, {
        token: worker.token,
        body: { period_to: '2020-12-31' },
      })
      expect(body.data).toEqual({ ...first, period_to: '2020-12-31', version: expect.any(Number) })
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
      ['experience', { position: 'Cook', employer: 'x'.repeat(121), period_from: '2020-01-01' }, 'employer'],
      [
        'education',
        { specialty: 'Law', institution: 'A', period_from: '2020-01-01', recognition: 'x' },
        'recognition',
      ],
      ['languages', { language: 'zz', level: 'free' }, 'language'],
      ['languages', { language: 'de', level: 'c3' }, 'level'],
    ])('that refuse in %s: %o', async (list, body, field) => {
      const answer = await add(list, body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    })

    it('that refuse an end before the beginning', async () => {
      const { id } = (await add('experience', { position: 'Cook', period_from: '2020-01-01' })).body.data
      const { body } = await test.call('PATCH', `/cabinet/experience/${id}`, {
        token: worker.token,
        body: { period_to: '2019-01-01' },
      })
      expect(body.errors).toEqual({ period_to: ['The end must not be before the start'] })
    })

    it('that hold CEFR levels, the mother tongue and the broad levels of earlier releases, the best first', async () => {
      for (const [language, level] of [
        ['de', 'b1'],
        ['en', 'spoken'],
        ['pl', 'b2'],
        ['uk', 'native'],
      ])
        expect((await add('languages', { language, level })).status).toBe(201)
      const levels = (await own()).languages.map(({ level }: { level: string }) => level)
      expect(levels).toEqual(['native', 'b2', 'spoken', 'b1'])
    })

    it('that hold a language once, also for parallel requests', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => add('languages', { language: 'uk', level: 'free' })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
      const twice = answers.find(({ status }) => status === 422)
      expect(twice?.body.errors).toEqual({ language: ['This language is already on the list'] })
      expect((await own()).languages).toHaveLength(1)
    })

    it('that store an entry once for one idempotency key', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const send = () =>
        test.call('POST', '/cabinet/experience', {
          token: worker.token,
          headers,
          body: { position: 'Cook', period_from: '2020-01-01' },
        })
      expect((await send()).body).toEqual((await send()).body)
      expect((await own()).experience).toHaveLength(1)
    })
  })
})
