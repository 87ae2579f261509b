import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#shared/contract/conversations.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { createRoom, messages, openRoom, send, type TestRoom } from '../testing/conversations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { say } from '../texts/texts.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const seqs = (page: { body: { data: Message[] } }) => page.body.data.map(({ seq }) => seq)

describe.each(engines())('messages on %s', (engine) => {
  const test = useTestApp(engine)
  let room: TestRoom
  beforeEach(async () => {
    room = await createRoom(test)
    test.published.length = 0
  })

  const write = (text: string, client_id?: string, who = room.worker) =>
    send(test, room.id, who, text, client_id)
  const arrived = async () =>
    (await test.queued<{ room_id: number }>('message-arrived')).filter(({ room_id }) => room_id === room.id)

  describe('sent', () => {
    it('are stored as written, published to both members and queued for notification', async () => {
      const client_id = randomUUID()
      const { status, body } = await write('  Guten Tag,\r\nist die Stelle frei? ', client_id.toUpperCase())
      expect(status).toBe(201)
      expect(body.data).toEqual({
        id: body.data.id,
        room_id: room.id,
        seq: 1,
        client_id,
        user_id: room.worker.id,
        text: 'Guten Tag,\nist die Stelle frei?',
        created_at: test.clock().toISOString(),
        delivered_at: null,
        read_at: null,
      })
      expect((await messages(test, room.id, room.boss)).body.data).toEqual([body.data])
      expect(test.published).toEqual([
        {
          channels: [
            `private-room.${room.id}`,
            `private-user.${room.worker.id}`,
            `private-user.${room.boss.id}`,
          ],
          event: 'App\\Events\\NewChatMessage',
          data: { message: body.data },
        },
      ])
      expect(await arrived()).toEqual([{ room_id: room.id, message_id: body.data.id, user_id: room.boss.id }])
    })

    it.each([
      ['', 'Message cannot be empty'],
      [' \n\u200b', 'Message cannot be empty'],
      ['x'.repeat(4001), 'At most 4000\u00a0characters, please'],
    ])('are refused when they are %j', async (text, message) => {
      const { status, body } = await write(text)
      expect([status, body.errors]).toEqual([422, { text: [message] }])
      expect((await messages(test, room.id, room.worker)).body.data).toEqual([])
    })

    it('are refused as empty in the reader’s language', async () => {
      const said = await Promise.all(
        LANGUAGES.map(async (language) => {
          const headers = { 'accept-language': language }
          return (await send(test, room.id, room.worker, ' ', randomUUID(), headers)).body.errors.text[0]
        }),
      )
      expect(said).toEqual(LANGUAGES.map((language) => say(language, 'message_empty')))
    })

    it('concurrently by fifty are numbered without gaps, each once', async () => {
      const people = [room.worker, room.boss]
      const answers = await Promise.all(
        range(1, 50).map((number) => write(`Message ${number}`, undefined, people[number % 2])),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
      expect(answers.map(({ body }) => body.data.seq).sort((a, b) => a - b)).toEqual(range(1, 50))
      const page = await messages(test, room.id, room.boss, '?limit=200')
      expect(seqs(page)).toEqual(range(1, 50))
      const byId = new Map(answers.map(({ body }) => [body.data.id, body.data]))
      expect(page.body.data).toEqual(page.body.data.map(({ id }: Message) => byId.get(id)))
      expect(page.body.meta.last_seq).toBe(50)
      expect(await arrived()).toHaveLength(50)
    })
  })

  describe('sent more than once', () => {
    it('are stored once and queue one task', async () => {
      const id = randomUUID()
      const first = await write('Once', id)
      const again = await write('Once', id)
      expect([again.status, again.body]).toEqual([200, first.body])
      expect(await arrived()).toHaveLength(1)
    })

    it('concurrently by twenty are stored once', async () => {
      const id = randomUUID()
      const answers = await Promise.all(range(1, 20).map(() => write('Once', id)))
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
      expect(seqs(await messages(test, room.id, room.boss))).toEqual([1])
      expect(await arrived()).toHaveLength(1)
    })

    it('with an Idempotency-Key get the stored answer', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const id = randomUUID()
      const first = await send(test, room.id, room.worker, 'Once', id, headers)
      const again = await send(test, room.id, room.worker, 'Once', id, headers)
      expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
        201,
        'true',
        first.body,
      ])
      const without = await write('Once', id)
      expect([without.status, without.body]).toEqual([200, first.body])
    })

    it('with another text or by another author are refused', async () => {
      const id = randomUUID()
      await write('Mine', id)
      for (const other of [await write('Edited', id), await write('Mine', id, room.boss)])
        expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
      expect(seqs(await messages(test, room.id, room.boss))).toEqual([1])
    })

    it('with one id in two rooms are stored twice', async () => {
      const other = await createRoom(test)
      const id = randomUUID()
      await write('Hello', id)
      expect((await send(test, other.id, other.worker, 'Hello', id)).status).toBe(201)
    })
  })

  describe('read in pages', () => {
    it('have no gaps or duplicates, in both directions, for any page size', async () => {
      const last = 37
      for (const number of range(1, last)) await write(`Message ${number}`)
      for (const limit of [1, 2, 7, 36, 37, 38, 200]) {
        let up: number[] = []
        for (let before = ''; ; ) {
          const page = seqs(await messages(test, room.id, room.boss, `?limit=${limit}${before}`))
          if (page.length === 0) break
          up = [...page, ...up]
          before = `&before=${page[0]}`
        }
        expect(up).toEqual(range(1, last))
        const down: number[] = []
        for (let after = 0; after < last; after = down.at(-1) ?? last) {
          down.push(...seqs(await messages(test, room.id, room.boss, `?limit=${limit}&after=${after}`)))
        }
        expect(down).toEqual(range(1, last))
      }
    })

    it('start with the last page, in ascending order, and limited in size', async () => {
      for (const number of range(1, 60)) await write(`Message ${number}`)
      const page = (query = '') => messages(test, room.id, room.boss, query)
      expect(seqs(await page())).toEqual(range(11, 60))
      expect(seqs(await page('?before=11&limit=5'))).toEqual(range(6, 10))
      expect(seqs(await page('?after=58'))).toEqual([59, 60])
      expect(seqs(await page('?after=10&before=14'))).toEqual([11, 12, 13])
      expect(seqs(await page('?after=60'))).toEqual([])
      for (const query of ['?limit=0', '?limit=201', '?before=x', '?after=-1'])
        expect((await page(query)).status).toBe(422)
    })

    it('match any before, after and limit', async () => {
      const last = 23
      for (const number of range(1, last)) await write(`Message ${number}`)
      const edge = fc.option(fc.integer({ min: 0, max: last + 3 }), { nil: undefined })
      await fc.assert(
        fc.asyncProperty(edge, edge, fc.integer({ min: 1, max: 30 }), async (before, after, limit) => {
          const given = { before, after, limit }
          const query = Object.entries(given).flatMap(([name, value]) =>
            value === undefined ? [] : [`${name}=${value}`],
          )
          const page = await messages(test, room.id, room.boss, `?${query.join('&')}`)
          const inside = range(1, last).filter((seq) => seq > (after ?? 0) && seq < (before ?? last + 1))
          expect(seqs(page)).toEqual(after === undefined ? inside.slice(-limit) : inside.slice(0, limit))
        }),
        { numRuns: 60 },
      )
    })

    it('include all messages written meanwhile', async () => {
      const seen: number[] = []
      const writing = Promise.all(range(1, 30).map((number) => write(`Message ${number}`)))
      let isOver = false
      writing.then(() => {
        isOver = true
      })
      for (;;) {
        const wasOver = isOver
        const page = seqs(await messages(test, room.id, room.boss, `?limit=3&after=${seen.at(-1) ?? 0}`))
        seen.push(...page)
        if (wasOver && page.length === 0) break
      }
      expect(seen).toEqual(range(1, 30))
    })
  })

  it('cannot be written while one has blocked the other, and both get the reason', async () => {
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${room.worker.id}`, { token: room.boss.token })
    await write('Before')
    await block('PUT')
    const blocked = await write('After')
    expect([blocked.status, blocked.body.code, blocked.body.message]).toEqual([
      403,
      'chat_blocked',
      'You cannot write to this person',
    ])
    const blocker = await write('After', undefined, room.boss)
    expect([blocker.status, blocker.body.code]).toEqual([403, 'chat_unblock_first'])
    expect(seqs(await messages(test, room.id, room.worker))).toEqual([1])
    await block('DELETE')
    expect((await write('Again')).body.data.seq).toBe(2)
  })

  it('cannot be written to a user whom an administrator has blocked', async () => {
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', room.boss.id)
      .execute()
    expect((await write('Hello?')).body.code).toBe('chat_blocked')
  })

  it('are 404 for users who are not members, on every route', async () => {
    await write('Secret')
    const strangers = [
      await createUser(test, { role: 'worker' }),
      await createUser(test, { role: 'boss' }),
      await createUser(test, { role: 'admin' }),
      (await createRoom(test)).boss,
    ]
    for (const { token } of strangers) {
      const path = `/chat/rooms/${room.id}`
      const answers = [
        await test.call('GET', path, { token }),
        await test.call('GET', `${path}/messages`, { token }),
        await test.call('POST', `${path}/messages`, { token, body: { text: 'Hi', client_id: randomUUID() } }),
        await test.call('POST', `${path}/read`, { token, body: { seq: 1 } }),
        await test.call('POST', `${path}/delivered`, { token, body: { seq: 1 } }),
      ]
      expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
        Array(5).fill('404 not_found'),
      )
      const list = await test.call('GET', '/chat/my/rooms', { token })
      expect(JSON.stringify(list.body)).not.toContain('Secret')
    }
    expect(seqs(await messages(test, room.id, room.boss))).toEqual([1])
    expect((await openRoom(test, room.boss, { job_id: room.job.id })).status).toBe(403)
  })
})
