import { sql } from 'kysely'
import { fromPglite, PgBoss } from 'pg-boss'
import { describe, expect, it, vi } from 'vitest'
import { HOUR_S } from '#shared/durations.ts'
import { createHandlers, TASKS } from '../background/registry.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { LoggedFailure } from './task.ts'
import { type FailedTask, startTasks } from './tasks.ts'

const COUNT = 45
// Of an `isShort` task: three batches.
const SHORT_COUNT = 120
const SHORT_BATCH = 50
const BAD = 13

describe.each(engines())('background work on %s', (engine) => {
  const test = useTestApp(engine)
  const withBoss = async (run: (boss: PgBoss) => Promise<unknown>) => {
    const { embedded } = test.database
    const boss = new PgBoss({
      ...(embedded
        ? { db: fromPglite(embedded as never), backend: 'pglite' as const }
        : { connectionString: test.url ?? '', max: 1 }),
      createSchema: false,
      supervise: false,
      schedule: false,
    })
    await boss.start()
    await run(boss)
    await boss.stop({ close: !embedded })
  }

  it('adds entries as pg-boss does', async () => {
    const payload = { message_id: 1 }
    await withBoss((boss) => boss.send('publish-changed-message', payload, { startAfter: 60 }))
    await test.db
      .transaction()
      .execute((trx) => test.deps.tasks.add(trx, 'publish-changed-message', payload, 60))
    const { rows } = await sql<{ entry: object }>`
      select to_jsonb(j) - array['id', 'created_on', 'start_after', 'keep_until'] || jsonb_build_object(
        'delay', start_after - created_on, 'kept', keep_until - start_after) as entry
      from pgboss.job j where name = 'publish-changed-message'`.execute(test.db)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual(rows[1])
  })

  it('does each of many entries once and deletes it; only the failed entry is retried', async () => {
    const done: number[] = []
    await test.db.transaction().execute(async (trx) => {
      for (let message_id = 1; message_id <= SHORT_COUNT; message_id++)
        await test.deps.tasks.add(trx, 'message-arrived', { message_id, room_id: 1, user_id: 1 })
    })
    const states = async () => {
      const { rows } = await sql<{ state: string; count: number }>`
        select state::text, count(*)::int as count from pgboss.job where name = 'message-arrived' group by state
        order by state`.execute(test.db)
      return rows
    }
    let taken: Awaited<ReturnType<typeof states>> | null = null
    const handlers = {
      ...createHandlers(test.deps),
      'message-arrived': async ({ message_id }: { message_id: number }) => {
        taken ??= await states()
        if (message_id === BAD) throw new Error('not now')
        done.push(message_id)
      },
    }
    await test.deps.tasks.work(handlers)
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'retry', count: 1 }]), {
      timeout: 8000,
      interval: 100,
    })
    expect(done).toHaveLength(SHORT_COUNT - 1)
    expect(new Set(done).size).toBe(SHORT_COUNT - 1)
    expect(taken).toEqual([
      { state: 'active', count: SHORT_BATCH },
      { state: 'created', count: SHORT_COUNT - SHORT_BATCH },
    ])
  })

  it('deletes failed entries after 14 days', async () => {
    const failed = (minutes: number) => sql`
      insert into pgboss.job (name, data, state, completed_on, deletion_seconds)
      select name, jsonb_build_object('minutes', ${minutes}::int), 'failed',
        now() - interval '14 days' - ${minutes}::int * interval '1 minute', deletion_seconds
      from pgboss.queue where name = 'send-mail'`
    for (const minutes of [1, -1]) await failed(minutes).execute(test.db)
    await sql`update pgboss.queue set maintain_on = null`.execute(test.db)
    await withBoss((boss) => boss.supervise('send-mail'))
    const { rows } = await sql<{ minutes: number }>`
      select (data->>'minutes')::int as minutes from pgboss.job where name = 'send-mail'`.execute(test.db)
    expect(rows).toEqual([{ minutes: -1 }])
  })
})

describe.each(engines())('failed background work on %s', (engine) => {
  const test = useTestApp(engine)

  it('reports each failure that is not logged yet, and does not retry what is final', async () => {
    const failures: FailedTask[] = []
    await test.db.transaction().execute(async (trx) => {
      for (const name of ['defect', 'refused', 'away'])
        await test.deps.tasks.add(trx, 'remove-file', { name })
    })
    const errors = {
      defect: new Error('a defect'),
      refused: new LoggedFailure('refused', true),
      away: new LoggedFailure('away', false),
    }
    const handlers = {
      ...createHandlers(test.deps),
      'remove-file': ({ name }: { name: string }) => Promise.reject(errors[name as keyof typeof errors]),
    }
    await test.deps.tasks.work(handlers, (failure) => failures.push(failure))
    const states = async () => {
      const { rows } = await sql<{ name: string; state: string }>`
        select data->>'name' as name, state::text from pgboss.job where name = 'remove-file' order by 1`.execute(
        test.db,
      )
      return rows
    }
    await vi.waitFor(
      async () =>
        expect(await states()).toEqual([
          { name: 'away', state: 'retry' },
          { name: 'defect', state: 'retry' },
          { name: 'refused', state: 'failed' },
        ]),
      { timeout: 8000, interval: 100 },
    )
    expect(failures).toEqual([{ queue: 'remove-file', id: expect.any(String), err: errors.defect }])
  })

  it('retries for at least a day and at most hourly, also in a queue of an earlier release', async () => {
    await sql`update pgboss.queue set retry_limit = 8, retry_delay_max = null where name = 'send-mail'`.execute(
      test.db,
    )
    const tasks = await startTasks(test.database, test.url, TASKS, () => undefined)
    await tasks.stop()
    const { rows } = await sql<{ hours: number; most: number }>`
      select retry_delay_max as most, (select sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n) / 2))
        from generate_series(1, retry_limit) n)::float / 3600 as hours
      from pgboss.queue where name = 'send-mail'`.execute(test.db)
    expect(rows).toEqual([{ most: HOUR_S, hours: expect.closeTo(25, 0) }])
  })
})

describe('background work on the embedded database', () => {
  const test = useTestApp('pglite')

  it('wakes a waiting worker when an entry is due, instead of waiting for the next poll', async () => {
    const done: number[] = []
    await test.deps.tasks.work({
      ...createHandlers(test.deps),
      'message-arrived': async ({ message_id }: { message_id: number }) => void done.push(message_id),
    })
    const add = (message_id: number, after: number) =>
      test.db.transaction().execute(async (trx) => {
        await test.deps.tasks.add(trx, 'message-arrived', { message_id, room_id: 1, user_id: 1 }, after)
      })
    await add(1, 0)
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 6000, interval: 20 })
    await add(2, 1)
    await vi.waitFor(() => expect(done).toEqual([1, 2]), { timeout: 6000, interval: 20 })
    await add(3, HOUR_S)
    await sql`update pgboss.job set start_after = now() where name = 'message-arrived'`.execute(test.db)
    test.deps.tasks.wake('message-arrived')
    await vi.waitFor(() => expect(done).toEqual([1, 2, 3]), { timeout: 3000, interval: 20 })
  })
})

describe.each(engines())('a server that starts after a task was renamed, on %s', (engine) => {
  const test = useTestApp(engine)

  it('does the entries that wait under the former names and ends their schedules', async () => {
    const renamed = Object.values(TASKS).flatMap(({ name, formerName }) =>
      formerName ? [{ name, formerName }] : [],
    )
    for (const { formerName } of renamed) {
      await sql`select pgboss.create_queue(${formerName}, '{"policy": "standard"}')`.execute(test.db)
      await sql`insert into pgboss.job (name, data) values (${formerName}, '{}')`.execute(test.db)
      await sql`insert into pgboss.schedule (name, cron) values (${formerName}, '0 0 1 1 *')`.execute(test.db)
    }
    const done: string[] = []
    const handlers = Object.fromEntries(
      Object.values(TASKS).map(({ name }) => [name, async () => void done.push(name)]),
    ) as never
    await test.deps.tasks.work(handlers)
    await vi.waitFor(() => expect(done.sort()).toEqual(renamed.map(({ name }) => name).sort()), {
      timeout: 8000,
      interval: 100,
    })
    const formerNames = renamed.map(({ formerName }) => formerName)
    const { rows } =
      await sql`select name from pgboss.schedule where name = any(${formerNames}::text[])`.execute(test.db)
    expect(rows).toEqual([])
  })
})

describe.each(engines())('the order of background work on %s', (engine) => {
  const test = useTestApp(engine)

  it('sends mails about an account before those that wait', async () => {
    const mail = { to: 'anna@people.example', subject: 'x', text: 'x' }
    await test.db.transaction().execute(async (trx) => {
      for (let count = 0; count < COUNT; count++)
        await test.deps.tasks.add(trx, 'send-mail', { ...mail, kind: 'bid_received' })
      await test.deps.tasks.add(trx, 'send-mail', { ...mail, kind: 'account' })
    })
    const sent: unknown[] = []
    await test.deps.tasks.work({
      ...createHandlers(test.deps),
      'send-mail': async ({ kind }) => void sent.push(kind),
    })
    await vi.waitFor(() => expect(sent).toHaveLength(COUNT + 1), { timeout: 15_000, interval: 50 })
    // In the first batch; its order is the database's.
    expect(sent.indexOf('account')).toBeLessThan(10)
  })
})

describe.each(engines())('imports in the queue on %s', (engine) => {
  const test = useTestApp(engine)

  it('of several accounts run at the same time, those of one account one after the other', async () => {
    const started: (number | undefined)[] = []
    let goOn = () => {}
    const held = new Promise<void>((done) => {
      goOn = done
    })
    await test.deps.tasks.work({
      ...createHandlers(test.deps),
      'import-vacancies': async ({ user_id }) => {
        started.push(user_id)
        if (user_id === 7) await held
      },
    })
    for (const [run_id, user_id] of [
      [1, 7],
      [2, 7],
      [3, 8],
    ] as const)
      await test.db
        .transaction()
        .execute((trx) => test.deps.tasks.add(trx, 'import-vacancies', { run_id, user_id }))
    const wait = { timeout: 25_000, interval: 100 }
    await vi.waitFor(() => expect(started.toSorted()).toEqual([7, 8]), wait)
    goOn()
    await vi.waitFor(() => expect(started.toSorted()).toEqual([7, 7, 8]), wait)
  }, 60_000)
})
