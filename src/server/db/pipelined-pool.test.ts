import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import { compileLater, compileOnce } from './compile-once.ts'
import { connectPostgres, type Database, type Db } from './connect.ts'

const POOL_SIZE = 2

describe.skipIf(!engines().includes('postgres'))('reads and transactions on PostgreSQL', () => {
  const test = useTestApp('postgres')
  let database: Database
  let db: Db
  beforeAll(async () => {
    database = connectPostgres(test.url ?? '', POOL_SIZE)
    db = database.db
    await db.schema.createTable('pool_rows').addColumn('id', 'integer').execute()
  })
  afterAll(() => database.close())

  const processOf = compileOnce((inside, id: number) =>
    inside.selectNoFrom([sql<number>`pg_backend_pid()`.as('pid'), sql<number>`${id}::int`.as('id')]),
  )
  const process = async () => (await processOf(db, 1))[0]?.pid
  const countFrom = compileOnce((inside, from: number) =>
    inside
      .selectFrom(sql<{ id: number }>`pool_rows`.as('pool_rows'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', '>=', from),
  )
  const count = async (inside = db) => (await countFrom(inside, 0))[0]?.count
  const insert = (inside: Db) => sql`insert into pool_rows values (${1})`.execute(inside)

  it('many reads at once share three connections', async () => {
    const processes = await Promise.all(Array.from({ length: 30 }, process))
    expect(new Set(processes).size).toBe(3)
  })

  it('a read does not wait while transactions have all other connections', async () => {
    const all = Array.from({ length: POOL_SIZE }, () => Promise.withResolvers<void>())
    const held = all.map(({ promise }) =>
      db.transaction().execute(async (trx) => {
        await insert(trx)
        await promise
      }),
    )
    expect(await process()).toBeTypeOf('number')
    for (const { resolve } of all) resolve()
    await Promise.all(held)
  })

  it('a transaction sees its own writes, others see them after the commit, nobody after a rollback', async () => {
    const before = (await count()) ?? 0
    await db.transaction().execute(async (trx) => {
      await insert(trx)
      expect(await count(trx)).toBe(before + 1)
      expect(await count()).toBe(before)
    })
    expect(await count()).toBe(before + 1)
    const failing = db.transaction().execute(async (trx) => {
      await insert(trx)
      throw new Error('undo')
    })
    await expect(failing).rejects.toThrow('undo')
    expect(await count()).toBe(before + 1)
  })

  it('a transaction whose first statement fails leaves a usable connection, and so does an empty one', async () => {
    const failing = db.transaction().execute((trx) => sql`select * from no_such_table`.execute(trx))
    await expect(failing).rejects.toThrow('no_such_table')
    await db.transaction().execute(async () => undefined)
    for (let again = 0; again < POOL_SIZE + 1; again++) {
      await db.transaction().execute(async (trx) => {
        await insert(trx)
      })
    }
  })

  const insertLater = compileLater((inside, id: number) => ({
    compile: () => sql<{ id: number }>`insert into pool_rows values (${id}) returning id`.compile(inside),
  }))
  const failLater = compileLater((inside, id: number) => ({
    compile: () => sql`insert into no_such_table values (${id})`.compile(inside),
  }))
  const idsFrom = async (from: number) =>
    (
      await sql<{ id: number }>`select id from pool_rows where id >= ${from} order by id`.execute(db)
    ).rows.map(({ id }) => id)

  it('a statement for later is executed before the next one, in its order, and has its rows then', async () => {
    await db.transaction().execute(async (trx) => {
      const rows = await insertLater(trx, 101)
      await insertLater(trx, 102)
      expect(rows).toThrow('has not been sent')
      expect((await countFrom(trx, 101))[0]?.count).toBe(2)
      expect(rows()).toEqual([{ id: 101 }])
      await insertLater(trx, 103)
    })
    expect(await idsFrom(101)).toEqual([101, 102, 103])
    // Outside a transaction it is executed at once.
    expect((await insertLater(db, 104))()).toEqual([{ id: 104 }])
  })

  it('a failed statement for later rejects the next one or the commit, and nothing is stored', async () => {
    const before = db.transaction().execute(async (trx) => {
      await insertLater(trx, 201)
      await failLater(trx, 1)
      await countFrom(trx, 0)
    })
    await expect(before).rejects.toThrow('no_such_table')
    const atCommit = db.transaction().execute(async (trx) => {
      await insert(trx)
      await insertLater(trx, 202)
      await failLater(trx, 1)
    })
    await expect(atCommit).rejects.toThrow('no_such_table')
    const undone = db.transaction().execute(async (trx) => {
      await insertLater(trx, 203)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    for (let again = 0; again < POOL_SIZE + 1; again++)
      await db.transaction().execute(async (trx) => void (await insertLater(trx, 204 + again)))
    expect(await idsFrom(201)).toEqual([204, 205, 206])
  })

  it('a transaction whose connection PostgreSQL ends is rejected, the process and the pool go on', async () => {
    const pidOf = async (inside: Db) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside)).rows[0]?.pid
    const broken = db.transaction().execute(async (trx) => {
      const pid = await pidOf(trx)
      await sql`select pg_terminate_backend(${pid})`.execute(test.db)
      const isGone = async () =>
        (await sql`select from pg_stat_activity where pid = ${pid}`.execute(test.db)).rows.length
      await expect.poll(isGone).toBe(0)
      // Without a statement in flight, the end of the connection is an event, not a rejection.
      await new Promise(setImmediate)
      await insert(trx)
    })
    await expect(broken).rejects.toThrow()
    for (let again = 0; again < POOL_SIZE + 1; again++)
      await db.transaction().execute(async (trx) => void (await insert(trx)))
  })

  it('reads go on after the server has ended the shared connections', async () => {
    const pids = [...new Set(await Promise.all(Array.from({ length: 30 }, process)))]
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pids (pid)`.execute(test.db)
    await expect
      .poll(async () =>
        (await Promise.allSettled([process(), process(), process()])).map(({ status }) => status),
      )
      .toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })
})
