import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRoom, messages, send } from '../testing/conversations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { removeMessage, showMessageAgain } from './remove-message.ts'

const STEPS = ['write', 'read', 'delivered', 'remove', 'show', 'erase', 'delete'] as const
const ofFirst = (what: (typeof STEPS)[number]) => ({ what, isByBoss: true, seq: 1 })

describe.each(engines())('messages asked for again on %s', (engine) => {
  const test = useTestApp(engine)

  it('are those of the present, after each change and for each member', async () => {
    const step = fc.record({
      what: fc.constantFrom(...STEPS),
      isByBoss: fc.boolean(),
      seq: fc.integer({ min: 1, max: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 8 }), async (steps) => {
        const room = await createRoom(test)
        for (const text of ['one', 'two', 'three']) await send(test, room.id, room.boss, text)
        for (const { what, isByBoss, seq } of steps) {
          await play(room.id, isByBoss ? room.boss : room.worker, what, seq)
          for (const member of [room.worker, room.boss]) {
            // What comes after a number is never kept.
            const { body } = await messages(test, room.id, member, '?after=0')
            for (const query of ['', '', '?limit=2']) {
              const { data, meta } = (await messages(test, room.id, member, query)).body
              expect({ data, meta }).toEqual({ ...body, data: body.data.slice(query ? -2 : 0) })
            }
          }
        }
      }),
      // The first message is not among the last two.
      { numRuns: 8, examples: [[(['remove', 'show', 'remove', 'erase'] as const).map(ofFirst)]] },
    )
  })

  async function play(
    roomId: number,
    { token }: { token: string },
    what: (typeof STEPS)[number],
    seq: number,
  ): Promise<void> {
    const one = test.db
      .selectFrom('messages')
      .select('id')
      .where('room_id', '=', roomId)
      .where('seq', '=', seq)
    const id = (await one.executeTakeFirst())?.id ?? 0
    if (what === 'write') await send(test, roomId, { token } as never, 'another')
    else if (what === 'read' || what === 'delivered')
      await test.call('POST', `/chat/rooms/${roomId}/${what}`, { token, body: { seq } })
    else if (what === 'remove' || what === 'show')
      await test.db.transaction().execute((trx) => {
        const statement = { reason: 'Spam', ground: 'terms' } as never
        return what === 'remove' ? removeMessage(test, trx, id, statement) : showMessageAgain(test, trx, id)
      })
    else if (what === 'erase')
      await test.db.updateTable('messages').set({ text: '' }).where('id', '=', id).execute()
    else await test.db.deleteFrom('messages').where('id', '=', id).execute()
  }

  it('keep their ETag, and are nobody else’s', async () => {
    const room = await createRoom(test)
    await send(test, room.id, room.boss, 'for the two of us')
    const [first, second] = [
      await messages(test, room.id, room.worker),
      await messages(test, room.id, room.worker),
    ]
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(second.body).toEqual(first.body)
    const stranger = await createUser(test, { role: 'worker' })
    expect((await messages(test, room.id, stranger)).status).toBe(404)
  })
})
