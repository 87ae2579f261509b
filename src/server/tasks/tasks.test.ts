import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const COUNT = 45
const BAD = 13

describe.each(engines())('background work on %s', (engine) => {
  const test = useTestApp(engine)

  it('is done once each and leaves nothing, many in a moment; what fails is alone in being tried again', async () => {
    const done: number[] = []
    await test.db.transaction().execute(async (trx) => {
      for (let message_id = 1; message_id <= COUNT; message_id++)
        await test.deps.tasks.add(trx, 'message-arrived', { message_id, room_id: 1, user_id: 1 })
    })
    const handlers = {
      ...createHandlers(test.deps),
      'message-arrived': async ({ message_id }: { message_id: number }) => {
        if (message_id === BAD) throw new Error('not now')
        done.push(message_id)
      },
    }
    await test.deps.tasks.work(handlers)
    const states = async () => {
      const { rows } = await sql<{ state: string; count: number }>`
        select state::text, count(*)::int as count from pgboss.job where name = 'message-arrived' group by state
        order by state`.execute(test.db)
      return rows
    }
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'retry', count: 1 }]), {
      timeout: 8000,
      interval: 100,
    })
    expect(done).toHaveLength(COUNT - 1)
    expect(new Set(done).size).toBe(COUNT - 1)
  })
})
