import { describe, expect, it } from 'vitest'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { useImporter } from '../testing/imports.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the problems of an import on %s', (engine) => {
  const test = useTestApp(engine)
  const own = useImporter(test)

  it('quotes a word that no list knows, and names the words of the list', async () => {
    const long = 'evening '.repeat(9)
    await own.upload(own.id, csvOf([importRow(1, { shift_pattern: 'evening', employment_type: long })]))
    const [row] = (await own.problems(own.id)).data
    expect(row.problems).toEqual([
      {
        field: 'employment_type',
        text: expect.stringContaining('full time, part time, mini-job'),
        given: `${long.slice(0, 60)}…`,
        column: 'employment_type',
      },
      {
        field: 'shift_pattern',
        text: expect.stringContaining('early shift, day shift, late shift'),
        given: 'evening',
        column: 'shift_pattern',
      },
    ])
  })

  it('names all broken rules of a row at once', async () => {
    const row = importRow(1, { positions: 'many', pay_max: 3, start_date: '2020-01-01' })
    await own.upload(own.id, csvOf([row]))
    const [{ problems }] = (await own.problems(own.id)).data
    const fields = problems.map(({ field }: { field: string }) => field).sort()
    expect(fields).toEqual(['pay_max', 'positions', 'start_date'])
  })

  it('names broken rules in the language of the employer', async () => {
    await own.upload(
      own.id,
      csvOf([importRow(1, { city: 'Nowhere', pay_max: '' }), importRow(1, { pay_max: 3 })]),
    )
    const answer = await test.call('GET', `/cabinet/imports/${own.id}/problems`, {
      token: own.boss.token,
      headers: { 'accept-language': 'de' },
    })
    const texts = answer.body.data.map(({ problems }: { problems: { text: string }[] }) =>
      problems.map(({ text }) => text),
    )
    expect(texts).toEqual([
      ['Einen Ort in Deutschland mit diesem Namen oder dieser Postleitzahl gibt es nicht'],
      ['Diese Nummer kommt mehrfach vor', expect.stringContaining('Betrag')],
    ])
  })

  it('says of a day that does not exist that there is none', async () => {
    const rows = ['31.02.2027', 'soon'].map((start_date, id) => importRow(id, { start_date }))
    await own.upload(own.id, csvOf(rows))
    const { data } = await own.problems(own.id)
    expect(data.map(({ problems }: { problems: { text: string }[] }) => problems[0]?.text)).toEqual([
      'This day does not exist',
      'Please enter a date',
    ])
  })

  it('names the column as the table heads it, and none that the table lacks', async () => {
    const table = [
      'external_id;Title;RUBRIC; Pay_Amount ;postal_code',
      `1;${'x'.repeat(121)};bakery;much;00000`,
      '2;Baker;no such;20;',
    ].join('\n')
    await own.upload(own.id, table)
    const { data } = await own.problems(own.id)
    const columns = data.map(({ problems }: { problems: { field: string; column: string | null }[] }) =>
      Object.fromEntries(problems.map(({ field, column }) => [field, column])),
    )
    expect(columns[0]).toMatchObject({ title: 'Title', pay_amount: 'Pay_Amount', city_id: 'postal_code' })
    expect(columns[1]).toMatchObject({ rubric_id: 'RUBRIC', city_id: null, description: null })
  })
})
