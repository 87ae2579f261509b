import { describe, expect, it } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('a daily feed on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const three = [importRow(1), importRow(2), importRow(3)]

  it('pauses when it has failed three nights in a row, tells its owner, and goes on when they fetch it', async () => {
    own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
    let feed = ''
    let fetched = 0
    const fetchPublic = async () => {
      fetched++
      return Buffer.from(feed)
    }
    const handlers = createHandlers({ ...test.deps, fetchPublic })
    const work = async () => {
      const run = await test.db
        .selectFrom('import_runs')
        .select('id')
        .where('source_id', '=', own.id)
        .executeTakeFirstOrThrow()
      // The queue may do work twice.
      for (let times = 0; times < 2; times++) await handlers['import-vacancies']({ run_id: run.id })
    }
    const night = async () => {
      await handlers['import-daily-feeds']({})
      await work()
    }
    const told = async () =>
      (await test.queued<Mail>('send-mail'))
        .filter(({ to }) => to === own.boss.email)
        .map(({ subject }) => subject)
    const failed = 'Import needs your attention: Bakery'
    const paused = 'Nightly import paused: Bakery'
    await night()
    await night()
    // A night between that succeeds begins the count anew.
    feed = csvOf(three)
    await night()
    feed = ''
    await night()
    await night()
    expect(await own.source(own.id)).toMatchObject({ daily: true, paused_at: null })
    await night()
    expect(await own.source(own.id)).toMatchObject({
      daily: true,
      paused_at: test.clock().toISOString(),
      vacancies: 3,
    })
    expect((await told()).filter((subject) => subject === paused)).toHaveLength(1)
    expect((await told()).at(-1)).toBe(paused)
    const before = fetched
    await night()
    expect([fetched, (await told()).length]).toEqual([before, 1 + (await told()).indexOf(paused)])
    expect((await told())[0]).toBe(failed)
    // The owner starts it again: by a fetch, whatever comes of it, or by saving the source.
    expect((await own.fetch(own.id)).body.data.paused_at).toBe(null)
    await work()
    for (let count = 0; count < 3; count++) await night()
    expect((await own.source(own.id)).paused_at).not.toBe(null)
    await own.edit(own.id, { url: 'https://feeds.example/other.csv', daily: true })
    feed = csvOf(three)
    await night()
    expect(await own.source(own.id)).toMatchObject({ paused_at: null, run: { state: 'done' } })
    await test.db.deleteFrom('import_sources').where('id', '=', own.id).execute()
  })
})
