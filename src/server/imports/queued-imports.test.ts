import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { lockPerson } from '../personal-data/erase-store.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { listStuckRuns } from './runs-store.ts'

const NONE = { new: 0, changed: 0, unchanged: 0, ended: 0, invalid: 0 }
const three = [importRow(1), importRow(2), importRow(3)]

describe.each(engines())('an import that waits in the queue on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const runOf = async (source: number) => {
    const found = test.db.selectFrom('import_runs').select('id').where('source_id', '=', source)
    return (await found.executeTakeFirstOrThrow()).id
  }

  it('keeps its rows when a second worker reads the same run later', async () => {
    own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
    let isSlow = true
    let goOn = () => {}
    const held = new Promise<void>((done) => {
      goOn = done
    })
    const fetchPublic = async () => {
      const waits = isSlow
      isSlow = false
      if (waits) await held
      return Buffer.from(csvOf(three))
    }
    const handlers = createHandlers({ ...test.deps, fetchPublic })
    await handlers['import-daily-feeds']({})
    const run_id = await runOf(own.id)
    const slow = handlers['import-vacancies']({ run_id })
    await handlers['import-vacancies']({ run_id })
    goOn()
    await slow
    expect((await own.source(own.id)).run).toMatchObject({
      state: 'done',
      counts: { ...NONE, new: 3 },
      done: 3,
    })
  })

  it('locks its owner before the source, as the erasure of the account does', async () => {
    if (engine !== 'postgres') return
    await own.upload(own.id, csvOf(three))
    const run_id = await runOf(own.id)
    await test.db.updateTable('import_runs').set({ state: 'importing' }).where('id', '=', run_id).execute()
    let working: Promise<unknown> | undefined
    await test.db.transaction().execute(async (trx) => {
      await lockPerson(trx, own.boss.id)
      working = createHandlers(test.deps)
        ['import-vacancies']({ run_id })
        .catch((error: unknown) => error)
      await expect.poll(() => countWaiting(test.db)).toBe(1)
      await trx.deleteFrom('import_sources').where('id', '=', own.id).execute()
    })
    expect(await working).toBeUndefined()
  })

  it('locks the source before the run, as “Fetch now” and a deletion of the source do', async () => {
    if (engine !== 'postgres') return
    const tell = async (state: 'ready' | 'importing', isDaily: boolean) => {
      await own.upload(own.id, csvOf(three))
      const id = await runOf(own.id)
      await test.db
        .updateTable('import_runs')
        .set({ state, is_daily: isDaily })
        .where('id', '=', id)
        .execute()
      return id
    }
    const handlers = createHandlers(test.deps)
    for (const [state, isDaily] of [
      ['importing', false],
      ['ready', true],
    ] as const) {
      const run_id = await tell(state, isDaily)
      let working: Promise<void> | undefined
      await test.db.transaction().execute(async (trx) => {
        await trx.selectFrom('import_sources').select('id').where('id', '=', own.id).forUpdate().execute()
        working = handlers['import-vacancies']({ run_id })
        await expect.poll(() => countWaiting(test.db)).toBe(1)
        // Would fail at once if the import held it.
        await trx
          .selectFrom('import_runs')
          .select('id')
          .where('id', '=', run_id)
          .forUpdate()
          .noWait()
          .execute()
      })
      await working
      expect((await own.source(own.id)).run.state).toBe('done')
    }
  })

  it('is not continued beside the queue, however long it waits; an interrupted one is', async () => {
    await own.upload(own.id, csvOf(three), { isRead: false })
    const run = await runOf(own.id)
    await test.db
      .updateTable('import_runs')
      .set({ moved_at: new Date(0) })
      .where('id', '=', run)
      .execute()
    const mark = (state: string, started_on: Date | null) =>
      sql`update pgboss.job set state = ${sql.lit(state)}, started_on = ${started_on}
        where name = 'import-vacancies' and (data ->> 'run_id')::int = ${run}`.execute(test.db)
    const before = test.clock()
    const stuck = async () => (await listStuckRuns(test.db, before)).map(({ id }) => id)
    expect(await stuck()).toEqual([])
    await mark('retry', new Date(before.getTime() - 1))
    expect(await stuck()).toEqual([])
    await mark('active', new Date(before.getTime() + 1))
    expect(await stuck()).toEqual([])
    await mark('active', new Date(before.getTime() - 1))
    expect(await stuck()).toEqual([run])
    await mark('created', null)
    await own.run()
  })

  it('continues interrupted imports although one of them fails', async () => {
    const broken = await own.addSource()
    for (const source of [broken, own.id]) await own.upload(source, csvOf(three))
    const runs = [await runOf(broken), await runOf(own.id)]
    await test.db
      .updateTable('import_rows')
      .set({ form: JSON.stringify({ title: null }) })
      .where('run_id', '=', runs[0] ?? 0)
      .execute()
    await test.db
      .updateTable('import_runs')
      .set({ state: 'importing', moved_at: new Date(0) })
      .where('id', 'in', runs)
      .execute()
    const block = (blocked_at: Date | null) =>
      test.db.updateTable('users').set({ blocked_at }).where('id', '=', own.boss.id).execute()
    await block(test.clock())
    expect(await listStuckRuns(test.db, test.clock())).toEqual([])
    await block(null)
    const later = createHandlers({ ...test.deps, clock: () => new Date(Date.now() + 5 * MINUTE_MS) })
    await expect(later['continue-imports']({})).rejects.toThrow('1 of 2 failed')
    expect((await own.source(own.id)).run).toMatchObject({ state: 'done', done: 3 })
    await test.db.deleteFrom('import_sources').where('id', '=', broken).execute()
  })

  it('checks the rules of the form, also those that depend on the day of the import', async () => {
    const far = csvOf([importRow(1, { postal_code: '80331', city: 'Berlin' })])
    await own.upload(own.id, far)
    expect(await own.problems(own.id)).toMatchObject({ data: [{ problems: [{ field: 'postal_code' }] }] })
    await own.upload(
      own.id,
      csvOf([importRow(2, { start_date: '' }), importRow(3, { start_date: dayOf(test.clock()) })]),
    )
    const tomorrow = () => new Date(test.clock().getTime() + DAY_MS)
    expect((await own.start(own.id)).status).toBe(200)
    const run_id = await runOf(own.id)
    await createHandlers({ ...test.deps, clock: tomorrow })['import-vacancies']({ run_id })
    expect((await own.source(own.id)).run).toMatchObject({ counts: { ...NONE, new: 1, invalid: 1 } })
    const made = test.db.selectFrom('vacancies').select('title').where('user_id', '=', own.boss.id)
    expect(await made.execute()).toEqual([{ title: 'Bäcker 2' }])
  })
})
