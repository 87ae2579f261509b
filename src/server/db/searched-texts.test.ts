import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import { hasWords } from './has-words.ts'
import { SEARCHED_TEXTS } from './searched-texts.ts'

describe.each(engines())('the searched texts on %s', (engine) => {
  const test = useTestApp(engine)

  it.each(Object.entries(SEARCHED_TEXTS))('have an index for words of %s', async (table, text) => {
    const plan = await test.db.transaction().execute(async (trx) => {
      // The tables are nearly empty, so that reading all rows would be cheaper.
      await sql`set local enable_seqscan = off`.execute(trx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from ${sql.table(table)}
        where ${hasWords(text, 'tisch ler% a')}`.execute(trx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain(`Bitmap Index Scan on ${table}_searched`)
  })
})
