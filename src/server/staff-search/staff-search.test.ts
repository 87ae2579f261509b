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
    expect(await found('0 %')).toEqual(['vacancy Tischler 100 % Qwertz'])
    expect(await found('a_b%')).toEqual([])
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

  it('finds a thing by its number or e-mail address among more newer ones than are searched', async () => {
    const old = await createUser(test, { role: 'worker' })
    await sql`insert into users (role, person_type, name, surname, email, password_hash, language, created_at)
      select role, person_type, name, surname, 'newer' || number || '@people.example', password_hash, language, created_at
      from users, generate_series(1, 20000) number where id = ${old.id}`.execute(test.db)
    const idsOf = async (q: string) => (await search(q)).body.data.map(({ id }: Found) => id)
    expect(await idsOf(old.email.toUpperCase())).toEqual([old.id])
    expect(await idsOf(`${old.id}`.padStart(2, '0'))).toContain(old.id)
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
