import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import { compileLater } from './compile-once.ts'
import { PreparedClient } from './prepared-client.ts'

describe.each(engines())('packets of a transaction on %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(() => test.db.schema.createTable('packet_rows').addColumn('id', 'integer').execute())

  const insertLater = compileLater((trx, id: number) => ({
    compile: () => sql<{ id: number }>`insert into packet_rows values (${id}) returning id`.compile(trx),
  }))
  const failLater = compileLater((trx, id: number) => ({
    compile: () => sql`insert into packet_rows values (1 / ${id}::int)`.compile(trx),
  }))
  const unsendable = (() => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    return circle as unknown as number
  })()
  const ids = async () =>
    (await sql<{ id: number }>`select id from packet_rows order by id`.execute(test.db)).rows.map(
      ({ id }) => id,
    )

  it('executes all statements in their order, also when they are prepared', async () => {
    for (let id = 1; id <= 5; id++)
      await test.db.transaction().execute(async (trx) => {
        const rows = await Promise.all([insertLater(trx, id), insertLater(trx, -id)])
        await sql`select ${id}::int`.execute(trx)
        expect(rows.map((of) => of())).toEqual([[{ id }], [{ id: -id }]])
      })
    expect(await ids()).toEqual([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
  })

  it.each([
    ['fails', () => failLater],
    ['cannot be sent', () => (trx: typeof test.db) => insertLater(trx, unsendable)],
  ])('stores nothing when a statement %s, and the connection goes on', async (_how, find) => {
    const before = await ids()
    const broken = test.db.transaction().execute(async (trx) => {
      await insertLater(trx, 100)
      await find()(trx, 0)
      await insertLater(trx, 101)
    })
    await expect(broken).rejects.toThrow(/division by zero|circular/)
    expect(await ids()).toEqual(before)
    await test.db.transaction().execute(async (trx) => void (await insertLater(trx, 6)))
    expect(await ids()).toEqual([...before, 6])
    await sql`delete from packet_rows where id = 6`.execute(test.db)
  })
})

describe.skipIf(!engines().includes('postgres'))('messages of PostgreSQL', () => {
  const test = useTestApp('postgres')
  let client: PreparedClient
  const counts = { rowDescription: 0, readyForQuery: 0 }
  beforeAll(async () => {
    client = new PreparedClient({ connectionString: test.url ?? '', pipeline: true })
    await client.connect()
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    for (const name of ['rowDescription', 'readyForQuery'] as const)
      connection.on(name, () => {
        counts[name]++
      })
  })
  afterAll(() => client.end())

  const text = (name: string) => `select $1::int as ${name}, $2::text as text`

  it('describe a prepared statement once, and each packet ends once', async () => {
    for (let n = 1; n <= 6; n++) {
      const [{ rows: [one] = [] } = {}, { rows: [two] = [] } = {}] = await client.queryAll([
        { text: text('one'), values: [n, 'a'] },
        { text: text('two'), values: [n, null] },
      ])
      expect([one, two]).toEqual([
        { one: n, text: 'a' },
        { two: n, text: null },
      ])
    }
    // Twice without a name, then once with it.
    expect(counts).toEqual({ rowDescription: 6, readyForQuery: 6 })
    expect((await client.query(text('one'), [7, 'b'])).rows).toEqual([{ one: 7, text: 'b' }])
    expect(counts).toEqual({ rowDescription: 6, readyForQuery: 7 })
  })

  it('have rows without columns, too', async () => {
    for (let n = 1; n <= 5; n++)
      expect((await client.query('select from generate_series(1, $1::int)', [n])).rows).toEqual(
        Array.from({ length: n }, () => ({})),
      )
    for (let n = 1; n <= 5; n++)
      expect((await client.query('select set_config($1, $2, false) where false', ['a.b', 'c'])).rows).toEqual(
        [],
      )
  })

  it('prepare a statement again that came after a failed one', async () => {
    const values = [1, 'a']
    for (let n = 1; n <= 2; n++) await client.query(text('late'), values)
    const failing = { text: 'select 1 / $1::int', values: [0] }
    const packet = () => client.queryAll([failing, { text: text('late'), values }])
    await expect(packet()).rejects.toThrow('division by zero')
    expect((await client.query(text('late'), values)).rows).toEqual([{ late: 1, text: 'a' }])
  })
})
