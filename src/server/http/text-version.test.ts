import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'

const REFUSED = { status: 412, body: { code: 'changed_elsewhere' } }

describe.each(engines())('a text that two devices change on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  let vacancyId: number
  let bidId: number
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    vacancyId = (await createVacancy(test, { user_id: boss.id })).id
    bidId = (await createBid(test, { vacancy_id: vacancyId, user_id: worker.id })).id
  })
  const ifMatch = (version?: number): Record<string, string> =>
    version === undefined ? {} : { 'if-match': `"${version}"` }

  it('a note on a bid: the second is refused with 412, a repetition of the first succeeds', async () => {
    const path = `/cabinet/vacancies/${vacancyId}/rates`
    const read = async () => (await test.call('GET', path, { token: boss.token })).body.data[0].note
    const write = (text: string, version?: number) =>
      test.call('PUT', `/rates/${bidId}/note`, {
        token: boss.token,
        body: { text, tags: ['early'] },
        headers: ifMatch(version),
      })
    const { version } = await read()
    const first = await write('Starts on Monday', version)
    expect(first.body.data.note).toMatchObject({ text: 'Starts on Monday', version: expect.any(Number) })
    expect(await write('Starts on Friday', version)).toMatchObject(REFUSED)
    expect((await write('Starts on Monday', version)).status).toBe(200)
    expect(await read()).toEqual(first.body.data.note)
    expect((await write('Starts on Friday', first.body.data.note.version)).status).toBe(200)
    // What an earlier release has left on a device.
    expect((await write('Starts on Sunday')).status).toBe(200)
  })

  it('the text about oneself: the second is refused with 412, other fields are not', async () => {
    const path = '/cabinet/profile'
    const read = async () => (await test.call('GET', path, { token: worker.token })).body.data
    const write = (body: object, version?: number) =>
      test.call('PATCH', path, { token: worker.token, body, headers: ifMatch(version) })
    const { about_version: version } = await read()
    expect((await write({ about: 'I bake.' }, version)).status).toBe(200)
    expect(await write({ about: 'I cook.' }, version)).toMatchObject(REFUSED)
    expect((await write({ about: 'I bake.' }, version)).status).toBe(200)
    expect((await write({ smoking: null }, version)).status).toBe(200)
    const { about, about_version } = await read()
    expect(about).toBe('I bake.')
    expect((await write({ about: 'I cook.' }, about_version)).status).toBe(200)
    expect((await write({ about: 'I sing.' })).status).toBe(200)
  })

  it.each([
    ['personal data', { surname: 'Roth' }, { surname: 'Weiss' }],
    ['the birthday', { birthday: '1990-05-01' }, { birthday: '1990-05-02' }],
    ['preferences', { preferences: ['no nights'] }, { preferences: ['mornings only'] }],
  ])(
    '%s: the second is refused with 412 unless it names the stored value, other fields are not',
    async (_, first, second) => {
      const path = '/cabinet/profile'
      const [field = ''] = Object.keys(first)
      const read = async () => (await test.call('GET', path, { token: worker.token })).body.data
      const write = (body: object, ...seen: unknown[]) =>
        test.call('PATCH', path, { token: worker.token, body: { ...body, seen: { [field]: seen } } })
      const { [field]: before } = await read()
      expect((await write(first, before)).status).toBe(200)
      expect(await write({ ...second, smoking: 'smoker' }, before)).toMatchObject(REFUSED)
      expect(await read()).toMatchObject({ ...first, smoking: null })
      // A repetition, also as it was typed.
      expect((await write(first, before)).status).toBe(200)
      expect((await write({ smoking: null }, before)).status).toBe(200)
      expect((await write(second, before, Object.values(first)[0])).status).toBe(200)
      // What an earlier release has left on a device.
      expect((await test.call('PATCH', path, { token: worker.token, body: first })).status).toBe(200)
      expect(await read()).toMatchObject(first)
    },
  )

  it('rubrics without those that the administrator has deleted are the ones that the person has seen', async () => {
    const write = (rubric_ids: number[], seen: number[]) =>
      test.call('PATCH', '/cabinet/profile', {
        token: worker.token,
        body: { rubric_ids, seen: { rubric_ids: [seen] } },
      })
    const { rubric: one, otherRubric: two } = PLACES
    expect((await write([one, two], [])).status).toBe(200)
    await test.db
      .updateTable('profiles')
      .set({ rubric_ids: JSON.stringify([one, 99999]) })
      .where('user_id', '=', worker.id)
      .execute()
    expect((await write([one, two], [one])).status).toBe(200)
    expect(await write([one], [two])).toMatchObject(REFUSED)
  })

  it.each([
    [
      'experience',
      {
        position: 'Baker',
        employer: 'A',
        period_from: '2020-01-01',
        period_to: null,
        responsibilities: null,
      },
      'position',
    ],
    [
      'education',
      {
        specialty: 'Baking',
        institution: 'A',
        period_from: '2020-01-01',
        period_to: null,
        recognition: 'applied',
      },
      'specialty',
    ],
    ['languages', { language: 'de', level: 'free' }, 'language'],
  ])(
    'an entry of %s: the second change is refused, also a deletion of another text',
    async (list, entry, name) => {
      const path = `/cabinet/${list}`
      const texts = list === 'languages' ? ['it', 'fr'] : ['One', 'Two']
      const call = (method: 'PATCH' | 'DELETE', version?: number, text?: string) =>
        test.call(method, `${path}/${id}`, {
          token: worker.token,
          ...(text && { body: { ...entry, [name]: text } }),
          headers: ifMatch(version),
        })
      const made = await test.call('POST', path, { token: worker.token, body: entry })
      const { id, version } = made.body.data
      const first = await call('PATCH', version, texts[0])
      expect(first).toMatchObject({ status: 200, body: { data: { [name]: texts[0] } } })
      expect(await call('PATCH', version, texts[1])).toMatchObject(REFUSED)
      expect((await call('PATCH', version, texts[0])).status).toBe(200)
      expect(await call('DELETE', version)).toMatchObject(REFUSED)
      const { data } = (await test.call('GET', path, { token: worker.token })).body
      expect(data).toEqual([first.body.data])
      const own = (await test.call('GET', '/cabinet/profile', { token: worker.token })).body.data
      expect(own[list]).toEqual(data)
      const seen = (await test.call('GET', `/users/${worker.id}`)).body.data
      expect(Object.keys(seen[list][0])).toEqual(Object.keys(entry))
      // What an earlier release has left on a device.
      expect((await call('PATCH', undefined, texts[1])).status).toBe(200)
      expect(await call('DELETE', first.body.data.version)).toMatchObject(REFUSED)
      expect((await call('DELETE')).status).toBe(204)
    },
  )
})
