import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  MAX_LISTED,
  MAX_NEW_A_DAY_AT_FIRST,
  MAX_UNAPPROVED_AT_FIRST,
  MAX_WAITING_AT_FIRST,
  VacancyFormSchema,
} from '#shared/contract/vacancies.ts'
import { DAY_MS } from '#shared/durations.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter } from '../testing/imports.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, vacancyForm } from '../testing/vacancies.ts'
import { createVacancies as createMany } from './create-many.ts'

describe.each(engines())('new vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(() => ensurePlaces(test))

  const fill = ({ id }: TestUser, length: number) => {
    const forms = Array.from({ length }, () => VacancyFormSchema.parse(vacancyForm()))
    return createMany(test.db, id, forms, test.clock())
  }

  it('that wait for moderation are limited for new employers, also in parallel and in imports, which continue after an approval', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const [first] = await fill(boss, MAX_WAITING_AT_FIRST - 1)
    const create = () => test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })
    const answers = await Promise.all([create(), create()])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      'vacancies_waiting_full',
    ])
    const own = createImporter(test, boss.token)
    const source = await own.addSource()
    const importAll = async () => {
      await own.upload(source, csvOf([importRow(1), importRow(2)]))
      await own.start(source)
      await own.run()
      return (await own.source(source)).run.counts
    }
    expect(await importAll()).toMatchObject({ new: 0, invalid: 2 })
    expect((await own.problems(source)).data[0].problems[0].text).toContain('waiting for approval')
    const admin = await createUser(test, { role: 'admin' })
    await test.call('POST', `/admin/vacancies/${first}/approve`, { token: admin.token, body: {} })
    expect(await importAll()).toMatchObject({ new: 2, invalid: 0 })
    expect((await create()).status).toBe(201)
  })
  it('that wait do not include rows of a trusted import that are approved at once', async () => {
    const boss = await createUser(test, { role: 'boss' })
    await fill(boss, MAX_WAITING_AT_FIRST)
    const own = createImporter(test, boss.token)
    const source = await own.addSource()
    const trusted_at = test.clock()
    await test.db.updateTable('import_sources').set({ trusted_at }).where('id', '=', source).execute()
    await own.upload(source, csvOf(Array.from({ length: 20 }, (_, index) => importRow(index))))
    await own.start(source)
    await own.run()
    // A sample of about a tenth would wait.
    expect((await own.source(source)).run.counts.new).toBeGreaterThan(0)
  })
  it('are limited also when they are closed at once; others and known employers go on', async () => {
    const [attacker, owner] = [
      await createUser(test, { role: 'boss' }),
      await createUser(test, { role: 'boss' }),
    ]
    const create = async ({ token }: TestUser) => {
      const { status, body } = await test.call('POST', '/cabinet/vacancies', { token, body: vacancyForm() })
      return body.code ?? status
    }
    const close = (created_at: Date) =>
      test.db
        .updateTable('vacancies')
        .set({ closed_at: test.clock(), created_at })
        .where('user_id', '=', attacker.id)
        .execute()
    await fill(attacker, MAX_NEW_A_DAY_AT_FIRST)
    await close(test.clock())
    expect([await create(attacker), await create(owner)]).toEqual(['too_many_requests', 201])
    await close(new Date(test.clock().getTime() - DAY_MS))
    expect(await create(attacker)).toBe(201)
    await fill(attacker, MAX_UNAPPROVED_AT_FIRST - MAX_NEW_A_DAY_AT_FIRST - 1)
    await close(new Date(test.clock().getTime() - DAY_MS))
    expect([await create(attacker), await create(owner)]).toEqual(['vacancies_full', 201])
    await createVacancy(test, { user_id: attacker.id })
    expect(await create(attacker)).toBe(201)
  })
  it('are all listed while they are open, beside the last that closed', async () => {
    const { id, token } = await createUser(test, { role: 'boss' })
    const ids = await fill({ id } as TestUser, MAX_LISTED.closed + 2)
    const [oldest, newest] = [ids[0] ?? 0, ids[1] ?? 0]
    const ended = sql<Date>`${test.clock()}::timestamptz + id * interval '1 s'`
    await test.db.updateTable('vacancies').set({ closed_at: ended }).where('id', 'in', ids).execute()
    const at = new Date(test.clock().getTime() + DAY_MS * 365)
    await test.db.updateTable('vacancies').set({ closed_at: at }).where('id', '=', newest).execute()
    const open = await createVacancy(test, { user_id: id })
    const waiting = await createVacancy(test, { user_id: id, approved_at: null, published_at: null })
    const { body } = await test.call('GET', '/cabinet/vacancies', { token })
    const listed = new Set(body.data.map((one: { id: number }) => one.id))
    expect(listed.size).toBe(MAX_LISTED.closed + 2)
    expect([open.id, waiting.id, newest, oldest].map((one) => listed.has(one))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
