import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordAction } from '../audit/record.ts'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { dumpRoute } from '../operation/dump-route.ts'
import { seed } from '../seed/seed.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

async function emptyDatabase(beside: string): Promise<string> {
  const { createDatabaseAt } = await import('../testing/postgres.ts')
  return createDatabaseAt(beside, `restored_${randomUUID().slice(0, 8)}`)
}

describe.each(engines())('a backup of %s', (engine) => {
  const test = useTestApp(engine)
  let folder = ''
  let stopServer: () => Promise<unknown> = async () => undefined
  beforeAll(async () => {
    await seed(test.db, { demo: true, demoJobs: 20, admin: null, now: test.clock() })
  }, 60_000)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jobmost-backup-'))
    for (const name of ['old/uploads', 'new']) mkdirSync(join(folder, name), { recursive: true })
  })
  afterEach(async () => {
    await stopServer()
    rmSync(folder, { recursive: true, force: true })
  })

  const at = (name: string) => join(folder, name)

  /** The settings of a running server. The server of an embedded database holds its lock and serves the dump. */
  async function runningPlace() {
    if (engine === 'postgres') return { dataDir: at('old'), databaseUrl: test.url ?? '', port: 0 }
    const { default: Fastify } = await import('fastify')
    const app = Fastify()
    dumpRoute(app as never, at('old'), async () => (await test.database.embedded?.dump()) ?? new Uint8Array())
    await app.listen({ port: 0, host: '127.0.0.1' })
    writeFileSync(at('old/server.lock'), String(process.ppid))
    stopServer = () => app.close()
    return { dataDir: at('old'), databaseUrl: null, port: (app.server.address() as { port: number }).port }
  }

  it('is taken while users write, and restores all rows, uploads and secrets', async () => {
    const upload = `${randomUUID()}.webp`
    writeFileSync(at(`old/uploads/${upload}`), 'a picture')
    writeFileSync(at('old/uploads/half.webp.part'), 'half')
    writeFileSync(at('old/jwt-secret'), 'secret')
    const place = await runningPlace()
    let isWriting = true
    const before = await rowsOf(test.database)
    let written = 0
    const writing = (async () => {
      for (; isWriting; written++) {
        const { id: user_id } = await createUser(test, { role: 'boss' })
        const { id } = await createVacancy(test, { user_id, title: `Written ${written}` })
        const subject = { type: 'vacancy', id }
        await recordAction(test.db, {
          actorId: user_id,
          action: 'vacancy.approved',
          subject,
          at: test.clock(),
        })
      }
    })()
    const manifest = await backUp(place, at('backup.tar.gz'), test.clock())
    isWriting = false
    await writing
    expect(written).toBeGreaterThan(0)
    const after = await rowsOf(test.database)
    expect(Object.keys(manifest.files).sort()).toContain(`uploads/${upload}`)
    expect(statSync(at('backup.tar.gz')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.startsWith('.backup'))).toEqual([])

    const target = engine === 'postgres' ? await emptyDatabase(test.url ?? '') : null
    await restore({ dataDir: at('new'), databaseUrl: target }, at('backup.tar.gz'))
    expect(readFileSync(at(`new/uploads/${upload}`), 'utf8')).toBe('a picture')
    expect(readFileSync(at('new/jwt-secret'), 'utf8')).toBe('secret')
    const restored = target ? connectPostgres(target) : await connectEmbedded(at('new'))
    try {
      const found = await rowsOf(restored)
      expect([...found.keys()]).toEqual([...after.keys()])
      const filled = [...before.values()].filter((rows) => rows.size > 0).length
      expect(filled).toBeGreaterThan(25)
      // Rows are only inserted during the backup. It has all from before it, and of the later ones some, unchanged.
      for (const [table, rows] of found) {
        expect([table, [...(before.get(table) ?? [])].filter((row) => !rows.has(row))]).toEqual([table, []])
        expect([table, [...rows].filter((row) => !after.get(table)?.has(row))]).toEqual([table, []])
      }
    } finally {
      await restored.close()
    }
    const again = restore({ dataDir: at('new'), databaseUrl: target }, at('backup.tar.gz'))
    await expect(again).rejects.toThrow(/has a database already|not empty/)
  }, 120_000)

  it('is refused when one byte has changed', async () => {
    const place = await runningPlace()
    await backUp(place, at('backup.tar.gz'), test.clock())
    mkdirSync(at('opened'))
    execFileSync('tar', ['-C', at('opened'), '-xzf', at('backup.tar.gz')])
    writeFileSync(at('opened/database'), 'x', { flag: 'a' })
    execFileSync('tar', ['-C', at('opened'), '-czf', at('changed.tar.gz'), '.'])
    await expect(restore({ dataDir: at('new'), databaseUrl: null }, at('changed.tar.gz'))).rejects.toThrow(
      'is damaged: database',
    )
    expect(readdirSync(at('new'))).toEqual([])
  }, 120_000)

  /** The rows of every table, as text. */
  async function rowsOf({ db }: Database): Promise<Map<string, Set<string>>> {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name in ('job', 'schedule'))
      order by 1, 2`.execute(db)
    const all = new Map<string, Set<string>>()
    for (const { schema, name } of tables) {
      const { rows } = await sql<{
        row: string
      }>`select to_jsonb(t)::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(db)
      all.set(name, new Set(rows.map(({ row }) => row)))
    }
    return all
  }
})
