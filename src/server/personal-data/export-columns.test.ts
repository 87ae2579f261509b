import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { EXPORT_COLUMNS } from '#shared/contract/export-columns.ts'
import type { Db } from '../db/connect.ts'
import { useTestApp } from '../testing/test-app.ts'
import { PARTS } from './export-store.ts'

/** The columns of a part: those of its table, without the excluded ones, and those that it adds. */
async function columnsOf(db: Db, part: string): Promise<string[]> {
  const query = PARTS[part]?.(1).compile(db).sql ?? ''
  const added = [...query.matchAll(/'(\w+)', (?!')/g)].map(([, name]) => name ?? '')
  const alias = /to_jsonb\((\w)\)(?! \|\||\))/.exec(query)?.[1] ?? /select to_jsonb\((\w)\)/.exec(query)?.[1]
  if (!alias) return added
  const table = new RegExp(`(?:from|join) (\\w+) ${alias}\\b`).exec(query)?.[1] ?? ''
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db)
  const excluded = /- array\[([^\]]*)\]/.exec(query)?.[1] ?? ''
  return [...rows.map(({ name }) => name).filter((name) => !excluded.includes(`'${name}'`)), ...added]
}

describe('exported columns', () => {
  const test = useTestApp('pglite')

  it('says of each exported column whether and how the page for reading shows it', async () => {
    const real: Record<string, string[]> = {}
    for (const part of Object.keys(PARTS)) real[part] = [...new Set(await columnsOf(test.db, part))].sort()
    const known = Object.fromEntries(
      Object.entries(EXPORT_COLUMNS).map(([part, columns]) => [part, Object.keys(columns).sort()]),
    )
    expect(known).toEqual(real)
  })
})
