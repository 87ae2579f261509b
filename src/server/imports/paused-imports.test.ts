import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { WrongAnswerError } from '../network/fetch-public.ts'
import { UnansweredError } from '../network/unanswered.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter, useImporter } from '../testing/imports.ts'
import { createUser } from '../testing/people.ts'
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

  it.each([
    ['host_unknown', 'Eine Website mit diesem Namen gibt es nicht. Bitte prüfen Sie die Adresse.'],
    ['certificate', 'Das Zertifikat dieser Website ist nicht (mehr) gültig. Bitte fragen Sie den Betreiber.'],
    [
      'broken',
      'Diese Website lehnt Verbindungen ab, bricht sie ab oder ist zu langsam. Bitte fragen Sie den Betreiber.',
    ],
  ] as const)(
    'whose own side is the reason (%s) counts at once, and its owner reads why',
    async (why, words) => {
      own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
      const asked: string[][] = []
      const handlers = createHandlers({
        ...test.deps,
        fetchPublic: async (_, { otherHosts }) => {
          asked.push((await otherHosts?.()) ?? [])
          throw new UnansweredError(why, null)
        },
      })
      const other = await own.addSource({ url: 'https://jobs.example/all.csv' })
      await test.db
        .updateTable('import_sources')
        .set({ read_at: test.clock() })
        .where('id', 'in', [own.id, other])
        .execute()
      await handlers['import-daily-feeds']({})
      const run = await test.db
        .selectFrom('import_runs')
        .select('id')
        .where('source_id', '=', own.id)
        .executeTakeFirstOrThrow()
      await handlers['import-vacancies']({ run_id: run.id })
      const { token } = own.boss
      const { body } = await test.call('GET', '/cabinet/imports', {
        token,
        headers: { 'accept-language': 'de' },
      })
      expect(body.data.find(({ id }: { id: number }) => id === own.id).run.failure).toBe(words)
      const source = test.db.selectFrom('import_sources').select('failed_nights').where('id', '=', own.id)
      expect(await source.executeTakeFirstOrThrow()).toEqual({ failed_nights: 1 })
      expect(asked).toEqual([['jobs.example']])
      await test.db.deleteFrom('import_sources').where('id', 'in', [own.id, other]).execute()
    },
  )

  it('does not pause, and nobody is told, when no feed of several hosts can be connected to: then the operator’s network is away', async () => {
    const other = createImporter(test, (await createUser(test, { role: 'boss' })).token)
    own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
    const otherId = await other.addSource({ url: 'https://jobs.example/all.csv', daily: true })
    const answers: Record<string, (() => Buffer) | undefined> = {}
    const fetchPublic = async (address: string) => {
      const answer = answers[new URL(address).host]
      if (!answer) throw Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' })
      return answer()
    }
    const handlers = createHandlers({ ...test.deps, fetchPublic })
    const read = async (sources: number[]) => {
      const runs = test.db.selectFrom('import_runs').select('id').where('source_id', 'in', sources)
      for (const { id } of await runs.execute()) await handlers['import-vacancies']({ run_id: id })
      await handlers['continue-imports']({})
    }
    const begin = async () => {
      test.clock.advance(DAY_MS)
      await handlers['import-daily-feeds']({})
      test.clock.advance(11 * MINUTE_MS)
    }
    const nights = async () => {
      const { rows } = await sql<{ id: number; failed_nights: number; paused: boolean }>`
        select id, failed_nights, paused_at is not null as paused from import_sources
        where daily order by id`.execute(test.db)
      return rows.map(({ failed_nights, paused }) => [failed_nights, paused])
    }
    const told = async () =>
      (await test.db.selectFrom('notifications').select('id').where('kind', '=', 'import_waiting').execute())
        .length
    const warned = async () =>
      /jobmost_unconnected_nights_total (\d+)/.exec((await test.app.inject('/metrics')).body)?.[1]
    // A feed that has never worked does not show that it is our network.
    const feed = () => Buffer.from(csvOf(three))
    answers['feeds.example'] = feed
    await begin()
    await read([own.id, otherId])
    delete answers['feeds.example']
    await begin()
    await read([own.id, otherId])
    expect([await nights(), await warned()]).toEqual([
      [
        [1, false],
        [2, false],
      ],
      '0',
    ])
    Object.assign(answers, { 'feeds.example': feed, 'jobs.example': feed })
    await begin()
    await read([own.id, otherId])
    for (const host of Object.keys(answers)) delete answers[host]
    const before = await told()
    for (let count = 1; count <= 3; count++) {
      await begin()
      // The night is decided when the last feed was read.
      await read([own.id])
      expect(await warned()).toBe(String(count - 1))
      await read([otherId])
      await handlers['continue-imports']({})
      expect(await warned()).toBe(String(count))
    }
    expect([await nights(), await told()]).toEqual([
      [
        [0, false],
        [0, false],
      ],
      before,
    ])
    // Hosts that have been gone for a week are gone.
    for (let count = 4; count <= 9; count++) {
      await begin()
      await read([own.id, otherId])
    }
    expect(await warned()).toBe('6')
    expect([await nights(), await told()]).toEqual([
      [
        [3, true],
        [3, true],
      ],
      before + 6,
    ])
    const daily = { paused_at: null, failed_nights: 0 }
    await test.db.updateTable('import_sources').set(daily).where('id', 'in', [own.id, otherId]).execute()
    const after = await told()
    // One feed that answers, if only with an error, shows that our network works.
    answers['jobs.example'] = () => {
      throw new WrongAnswerError('answered 500')
    }
    await begin()
    await read([own.id, otherId])
    expect([await nights(), await told(), await warned()]).toEqual([
      [
        [1, false],
        [1, false],
      ],
      after + 2,
      '6',
    ])
    // Two feeds of one host: it is the host.
    const moved = { url: 'https://feeds.example/other.csv' }
    await test.db.updateTable('import_sources').set(moved).where('id', '=', otherId).execute()
    await begin()
    await read([own.id, otherId])
    expect([await nights(), await told()]).toEqual([
      [
        [2, false],
        [2, false],
      ],
      after + 4,
    ])
    // A feed that is never read keeps nobody from being told.
    await begin()
    await read([own.id])
    expect(await told()).toBe(after + 4)
    test.clock.advance(6 * HOUR_MS)
    await handlers['continue-imports']({}).catch(() => undefined)
    expect(await nights()).toEqual([
      [3, true],
      [2, false],
    ])
    await test.db.deleteFrom('import_sources').where('id', 'in', [own.id, otherId]).execute()
  })
})
