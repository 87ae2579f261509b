import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '#shared/contract/staff-search.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the search of the administration on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    admin = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss', name: 'Ute', surname: 'Qwertz', company_name: 'Qwertz AG' })
    await createVacancy(test, { user_id: boss.id, title: 'Tischler 100 % Qwertz' })
    await test.call('POST', '/addMessage', {
      body: {
        name: 'Qwertz fan',
        email: 'fan@people.example',
        description: 'How do I log in?',
        privacy_policy: true,
      },
    })
  })
  const search = async (q: string, token = admin.token) =>
    await test.call('GET', `/admin/search?q=${encodeURIComponent(q)}`, { token })
  const found = async (q: string) =>
    (await search(q)).body.data.map(({ type, title }: Found) => `${type} ${title}`)

  it('finds things of every kind whose text has all words, in any case', async () => {
    expect(await found('qwertz')).toEqual([
      'person Qwertz AG',
      'vacancy Tischler 100 % Qwertz',
      'message Qwertz fan',
    ])
    expect(await found('QWERTZ tisch')).toEqual(['vacancy Tischler 100 % Qwertz'])
    expect(await found('10 %')).toEqual(['vacancy Tischler 100 % Qwertz'])
    expect(await found('00 ti')).toEqual([])
    expect(await found('a_b%')).toEqual([])
  })

  it('finds what has diacritics without them, and the reverse, when nothing has the words as typed', async () => {
    await createVacancy(test, { user_id: boss.id, title: 'Bäckereiverkäufer an der Großen Straße (m/w/d)' })
    const [vacancy] = ['vacancy Bäckereiverkäufer an der Großen Straße (m/w/d)']
    for (const q of ['Verkaufer', 'verkaeufer', 'GROSSEN strasse', 'bäckereiverkaufer (m/w/d)', '[ackereiv'])
      expect(await found(q), q).toEqual(q.startsWith('[') ? [] : [vacancy])
    expect(await found('Ąwertź')).toEqual([])
    expect(await found('Qwërtż')).toEqual(await found('qwertz'))
    const page = await test.call('GET', '/admin/search/vacancy?q=verkaufer', { token: admin.token })
    expect(page.body).toMatchObject({
      data: [{ title: 'Bäckereiverkäufer an der Großen Straße (m/w/d)' }],
      meta: { total: 1 },
    })
  })

  it('finds a person by the phone number, however it is written', async () => {
    const { id } = await createUser(test, { role: 'worker', name: 'Pia', surname: 'Anruf' })
    await test.db.updateTable('users').set({ phone: '+4915187654321' }).where('id', '=', id).execute()
    for (const number of ['015187654321', '+49 151 8765 4321'])
      expect(await found(number)).toEqual(['person Pia Anruf'])
  })

  it('records the other things found, once in ten minutes', async () => {
    const reader = await createUser(test, { role: 'admin' })
    const { data } = (await search('qwertz', reader.token)).body
    await search('qwert', reader.token)
    const looks = await test.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', reader.id)
      .orderBy('id')
      .execute()
    const idsOf = (type: string) => data.flatMap((one: Found) => (one.type === type ? [one.id] : []))
    expect(looks).toEqual([
      { action: 'user.listed', details: { users: idsOf('person') } },
      { action: 'vacancy.listed', details: { vacancies: idsOf('vacancy') } },
      { action: 'contact_message.listed', details: { messages: idsOf('message') } },
    ])
  })

  it('finds a thing by its number', async () => {
    expect(await found(`${boss.id}`.padStart(2, '0'))).toContain('person Qwertz AG')
  })

  it('finds a thing by its number, e-mail address or words among any number of newer ones', async () => {
    const old = await createUser(test, { role: 'worker', name: 'Xaver', surname: 'Yblagger' })
    await sql`insert into users (role, person_type, name, surname, email, password_hash, language, created_at)
      select role, person_type, 'Newer', 'One', 'newer' || number || '@people.example', password_hash, language, created_at
      from users, generate_series(1, 20000) number where id = ${old.id}`.execute(test.db)
    const idsOf = async (q: string) => (await search(q)).body.data.map(({ id }: Found) => id)
    expect(await idsOf(old.email.toUpperCase())).toEqual([old.id])
    expect(await idsOf(`${old.id}`.padStart(2, '0'))).toContain(old.id)
    expect(await idsOf('blagg XAV')).toEqual([old.id])
    const answer = await test.call('GET', '/admin/search/person?q=newer', { token: admin.token })
    expect(answer.body.meta).toMatchObject({ total: 10_000, total_is_lower_bound: true })
  })

  it('says of which kinds more is found, and lists all of one kind by pages', async () => {
    const reader = await createUser(test, { role: 'admin' })
    const { rows } = await sql<{ id: number }>`
      insert into contact_messages (name, email, description, created_at)
      select 'Wxyz ' || number, 'w@people.example', 'Question', now() from generate_series(1, 7) number
      returning id`.execute(test.db)
    const ids = rows.map(({ id }) => id).reverse()
    const { data, more } = (await search('wxyz', reader.token)).body
    expect(data.map(({ id }: Found) => id)).toEqual(ids.slice(0, 5))
    expect(more).toEqual(['message'])
    const page = (number: number, q = 'wxyz', token = reader.token) =>
      test.call('GET', `/admin/search/message?q=${q}&per_page=3&page=${number}`, { token })
    const idsOf = async (number: number, q?: string) =>
      (await page(number, q)).body.data.map(({ id }: Found) => id)
    expect([await idsOf(1), await idsOf(2), await idsOf(3), await idsOf(4)]).toEqual([
      ids.slice(0, 3),
      ids.slice(3, 6),
      ids.slice(6),
      [],
    ])
    expect((await page(1)).body.meta).toMatchObject({ total: 7, last_page: 3 })
    const looks = await test.db
      .selectFrom('audit_log')
      .select('details')
      .where('actor_id', '=', reader.id)
      .where('action', '=', 'contact_message.listed')
      .orderBy('id')
      .execute()
    expect(looks.at(-1)?.details).toEqual({ messages: ids.slice(6) })
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    expect((await page(1, 'wxyz', editor.token)).status).toBe(404)
    expect((await test.call('GET', '/admin/search/mail?q=wxyz', { token: reader.token })).status).toBe(404)
  })

  it('lists the thing with the searched number once, before those with it in their words', async () => {
    const other = await createUser(test, { role: 'worker', name: 'Ada', surname: 'Zweite' })
    await test.db
      .updateTable('users')
      .set({ surname: `Nr${other.id}x` })
      .where('id', '=', boss.id)
      .execute()
    await test.db
      .updateTable('users')
      .set({ surname: `Nr${other.id}` })
      .where('id', '=', other.id)
      .execute()
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        test.call('GET', `/admin/search/person?q=${other.id}&per_page=1&page=${page}`, {
          token: admin.token,
        }),
      ),
    )
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }: Found) => id))
    expect(ids[0]).toBe(other.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(boss.id)
    expect(pages[0]?.body.meta.total).toBe(2)
  })

  it('records the people found, but not what was searched', async () => {
    const reader = await createUser(test, { role: 'admin' })
    await search(boss.email, reader.token)
    const entry = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'user.listed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor_id: reader.id, details: { users: [boss.id] } })
    expect(JSON.stringify(entry)).not.toContain(boss.email)
  })

  it('needs two characters, and the right to see people', async () => {
    expect((await search('q')).status).toBe(422)
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    expect((await search('qwertz', editor.token)).status).toBe(404)
  })
})
