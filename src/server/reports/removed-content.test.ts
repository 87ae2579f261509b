import { beforeEach, describe, expect, it } from 'vitest'
import { publishChangedMessage } from '../conversations/publish-changed-message-task.ts'
import type { Mail } from '../mail/mailer.ts'
import { signLinks } from '../mail/signed-links.ts'
import { readEverything } from '../personal-data/export-store.ts'
import { createRoom, messages, rooms, send, type TestRoom } from '../testing/conversations.ts'
import { decideObjection, objectByLink } from '../testing/objections.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const TEXT = 'Pay me 200 euros first'
const REASON = 'No employer takes money in advance.'

describe.each(engines())('removed messages and hidden profiles on %s', (engine) => {
  const test = useTestApp(engine)
  let room: TestRoom
  let one: TestUser
  let other: TestUser
  let messageId: number
  beforeEach(async () => {
    await test.db.deleteFrom('objections').execute()
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    room = await createRoom(test)
    await send(test, room.id, room.worker, 'Hello')
    messageId = (await send(test, room.id, room.boss, TEXT)).body.data.id
  })
  const report = async (type: 'message' | 'user', id: number) => {
    const body = { type, id, reason: 'fraud' }
    return test.call('POST', '/reports', { token: room.worker.token, body })
  }
  const uphold = async (type: 'message' | 'user', id: number, body: object = {}) => {
    const { data } = (await report(type, id)).body
    const decision = { state: 'upheld', decision: REASON, ground: 'fraud', remove: true, ...body }
    return test.call('PATCH', `/admin/reports/${data.id}`, { token: one.token, body: decision })
  }
  const texts = async (reader: TestUser) =>
    (await messages(test, room.id, reader)).body.data.map(({ text }: { text: string }) => text)
  const removals = async ({ token }: TestUser) =>
    (await test.call('GET', '/cabinet/removals', { token })).body.data
  const lastMailTo = async (email: string) => {
    const mail = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email).at(-1)
    if (!mail) throw new Error('no mail')
    return signLinks(test.deps.config, mail)
  }
  const object = (url: string) => objectByLink(test, url)
  const decide = (outcome: 'overturned' | 'upheld') => decideObjection(test, { first: one, other }, outcome)

  it('a copied message is read by staff with an entry in the audit log', async () => {
    const { data } = (await report('message', messageId)).body
    const list = async () => (await test.call('GET', '/admin/reports?per_page=100', one)).body.data
    expect(await list()).toContainEqual(
      expect.objectContaining({ id: data.id, subject: expect.objectContaining({ text: TEXT }) }),
    )
    await list()
    const looks = await test.call('GET', `/admin/audit?action=report.listed&actor_id=${one.id}`, one)
    expect(looks.body.data).toMatchObject([{ details: { reports: expect.arrayContaining([data.id]) } }])
  })

  it('a message is gone for both members, and the author reads why', async () => {
    expect((await uphold('message', messageId)).status).toBe(200)
    for (const member of [room.worker, room.boss]) {
      expect(await texts(member)).toEqual(['Hello', ''])
      const { data, meta } = (await messages(test, room.id, member)).body
      expect(data[1]).toMatchObject({ is_removed: true, revision: 1 })
      expect(meta.changed).toEqual([data[1]])
      expect((await rooms(test, member))[0]?.last_message).toMatchObject({ text: '', is_removed: true })
    }
    const mail = await lastMailTo(room.boss.email)
    expect(mail.text).toContain(REASON)
    expect(mail.text).toContain('/api/v1/objections?token=message.')
    const [removal] = await removals(room.boss)
    expect(removal).toMatchObject({ type: 'message', title: TEXT, reason: REASON, ground: 'fraud' })
    expect(await removals(room.worker)).toEqual([])
    const list = await test.call('GET', '/notifications', { token: room.boss.token })
    expect(list.body.data[0]).toMatchObject({ kind: 'content_removed', detail: 'message' })
    // Nobody can report it again, and no push or mail quotes it.
    expect((await report('message', messageId)).status).toBe(404)
  })

  it('an objection to it comes into the queue; a reversal shows it again', async () => {
    await uphold('message', messageId)
    const [removal] = await removals(room.boss)
    expect((await object(removal.objection)).statusCode).toBe(200)
    expect((await removals(room.boss))[0].objection).toBeNull()
    const decided = await decide('overturned')
    expect(decided.body.data).toMatchObject({
      state: 'overturned',
      subject: { type: 'message', title: TEXT },
    })
    expect(await texts(room.worker)).toEqual(['Hello', TEXT])
    const { data, meta } = (await messages(test, room.id, room.worker)).body
    expect(data[1]).toMatchObject({ revision: 2 })
    expect(meta.changed).toEqual([data[1]])
    expect(await removals(room.boss)).toEqual([])
    const row = await test.db
      .selectFrom('reports')
      .select('overturned_at')
      .where('subject_id', '=', messageId)
      .executeTakeFirstOrThrow()
    expect(row.overturned_at).not.toBeNull()
  })

  it('an upheld objection keeps it away, and the same decision cannot be objected to again', async () => {
    await uphold('message', messageId)
    const [removal] = await removals(room.boss)
    await object(removal.objection)
    expect((await decide('upheld')).status).toBe(200)
    expect(await texts(room.worker)).toEqual(['Hello', ''])
    expect((await object(removal.objection)).statusCode).toBe(409)
  })

  it('publishes the change to both members', async () => {
    await uphold('message', messageId)
    const tasks = await test.queued<{ message_id: number }>('publish-changed-message')
    expect(tasks).toContainEqual({ message_id: messageId })
    const published: unknown[] = []
    const realtime = {
      ...test.deps.realtime,
      publish: async (...event: unknown[]) => void published.push(event),
    }
    await publishChangedMessage({ db: test.db, realtime }, { message_id: messageId })
    expect(published).toMatchObject([
      [
        [`private-room.${room.id}`, `private-user.${room.worker.id}`, `private-user.${room.boss.id}`],
        'App\\Events\\MessageChanged',
        { message: { id: messageId, text: '', is_removed: true } },
      ],
    ])
  })

  it('a profile: its page is gone and its picture is nowhere, until a reversal', async () => {
    const { id } = room.boss
    const setPicture = () =>
      test.db.updateTable('users').set({ url_img: '/media/p.webp' }).where('id', '=', id)
    await setPicture().execute()
    const page = async () => (await test.call('GET', `/users/${id}`, { token: room.worker.token })).status
    const picture = async () => (await rooms(test, room.worker))[0]?.interlocutor.url_img
    expect([await page(), await picture()]).toEqual([200, '/media/p.webp'])
    expect((await uphold('user', id)).status).toBe(200)
    expect([await page(), await picture()]).toEqual([404, null])
    const own = await test.call('GET', '/cabinet/profile', { token: room.boss.token })
    expect(own.body.data.url_img).toBe('/media/p.webp')
    const [removal] = await removals(room.boss)
    expect(removal).toMatchObject({ type: 'profile', reason: REASON })
    expect((await lastMailTo(room.boss.email)).text).toContain('Your profile “')
    expect((await object(removal.objection)).statusCode).toBe(200)
    expect((await decide('overturned')).status).toBe(200)
    expect([await page(), await picture()]).toEqual([200, '/media/p.webp'])
  })

  it('the export still has the text for its author, and not for the other member', async () => {
    await uphold('message', messageId)
    const of = async ({ id }: TestUser) => JSON.stringify((await readEverything(test.db, id)).messages)
    expect(await of(room.boss)).toContain(TEXT)
    expect(await of(room.worker)).not.toContain(TEXT)
  })

  it('a dismissed report removes nothing', async () => {
    expect((await uphold('message', messageId, { state: 'dismissed' })).status).toBe(422)
    expect(await texts(room.worker)).toEqual(['Hello', TEXT])
  })
})
