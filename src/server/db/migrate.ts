import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { canChangeAudit, currentRole, grantToApp } from './app-role.ts'
import { connectPostgres, type Db } from './connect.ts'

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
    await createList(trx)
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

/**
 * Applies the missing migrations as the owner of the tables, and gives the role of `db` the rights of the app.
 * @throws Error when that role could change the audit log nevertheless
 */
export async function migrateAsOwner(db: Db, ownerUrl: string): Promise<string[]> {
  const role = await currentRole(db)
  const owner = connectPostgres(ownerUrl, 1)
  try {
    const ownRole = await currentRole(owner.db).catch((error) => {
      throw Object.assign(error, { isOfOwner: true })
    })
    if (ownRole === role) throw new AppRoleError('is the same role')
    const applied = await migrate(owner.db)
    await owner.db.transaction().execute((trx) => grantToApp(trx, role))
    if (await canChangeAudit(db)) throw new AppRoleError('is a superuser or a member of the owner')
    return applied
  } finally {
    await owner.close()
  }
}

/** A role of DATABASE_URL that does not protect the audit log. */
export class AppRoleError extends Error {}

/** Without `if not exists`, which the app's role may not even ask for. */
async function createList(trx: Db): Promise<void> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('migrations') is not null as found`.execute(trx)
  if (rows[0]?.found) return
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    trx,
  )
}

/** A statement ends with a semicolon at the end of a line, but not inside a function body between two $$. */
function statementsOf(text: string): string[] {
  const plain = text.replace(/^\s*--.*$/gm, '')
  return [...plain.matchAll(/(?:\$\$.*?\$\$|(?!;\s*$).)+/gms)]
    .map(([statement]) => statement.trim().replace(/^;/, '').trim())
    .filter(Boolean)
}
