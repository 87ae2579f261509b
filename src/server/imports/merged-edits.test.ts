import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('an import of vacancies that were edited by hand on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)
  const bring = async (...rows: Record<string, string | number>[]) => {
    await own.upload(own.id, csvOf(rows))
    expect((await own.start(own.id)).status).toBe(200)
    expect(await own.run()).toEqual([])
  }
  const vacancy = () =>
    test.db.selectFrom('vacancies').selectAll().where('user_id', '=', own.boss.id).executeTakeFirstOrThrow()
  /** The vacancy after its import, edited by hand a minute later. */
  const edited = async (fields: Record<string, unknown>) => {
    await bring(importRow(1, { pay_amount: 19 }))
    test.clock.advance(MINUTE_MS)
    const { id } = await vacancy()
    await test.call('PATCH', `/cabinet/vacancies/${id}`, { token: own.boss.token, body: fields })
    return test.clock().toISOString()
  }
  const shown = async () => (await own.rows(own.id)).data[0]

  it('keeps what the file has not changed, and says so before', async () => {
    const at = await edited({ positions: 4, pay_max: 21 })
    const file = csvOf([importRow(1, { pay_amount: 19, description: 'We bake bread at dawn: one.' })])
    await own.upload(own.id, file)
    expect(await shown()).toMatchObject({
      change: 'changed',
      edited_at: at,
      changes: [
        { field: 'pay_max', effect: 'keeps', before: 21, after: null },
        {
          field: 'description',
          effect: 'sets',
          before: 'We bake bread at night: 1.',
          after: 'We bake bread at dawn: one.',
        },
        { field: 'positions', effect: 'keeps', before: 4, after: 1 },
      ],
    })
    expect((await own.source(own.id)).run.overwritten).toBe(0)
    await own.start(own.id)
    await own.run()
    expect(await vacancy()).toMatchObject({
      positions: 4,
      pay_amount: 19,
      pay_max: 21,
      description: 'We bake bread at dawn: one.',
    })
    await own.upload(own.id, file)
    expect((await own.source(own.id)).run.counts).toMatchObject({ changed: 0, unchanged: 1 })
  })

  it('overwrites what the file has changed, names it before and in the report', async () => {
    await edited({ title: 'Night baker', pay_max: 21, positions: 4 })
    await own.upload(own.id, csvOf([importRow(1, { pay_amount: 22, title: 'Baker' })]))
    const overwritten = [
      { field: 'title', effect: 'overwrites', before: 'Night baker', after: 'Baker' },
      { field: 'pay_amount', effect: 'sets', before: 19, after: 22 },
      // Half of the employer's pay range would not fit the feed's.
      { field: 'pay_max', effect: 'overwrites', before: 21, after: null },
    ]
    const changes = async () =>
      (await shown()).changes.filter(({ effect }: { effect: string }) => effect !== 'keeps')
    expect(await changes()).toEqual(expect.arrayContaining(overwritten))
    expect((await own.source(own.id)).run.overwritten).toBe(1)
    await own.start(own.id)
    await own.run()
    expect(await vacancy()).toMatchObject({ title: 'Baker', pay_amount: 22, pay_max: null, positions: 4 })
    expect(await changes()).toEqual(expect.arrayContaining(overwritten))
    expect((await own.source(own.id)).run).toMatchObject({ state: 'done', overwritten: 1 })
  })

  it('also keeps what was edited between the dry run and the import', async () => {
    await bring(importRow(1))
    await own.upload(own.id, csvOf([importRow(1, { title: 'Baker' })]))
    const { id } = await vacancy()
    await test.call('PATCH', `/cabinet/vacancies/${id}`, { token: own.boss.token, body: { positions: 4 } })
    await own.start(own.id)
    await own.run()
    expect(await vacancy()).toMatchObject({ title: 'Baker', positions: 4 })
    expect((await shown()).changes).toContainEqual({
      field: 'positions',
      effect: 'keeps',
      before: 4,
      after: 1,
    })
  })

  it('names places, and takes the value of the feed where an earlier release has not stored the last one', async () => {
    await edited({ positions: 4 })
    await test.db
      .updateTable('imported_vacancies')
      .set({ form: null })
      .where('source_id', '=', own.id)
      .execute()
    await own.upload(own.id, csvOf([importRow(1, { pay_amount: 19, city: 'Ferne' })]))
    expect((await shown()).changes).toEqual([
      { field: 'city_id', effect: 'overwrites', before: 'Nahdorf', after: 'Ferne' },
      { field: 'positions', effect: 'overwrites', before: 4, after: 1 },
    ])
  })
})
