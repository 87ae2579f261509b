import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import { createHandlers } from '../background/registry.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter, useImporter } from '../testing/imports.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('vacancies that a daily feed names on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const vacancies = () =>
    test.db.selectFrom('vacancies').selectAll().where('user_id', '=', own.boss.id).orderBy('title').execute()
  const night = async (feed: string) => {
    const handlers = createHandlers({ ...test.deps, fetchPublic: async () => Buffer.from(feed) })
    await handlers['import-daily-feeds']({})
    const { id: run_id } = await test.db
      .selectFrom('import_runs')
      .select('id')
      .where('source_id', '=', own.id)
      .executeTakeFirstOrThrow()
    await handlers['import-vacancies']({ run_id })
    await test.db.transaction().execute(async (trx) => {
      for (const task of ['ask-if-still-open', 'pause-unanswered', 'warn-of-expiry'] as const)
        await test.deps.tasks.add(trx, task, {})
    })
    expect(await runTasks(test, 'ask-if-still-open', 'pause-unanswered', 'warn-of-expiry')).toEqual([])
  }
  const kinds = async () =>
    (
      await test.db.selectFrom('notifications').select('kind').where('user_id', '=', own.boss.id).execute()
    ).map(({ kind }) => kind)
  const approve = async () => {
    const now = test.clock()
    const shown = { approved_at: now, published_at: now, confirmed_at: now, approved_version: 1 }
    await test.db
      .updateTable('vacancies')
      .set({ ...shown, moderation_state: 'approved', expires_at: new Date(now.getTime() + VACANCY_LIFE_MS) })
      .where('user_id', '=', own.boss.id)
      .execute()
  }

  // Five nights of tasks.
  it('stay listed without a question or a warning; the others of the source and hidden ones do not', {
    timeout: MINUTE_MS,
  }, async () => {
    own.id = await own.addSource({ url: 'https://feeds.example/jobs.csv', daily: true })
    const rows = [1, 2, 3, 4].map((id) => importRow(id))
    await night(csvOf(rows))
    await approve()
    const [, hidden] = await vacancies()
    await test.db
      .updateTable('vacancies')
      .set({ published: false })
      .where('id', '=', hidden?.id ?? 0)
      .execute()
    // The fourth row is invalid, so the source does not say that this job is open.
    const feed = csvOf([...rows.slice(0, 3), importRow(4, { pay_amount: 'much' })])
    for (let day = 0; day < 70; day += 5) {
      test.clock.advance(5 * DAY_MS)
      await night(feed)
    }
    expect((await vacancies()).map(({ title, published }) => [title, published])).toEqual([
      ['Bäcker 1', true],
      ['Bäcker 2', false],
      ['Bäcker 3', true],
      ['Bäcker 4', false],
    ])
    const [first, second] = await vacancies()
    expect(first?.confirmed_at).toEqual(test.clock())
    expect(Number(first?.expires_at)).toBeGreaterThan(Number(test.clock()) + 30 * DAY_MS)
    expect(second?.confirmed_at).toEqual(hidden?.confirmed_at)
    expect(await kinds()).toEqual(['vacancy_asked', 'vacancy_paused'])
    const login = { login: own.boss.email, password: own.boss.password }
    const { access_token } = (await test.call('POST', '/auth/login', { body: login })).body
    expect(await createImporter(test, access_token).source(own.id)).toMatchObject({
      vacancies: 4,
      hidden: 2,
      in_review: 0,
    })
    await test.db.deleteFrom('import_sources').where('id', '=', own.id).execute()
  })
})
