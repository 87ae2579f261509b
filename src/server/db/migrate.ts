import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
// An arbitrary number, the same in all processes.
const LOCK = 745_201_626

/**
 * Applies the missing migrations in the order of their numbers, in one transaction. Processes that start at the same
 * time wait for each other on an advisory lock.
 * @returns the names of the migrations that it has applied
 */
export async function migrate(db: Db): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx)
    const applied = new Set(rows.map((row) => row.name))
    const missing = names.filter((name) => !applied.has(name))
    for (const name of missing) {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx)
      await sql`insert into migrations (name) values (${name})`.execute(trx)
    }
    return missing
  })
}

/** A statement ends with a semicolon at the end of a line, but not inside a function body between two $$. */
function statementsOf(text: string): string[] {
  const plain = text.replace(/^\s*--.*$/gm, '')
  return [...plain.matchAll(/(?:\$\$.*?\$\$|(?!;\s*$).)+/gms)]
    .map(([statement]) => statement.trim().replace(/^;/, '').trim())
    .filter(Boolean)
}
