import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'

let embedded: Embedded
beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: null, golden: null })
  await embedded.exec('create table notes (id int primary key, text text not null)')
})
afterAll(() => embedded.close())

const count = async () => (await embedded.query('select count(*)::int as count from notes')).rows[0].count
const INSERT = 'insert into notes (id, text) values ($1, $2)'

it('a failed statement leaves the connection usable, also when it is prepared', async () => {
  const before = await count()
  for (let id = 1; id <= 4; id++) await embedded.query(INSERT, [id, 'kept'])
  for (let time = 0; time < 4; time++)
    await expect(embedded.query(INSERT, [1, 'twice'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_pkey',
    })
  await expect(embedded.query('selec 1')).rejects.toMatchObject({ code: '42601' })
  expect(await count()).toBe(before + 4)
})

it('a script that fails after BEGIN is rolled back', async () => {
  const before = await count()
  await expect(embedded.exec("begin; insert into notes values (50, 'a'); selec 1; commit")).rejects.toThrow()
  await embedded.query(INSERT, [51, 'after'])
  expect(await count()).toBe(before + 1)
})

it('other queries and a dump wait for a transaction', async () => {
  const client = await embedded.pool.connect()
  await client.query('begin')
  await client.query(INSERT, [60, 'open'])
  let dumped = false
  const dump = embedded.dump().then((archive) => {
    dumped = true
    return archive
  })
  const counted = count()
  await client.query('rollback')
  expect(dumped).toBe(false)
  client.release()
  expect((await dump).length).toBeGreaterThan(10_000)
  expect(await counted).toBe(await count())
})

it('a renewed connection continues the session, without its plans', async () => {
  const text = 'select id from notes where id = $1'
  for (let time = 0; time < 4; time++) await embedded.query(text, [1])
  const before = await count()
  const client = await embedded.pool.connect()
  client.release(true)
  for (let time = 0; time < 4; time++) expect((await embedded.query(text, [1])).rows).toEqual([{ id: 1 }])
  expect(await count()).toBe(before)
  const plans = await embedded.query('select count(*)::int as count from pg_prepared_statements')
  expect(plans.rows[0].count).toBeLessThan(3)
})

it('large values and values of each type are returned unchanged', async () => {
  const great = 'ö'.repeat(2_000_000)
  const { rows } = await embedded.query(
    "select $1::text as text, 3::int8 as int8, 1.5::numeric as numeric, '2026-11-23'::date as date, now() as now, $2::jsonb as json, $3::int[] as list",
    [great, { a: [1] }, [1, 2]],
  )
  const [{ text, now, ...others }] = rows
  expect(text === great).toBe(true)
  expect(now).toBeInstanceOf(Date)
  expect(others).toEqual({
    int8: 3,
    numeric: 1.5,
    date: '2026-11-23',
    json: { a: [1] },
    list: [1, 2],
  })
})

it('after it has stopped, queries fail instead of waiting', async () => {
  const other = await startEmbedded({ dataDir: null, golden: null })
  await other.close()
  await expect(other.query('select 1')).rejects.toThrow()
  await expect(other.dump()).rejects.toThrow()
})
