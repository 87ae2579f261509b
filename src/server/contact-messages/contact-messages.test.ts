import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { auditOf } from '../testing/audit.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('messages of the contact form on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  beforeEach(async () => {
    await test.db.deleteFrom('contact_messages').execute()
    await test.db.deleteFrom('counted_acts').execute()
    await test.db.deleteFrom('users').where('role', '=', 'admin').execute()
    admin = await createUser(test, { role: 'admin', language: 'pl' })
  })

  const write = async (given: object = {}, language = 'ru', token?: string): Promise<number> => {
    const { status, body } = await test.call('POST', '/addMessage', {
      headers: { 'accept-language': language },
      body: { name: 'Ольга', email: 'olga@people.example', description: 'Как удалить отклик?', ...given },
      ...(token ? { token } : {}),
    })
    expect(status).toBe(201)
    return body.data.id
  }
  const asAdmin = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers = {}) =>
    test.call(method, `/admin/messages${path}`, { token: admin.token, headers, ...(body && { body }) })
  const idsIn = async (state: string) =>
    (await asAdmin('GET', `?state=${state}`)).body.data.map(({ id }: { id: number }) => id)
  const mailsTo = async (email: string) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)

  it('are announced by mail to the staff who may read them, at most once an hour, without the text', async () => {
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const first = await write()
    const second = await write({ name: 'Piotr' }, 'pl')
    // Editors may not read messages.
    expect(await mailsTo(editor.email)).toEqual([])
    expect(await idsIn('open')).toEqual([first, second])
    const mails = await mailsTo(admin.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Wiadomość czeka na odpowiedź'])
    expect(mails[0]?.text).toContain('http://localhost:3000/pl/admin/messages')
    expect(mails[0]?.text).not.toContain('отклик')
    test.clock.advance(HOUR_MS + 1)
    await write()
    expect(await mailsTo(admin.email)).toHaveLength(2)
  })

  it('say why the mail with a reply has failed, beside that reply alone', async () => {
    const id = await write()
    const other = await write()
    await asAdmin('POST', `/${id}/reply`, { text: 'In your cabinet.' })
    await asAdmin('POST', `/${other}/reply`, { text: 'Under “Bids”.' })
    const errorOf = async (one: number) => (await asAdmin('GET', `/${one}`)).body.data.replies[0].mail_error
    expect(await errorOf(id)).toBeUndefined()
    await sql`update pgboss.job set state = 'retry', output = '{"message": "550 User unknown"}'
      where name = 'send-mail' and data->>'text' like '%cabinet%'`.execute(test.db)
    expect([await errorOf(id), await errorOf(other)]).toEqual(['550 User unknown', undefined])
    const listed = (await asAdmin('GET', '?state=answered')).body.data
    expect(listed.flatMap(({ replies }: { replies: object[] }) => replies)).toEqual(
      expect.arrayContaining([expect.objectContaining({ mail_error: '550 User unknown' })]),
    )
    await sql`delete from pgboss.job where name = 'send-mail'`.execute(test.db)
  })

  it('name the account of the sender', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const id = await write({}, 'de', worker.token)
    expect((await asAdmin('GET', `/${id}`)).body.data).toMatchObject({
      name: 'Ольга',
      language: 'de',
      state: 'open',
      replies: [],
      user: { id: worker.id, name: 'Anna Kowalska' },
    })
  })

  it('name the others from the same address, the latest first, and no strangers’', async () => {
    const first = await write()
    test.clock.advance(1000)
    const second = await write({ email: 'Olga@people.example', description: 'x'.repeat(300) })
    await asAdmin('PATCH', `/${second}`, { state: 'spam' })
    test.clock.advance(1000)
    const third = await write()
    await write({ email: 'other@people.example' })
    const othersOf = async (id: number) => (await asAdmin('GET', `/${id}`)).body.data.others
    expect(await othersOf(third)).toMatchObject([
      { id: second, state: 'spam', beginning: 'x'.repeat(200) },
      { id: first, state: 'open', beginning: 'Как удалить отклик?' },
    ])
    expect(await othersOf(first)).toMatchObject([{ id: third }, { id: second }])
    const { data } = (await asAdmin('GET', `?id=${third}`)).body
    expect(data[0].others).toHaveLength(2)
  })

  it('are answered by mail in the sender’s interface language, once for one key', async () => {
    const email = `olga-${randomUUID()}@people.example`
    const id = await write({ email })
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await asAdmin('POST', `/${id}/reply`, { text: 'Откройте «Мои отклики».' }, headers)
    expect(answer.status).toBe(201)
    expect(
      (await asAdmin('POST', `/${id}/reply`, { text: 'Откройте «Мои отклики».' }, headers)).body,
    ).toEqual(answer.body)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Ответ на ваше сообщение' })
    expect(mail?.text).toContain('Здравствуйте!\n\nОткройте «Мои отклики».')
    expect(mail?.text).toContain('> Как удалить отклик?')
    expect(answer.body.data).toMatchObject({
      state: 'answered',
      replies: [{ text: 'Откройте «Мои отклики».', author: { id: admin.id } }],
    })
    expect(await idsIn('open')).toEqual([])
    expect(await idsIn('answered')).toEqual([id])
  })

  it('are not answered a second time by a reply that waited on a device', async () => {
    const id = await write()
    const late = { text: 'Спасибо', replies_read: 0 }
    expect((await asAdmin('POST', `/${id}/reply`, late)).status).toBe(201)
    const refused = await asAdmin('POST', `/${id}/reply`, late)
    expect([refused.status, refused.body.code]).toEqual([409, 'message_answered'])
    expect((await asAdmin('POST', `/${id}/reply`, { ...late, replies_read: 1 })).status).toBe(201)
  })

  it('with the hidden field filled in are stored as spam and not announced', async () => {
    const id = await write({ website: 'https://spam.example' })
    expect(await idsIn('open')).toEqual([])
    expect(await idsIn('spam')).toEqual([id])
    expect(await mailsTo(admin.email)).toEqual([])
    expect((await asAdmin('PATCH', `/${id}`, { state: 'open' })).body.data.state).toBe('open')
    expect(await idsIn('open')).toEqual([id])
  })

  it('are done without an answer, and opened again', async () => {
    const email = `thanks-${randomUUID()}@people.example`
    const id = await write({ email })
    expect((await asAdmin('PATCH', `/${id}`, { state: 'done' })).body.data.state).toBe('done')
    expect([await idsIn('open'), await idsIn('done')]).toEqual([[], [id]])
    expect(await mailsTo(email)).toEqual([])
    const { queues } = (await test.call('GET', '/admin/waiting', { token: admin.token })).body.data
    expect(queues.messages).toEqual({ count: 0, oldest_at: null })
    await asAdmin('PATCH', `/${id}`, { state: 'open' })
    expect(await idsIn('open')).toEqual([id])
    expect(await auditOf(test, 'contact_message', id)).toMatchObject([
      { action: 'contact_message.done', before: { state: 'open' }, after: { state: 'done' } },
      { action: 'contact_message.open', before: { state: 'done' }, after: { state: 'open' } },
    ])
  })

  it('stay answered when a device says late that they need no answer', async () => {
    const id = await write()
    await asAdmin('POST', `/${id}/reply`, { text: 'Спасибо' })
    expect((await asAdmin('PATCH', `/${id}`, { state: 'done' })).body.data.state).toBe('answered')
    expect(await auditOf(test, 'contact_message', id)).toHaveLength(1)
  })

  it('leave an entry in the audit log when they are read', async () => {
    const looks = async () =>
      (await test.call('GET', `/admin/audit?action=contact_message.listed&actor_id=${admin.id}`, admin)).body
        .data
    await idsIn('open')
    expect(await looks()).toEqual([])
    const first = await write()
    await idsIn('open')
    await asAdmin('GET', `/${first}`)
    expect(await looks()).toMatchObject([{ subject_id: null, details: { messages: [first] } }])
    const second = await write()
    await asAdmin('GET', `/${second}`)
    expect(await looks()).toMatchObject([{ details: { messages: [second] } }, {}])
  })

  it('keep their last state when an older change arrives late', async () => {
    const id = await write()
    const device = randomUUID()
    const move = (state: string, number: number) =>
      asAdmin('PATCH', `/${id}`, { state }, { intention: `${device}/${number}/0` })
    expect((await move('spam', 1)).status).toBe(200)
    expect((await move('open', 2)).status).toBe(200)
    const late = await move('spam', 1)
    expect([late.status, late.body.code]).toEqual([409, 'outdated'])
    expect(await idsIn('open')).toContain(id)
  })

  it('record each action in the audit log', async () => {
    const id = await write()
    await asAdmin('PATCH', `/${id}`, { state: 'spam' })
    await asAdmin('POST', `/${id}/reply`, { text: 'Спасибо' })
    const { body } = await test.call('GET', '/admin/audit', { token: admin.token })
    const actions = body.data.filter((entry: { subject_id: number }) => entry.subject_id === id)
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'contact_message.answered',
      'contact_message.spam',
    ])
  })

  it('are 404 when they do not exist, and refuse an empty reply', async () => {
    expect((await asAdmin('GET', '/999999')).status).toBe(404)
    expect((await asAdmin('PATCH', '/999999', { state: 'spam' })).status).toBe(404)
    expect((await asAdmin('POST', '/999999/reply', { text: 'x' })).status).toBe(404)
    const refused = await asAdmin('POST', `/${await write()}/reply`, { text: ' ' })
    expect([refused.status, refused.body.errors]).toEqual([422, { text: ['field cannot be empty'] }])
  })

  it('are five a day of one mailbox or account, and a hundred an hour of visitors', async () => {
    let from = 0
    const send = async (given: object, token?: string) =>
      (
        await test.call('POST', '/addMessage', {
          headers: { 'x-forwarded-for': `198.51.100.${Math.floor(from++ / 19)}` },
          body: {
            name: 'Ольга',
            email: 'flood@people.example',
            description: 'Как удалить отклик?',
            ...given,
          },
          ...(token ? { token } : {}),
        })
      ).status
    const times = async (many: number, given: (index: number) => object, token?: string) => {
      const statuses: number[] = []
      for (let index = 0; index < many; index++) statuses.push(await send(given(index), token))
      return statuses
    }
    expect(
      await times(6, (index) => ({ email: index % 2 ? 'Flood@people.example' : 'flood@people.example' })),
    ).toEqual([201, 201, 201, 201, 201, 429])
    // The owner of that mailbox is elsewhere.
    from = 500
    expect(await send({})).toBe(201)
    from = 6
    expect((await times(96, (index) => ({ email: `flood-${index}@people.example` }))).at(-1)).toBe(429)
    // The first two of another network are accepted all the same: a flood does not close the contact point.
    from = 1000
    expect(await times(3, (index) => ({ email: `other-${index}@people.example` }))).toEqual([201, 201, 429])
    const worker = await createUser(test, { role: 'worker' })
    expect(await times(6, () => ({}), worker.token)).toEqual([201, 201, 201, 201, 201, 429])
    test.clock.advance(HOUR_MS + 1)
    expect(await send({ email: 'honest@people.example' })).toBe(201)
    // Twenty of one network.
    from = 0
    const few = await times(10, (index) => ({ email: `few-${index}@people.example` }))
    from = 0
    const more = await times(11, (index) => ({ email: `more-${index}@people.example` }))
    expect([...few, ...more]).toEqual([...Array(20).fill(201), 429])
  })
})
