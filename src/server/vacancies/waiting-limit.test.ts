import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_WAITING_AT_FIRST, VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter } from '../testing/imports.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'
import { createVacancies } from './create-many.ts'

describe.each(engines())('new vacancies that wait for moderation on %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(() => ensurePlaces(test))

  const fill = ({ id }: TestUser, length: number) => {
    const forms = Array.from({ length }, () => VacancyFormSchema.parse(vacancyForm()))
    return createVacancies(test.db, id, forms, test.clock())
  }

  it('are limited for new employers, also in parallel and in imports, which continue after an approval', async () => {
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
  it('do not include rows of a trusted import that are approved at once', async () => {
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
})
