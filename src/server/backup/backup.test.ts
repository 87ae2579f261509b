import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDir } from '../data-dir/lock-file.ts'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { dumpRoute } from '../operation/dump-route.ts'
import { seed } from '../seed/seed.ts'
import { createS3Storage, type S3Config } from '../storage/s3.ts'
import { createFolderStorage } from '../storage/storage.ts'
import { startLoad } from '../testing/backup-load.ts'
import { startBuckets } from '../testing/bucket.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const isSame = (one: Set<string> = new Set(), other: Set<string> = new Set()) =>
  one.size === other.size && [...one].every((row) => other.has(row))

async function emptyDatabase(beside: string): Promise<string> {
  const { createDatabaseAt } = await import('../testing/postgres.ts')
  return createDatabaseAt(beside, `restored_${randomUUID().slice(0, 8)}`)
}

describe.each(engines())('a backup of %s', (engine) => {
  const test = useTestApp(engine)
  let folder = ''
  let buckets: Awaited<ReturnType<typeof startBuckets<'old' | 'new'>>>
  let stopServer: () => Promise<unknown> = async () => undefined
  beforeAll(async () => {
    await seed(test.db, { demo: true, demoJobs: 20, admin: null, now: test.clock() })
    buckets = await startBuckets('old', 'new')
  }, 60_000)
  afterAll(() => buckets.stop())
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
  async function runningPlace(s3: S3Config | null = null) {
    if (engine === 'postgres')
      return { dataDir: at('old'), databaseUrl: test.url ?? '', host: '127.0.0.1', port: 0, s3 }
    const { default: Fastify } = await import('fastify')
    const app = Fastify()
    dumpRoute(app as never, at('old'), async () => (await test.database.embedded?.dump()) ?? new Uint8Array())
    await app.listen({ port: 0, host: '127.0.0.1' })
    mkdirSync(at('old/db'))
    const unlock = lockDataDir(at('old'))
    stopServer = () => app.close().finally(unlock)
    const { port } = app.server.address() as { port: number }
    return { dataDir: at('old'), databaseUrl: null, host: '127.0.0.1', port, s3 }
  }

  it.each(['DATA_DIR', 'a bucket'])(
    'is taken while users write, change and delete, with uploads in %s, and restores one moment of it',
    async (kind) => {
      const s3 = kind === 'DATA_DIR' ? null : buckets.config('old')
      const storage = s3 ? createS3Storage(s3) : createFolderStorage(at('old/uploads'))
      writeFileSync(at('old/uploads/half.webp.part'), 'half')
      writeFileSync(at('old/jwt-secret'), 'secret')
      const place = await runningPlace(s3)
      const before = await rowsOf(test.database)
      const load = await startLoad(test, storage)
      const manifest = await backUp(place, at('backup.tar.gz'), test.clock())
      await load.stop()
      const after = await rowsOf(test.database)
      expect(statSync(at('backup.tar.gz')).mode & 0o777).toBe(0o600)
      expect(readdirSync(folder).filter((name) => name.startsWith('.backup'))).toEqual([])

      const databaseUrl = engine === 'postgres' ? await emptyDatabase(test.url ?? '') : null
      const target = { dataDir: at('new'), databaseUrl, s3: s3 && buckets.config('new') }
      await restore(target, at('backup.tar.gz'))
      expect(readFileSync(at('new/jwt-secret'), 'utf8')).toBe('secret')
      const restored = databaseUrl ? connectPostgres(databaseUrl) : await connectEmbedded(at('new'))
      const copies = target.s3 ? createS3Storage(target.s3) : createFolderStorage(at('new/uploads'))
      try {
        const found = await rowsOf(restored)
        expect([...found.keys()]).toEqual([...after.keys()])
        expect([...before.values()].filter((rows) => rows.size > 0).length).toBeGreaterThan(25)
        // What nobody has changed meanwhile is the same.
        for (const [table, rows] of found)
          if (isSame(before.get(table), after.get(table)))
            expect([table, isSame(rows, after.get(table))]).toEqual([table, true])
        await load.expectOneMoment(restored, copies)
      } finally {
        await restored.close()
      }
      const names = Object.keys(manifest.files).filter((name) => name.startsWith('uploads/'))
      expect(names.length).toBeGreaterThan(0)
      expect(names).not.toContain('uploads/half.webp.part')
      const again = restore(target, at('backup.tar.gz'))
      await expect(again).rejects.toThrow(/has a database already|not empty/)
    },
    120_000,
  )

  it('is restored with its waiting mails dismissed on request', async () => {
    const place = await runningPlace()
    await test.tasks.add(test.db, 'send-mail', { to: 'anna@people.example', subject: 'x', text: 'x' })
    await backUp(place, at('backup.tar.gz'), test.clock())
    const databaseUrl = engine === 'postgres' ? await emptyDatabase(test.url ?? '') : null
    await restore({ dataDir: at('new'), databaseUrl, s3: null }, at('backup.tar.gz'), test.clock())
    const restored = databaseUrl ? connectPostgres(databaseUrl) : await connectEmbedded(at('new'))
    const { rows } = await sql`select state::text, output->>'dismissed_at' as at from pgboss.job
      where data->>'to' = 'anna@people.example'`.execute(restored.db)
    await restored.close()
    expect(rows).toEqual([{ state: 'cancelled', at: test.clock().toISOString() }])
  }, 120_000)

  it('is refused when one byte has changed', async () => {
    const place = await runningPlace()
    await backUp(place, at('backup.tar.gz'), test.clock())
    mkdirSync(at('opened'))
    execFileSync('tar', ['-C', at('opened'), '-xzf', at('backup.tar.gz')])
    writeFileSync(at('opened/database'), 'x', { flag: 'a' })
    execFileSync('tar', ['-C', at('opened'), '-czf', at('changed.tar.gz'), '.'])
    await expect(
      restore({ dataDir: at('new'), databaseUrl: null, s3: null }, at('changed.tar.gz')),
    ).rejects.toThrow('is damaged: database')
    expect(readdirSync(at('new'))).toEqual([])
  }, 120_000)

  it('is refused where there is no database, and makes none', async () => {
    const place = { dataDir: at('old'), databaseUrl: null, host: '127.0.0.1', port: 0, s3: null }
    await expect(backUp(place, at('backup.tar.gz'), test.clock())).rejects.toThrow('has no database')
    expect(readdirSync(folder).sort()).toEqual(['new', 'old'])
    expect(readdirSync(at('old'))).toEqual(['uploads'])
  })

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
