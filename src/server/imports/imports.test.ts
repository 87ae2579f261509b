import { describe, expect, it } from 'vitest'
import { MAX_FEED_BYTES } from '#shared/contract/import-columns.ts'
import { MAX_IMPORT_SOURCES } from '#shared/contract/imports.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter, useImporter } from '../testing/imports.ts'
import { createUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid } from '../testing/vacancies.ts'

const NONE = { new: 0, changed: 0, unchanged: 0, ended: 0, invalid: 0 }

describe.each(engines())('the import of vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const counts = async () => (await own.source(own.id)).run.counts
  const vacancies = () =>
    test.db.selectFrom('vacancies').selectAll().where('user_id', '=', own.boss.id).orderBy('title').execute()
  /** Uploads and imports. */
  const bring = async (rows: Record<string, string | number>[], confirmation = {}) => {
    await own.upload(own.id, csvOf(rows))
    expect((await own.start(own.id, confirmation)).status).toBe(200)
    expect(await own.run()).toEqual([])
    return own.source(own.id)
  }
  const three = [importRow(1), importRow(2), importRow(3)]

  it('shows first what it would do, and changes nothing', async () => {
    await own.upload(own.id, csvOf([...three, importRow(4, { pay_amount: 'much', title: 'x' })]))
    expect(await own.source(own.id)).toMatchObject({
      vacancies: 0,
      run: { state: 'ready', counts: { ...NONE, new: 3, invalid: 1 }, done: 0, asks_ends: false },
    })
    expect(await vacancies()).toEqual([])
    const { data, meta } = await own.problems(own.id)
    expect(meta.total).toBe(1)
    expect(data).toEqual([
      {
        line: 5,
        external_id: '4',
        title: 'x',
        problems: [
          { field: 'title', text: 'At least 3\u00a0characters, please', given: 'x', column: 'title' },
          { field: 'pay_amount', text: 'Please enter a number', given: 'much', column: 'pay_amount' },
        ],
      },
    ])
  })

  it('uses changed defaults and address in the next import; a stranger cannot change a source', async () => {
    await bring(three)
    const form = { ...(await own.source(own.id)).defaults, name: 'Bread', contact_name: 'Eva Müller' }
    const put = (token: string, body: object) =>
      test.call('PUT', `/cabinet/imports/${own.id}`, { token, body })
    const stranger = await createUser(test, { role: 'boss' })
    expect((await put(stranger.token, form)).status).toBe(404)
    const wrong = await put(own.boss.token, { ...form, name: '', url: 'http://jobs.example/feed.xml' })
    expect(Object.keys(wrong.body.errors)).toEqual(['name', 'url'])
    const url = 'https://jobs.example/feed.xml'
    expect((await put(own.boss.token, { ...form, url, daily: true })).body.data).toMatchObject({
      name: 'Bread',
      url,
      daily: true,
      defaults: { contact_name: 'Eva Müller', company_name: 'Bäckerei Müller' },
    })
    await bring(three)
    expect(await counts()).toEqual({ ...NONE, changed: 3 })
    expect((await vacancies()).map(({ contact_name }) => contact_name)).toEqual(Array(3).fill('Eva Müller'))
  })

  it('creates vacancies that wait for approval, from texts and defaults', async () => {
    expect(await bring(three)).toMatchObject({ vacancies: 3, in_review: 3, run: { state: 'done', done: 3 } })
    expect(await vacancies()).toMatchObject([
      {
        title: 'Bäcker 1',
        company_name: 'Bäckerei Müller',
        pay_amount: 18.5,
        employer_kind: 'company',
        moderation_state: 'pending',
        approved_at: null,
        published: true,
      },
      { title: 'Bäcker 2' },
      { title: 'Bäcker 3' },
    ])
  })

  it('does not touch the vacancies of unchanged rows, edits those of changed ones and closes those of absent ones', async () => {
    const before = await bring([...three, importRow(4)]).then(vacancies)
    const worker = await createUser(test, { role: 'worker' })
    const bid = await createBid(test, { user_id: worker.id, vacancy_id: before[3]?.id ?? 0 })
    test.clock.advance(MINUTE_MS)
    await own.upload(
      own.id,
      csvOf([importRow(1), importRow(2, { pay_amount: 20 }), importRow(3), importRow(5)]),
    )
    expect(await counts()).toEqual({ ...NONE, new: 1, changed: 1, unchanged: 2, ended: 1 })
    expect((await own.source(own.id)).run.ends).toEqual([{ id: before[3]?.id, title: 'Bäcker 4', bids: 1 }])
    expect((await own.start(own.id, { close_missing: true })).body.code).toBe('import_ends_many')
    await own.start(own.id, { close_missing: true, ends_confirmed: true })
    await own.run()
    const after = await vacancies()
    expect(after).toHaveLength(5)
    expect(after[0]).toEqual(before[0])
    expect(after[1]).toMatchObject({
      id: before[1]?.id,
      pay_amount: 20,
      version: 2,
      moderation_state: 'pending',
    })
    expect(after[2]).toEqual(before[2])
    expect(after[3]).toMatchObject({ closed_at: expect.any(Date), close_reason: 'not_in_import' })
    const answered = await test.db
      .selectFrom('bids')
      .select(['state', 'decline_reason'])
      .where('id', '=', bid.id)
      .execute()
    expect(answered).toEqual([{ state: 'declined', decline_reason: 'withdrawn' }])
    const queued = await test.queued<Mail>('send-mail')
    const mail = queued.find(({ to }) => to === worker.email)
    expect(mail?.subject).toContain('withdrawn')
    expect(mail?.text).not.toContain('filled')
    expect(after[4]).toMatchObject({ title: 'Bäcker 5', closed_at: null })
    await own.upload(
      own.id,
      csvOf([importRow(1), importRow(2, { pay_amount: 20 }), importRow(3), importRow(5)]),
    )
    expect(await counts()).toEqual({ ...NONE, unchanged: 4 })
  })

  it('moderates a changed text of a public vacancy like an edit', async () => {
    await bring(three)
    const [{ id: vacancyId } = { id: 0 }] = await vacancies()
    const admin = await createUser(test, { role: 'admin' })
    await test.call('POST', `/admin/vacancies/${vacancyId}/approve`, {
      token: admin.token,
      body: { version: 1 },
    })
    test.clock.advance(MINUTE_MS)
    await runTasks(test, 'approve-held')
    await bring([importRow(1, { pay_amount: 99 }), importRow(2), importRow(3)])
    const [row] = await vacancies()
    expect(row).toMatchObject({ pay_amount: 18.5, draft: { pay_amount: 99 }, moderation_state: 'pending' })
  })

  it('does not change vacancies that the employer has closed or deleted', async () => {
    await bring(three)
    const [first, second] = await vacancies()
    await test.call('POST', `/cabinet/vacancies/${first?.id}/close`, { token: own.boss.token })
    await test.call('DELETE', `/cabinet/vacancies/${second?.id}`, { token: own.boss.token })
    await own.upload(
      own.id,
      csvOf([importRow(1, { pay_amount: 20 }), importRow(2, { pay_amount: 20 }), importRow(3)]),
    )
    expect(await counts()).toEqual({ ...NONE, unchanged: 3 })
  })

  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'The file contains no vacancies'],
    ['in another encoding', Buffer.from(csvOf(three), 'latin1'), 'UTF-8'],
    ['an XML bomb', '<!DOCTYPE a [<!ENTITY b "bb">]><source><job>&b;</job></source>', 'could not be read'],
    ['without ids', 'title\nBaker\n', 'external_id'],
  ])('refuses a file that is %s', async (_, file, reason) => {
    await own.upload(own.id, file)
    const { run } = await own.source(own.id)
    expect(run).toMatchObject({ state: 'failed', counts: NONE })
    expect(run.failure).toContain(reason)
    expect((await own.start(own.id)).body.code).toBe('import_not_ready')
  })

  it('refuses a file above 10 MB', async () => {
    const { status, body } = await own.upload(own.id, new Uint8Array(MAX_FEED_BYTES + 1))
    expect([status, body.errors]).toEqual([422, { file: ['The file is larger than 10\u00a0MB'] }])
  })

  it('imports once, however often it is started, and one file at a time', async () => {
    await own.upload(own.id, csvOf(three), { isRead: false })
    expect((await own.upload(own.id, csvOf(three))).body).toMatchObject({ code: 'import_running' })
    await own.run()
    await Promise.all([own.start(own.id), own.start(own.id)])
    const handlers = createHandlers(test.deps)
    const { id: run_id } = await test.db
      .selectFrom('import_runs')
      .select('id')
      .where('source_id', '=', own.id)
      .executeTakeFirstOrThrow()
    await Promise.all([1, 2, 3].map(() => handlers['import-vacancies']({ run_id })))
    expect(await vacancies()).toHaveLength(3)
    expect((await own.source(own.id)).run).toMatchObject({ state: 'done', done: 3 })
  })

  it('fetches a daily feed without the employer, and requires a confirmation before it closes many vacancies', async () => {
    own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
    let feed = csvOf(three)
    const fetchPublic = async (address: string) => {
      expect(address).toBe('https://feeds.example/jobs.csv')
      return Buffer.from(feed)
    }
    const handlers = createHandlers({ ...test.deps, fetchPublic })
    const night = async () => {
      await handlers['import-daily-feeds']({})
      const { id: run_id } = await test.db
        .selectFrom('import_runs')
        .select('id')
        .where('source_id', '=', own.id)
        .executeTakeFirstOrThrow()
      // The queue may do work twice.
      for (let times = 0; times < 2; times++) await handlers['import-vacancies']({ run_id })
    }
    await night()
    expect(await own.source(own.id)).toMatchObject({ vacancies: 3, run: { state: 'done' } })
    feed = csvOf([importRow(1)])
    await night()
    expect(await own.source(own.id)).toMatchObject({ vacancies: 3, run: { state: 'ready', asks_ends: true } })
    const told = () =>
      test.db
        .selectFrom('notifications')
        .select(['kind', 'subject_type', 'subject_title'])
        .where('user_id', '=', own.boss.id)
        .execute()
    const waiting = { kind: 'import_waiting', subject_type: 'import', subject_title: 'Bakery' }
    expect(await told()).toEqual([waiting])
    feed = ''
    await night()
    expect((await own.source(own.id)).run.state).toBe('failed')
    expect(await told()).toEqual([waiting, waiting])
    await test.db.deleteFrom('import_sources').where('id', '=', own.id).execute()
  })

  it('takes defaults with known places only', async () => {
    const body = { name: 'A', rubric_id: 999_999, city_id: 999_999 }
    const { status, body: answer } = await test.call('POST', '/cabinet/imports', {
      token: own.boss.token,
      body,
    })
    expect([status, Object.keys(answer.errors).sort()]).toEqual([422, ['city_id', 'rubric_id']])
  })

  it('reports an address without a file, and refuses a private address', async () => {
    const body = { name: 'A', url: 'https://10.0.0.1/jobs.csv' }
    const refused = await test.call('POST', '/cabinet/imports', { token: own.boss.token, body })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['url']])
    own.id = await own.addSource({ url: 'https://feeds.invalid/jobs.csv' })
    expect((await own.fetch(own.id)).status).toBe(200)
    await own.run()
    expect((await own.source(own.id)).run).toMatchObject({
      state: 'failed',
      // Without a network, no name can be asked for.
      failure: expect.stringMatching(
        /^(?:There is no website with this name|No connection to this address)\b/,
      ),
    })
  })

  it('belongs to the employer, who needs a confirmed address', async () => {
    const other = createImporter(test, (await createUser(test, { role: 'boss' })).token)
    expect((await other.upload(own.id, csvOf(three))).status).toBe(404)
    expect((await other.start(own.id)).status).toBe(404)
    expect((await other.problems(own.id)).code).toBe('not_found')
    const seeker = createImporter(test, (await createUser(test, { role: 'worker' })).token)
    expect((await seeker.upload(own.id, csvOf(three))).status).toBe(403)
    const unconfirmed = await createUser(test, { role: 'boss', email_confirmed_at: null })
    const answer = await test.call('POST', '/cabinet/imports', {
      token: unconfirmed.token,
      body: { name: 'A' },
    })
    expect(answer.body.code).toBe('email_unconfirmed')
    await test.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', own.boss.id)
      .execute()
    expect((await own.upload(own.id, csvOf(three))).body).toMatchObject({ code: 'email_unconfirmed' })
  })

  it('has a limited number of sources', async () => {
    for (let count = 1; count < MAX_IMPORT_SOURCES; count++) await own.addSource()
    const body = { name: 'One more' }
    const answer = await test.call('POST', '/cabinet/imports', { token: own.boss.token, body })
    expect(answer.body.code).toBe('import_sources_full')
  })
})
