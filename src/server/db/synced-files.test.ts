import childProcess from 'node:child_process'
import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { startEmbedded } from './embedded.ts'
import { SYNCED_PARAMS, SyncedFiles } from './synced-files.ts'

// Not `vi.mock` with `spy`: it also wraps what the streams of these modules inherit, for all later test files.
const fdatasync = vi.spyOn(fs, 'fdatasyncSync')
const spawn = vi.spyOn(childProcess, 'spawnSync')
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

let folder: string
beforeAll(() => {
  syncBuiltinESMExports()
  folder = mkdtempSync(join(tmpdir(), 'jobmost-synced-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('each commit of the embedded database is written to the disk; what a crash left of its creation is replaced', async () => {
  const place = join(folder, 'db')
  mkdirSync(`${place}.part`)
  writeFileSync(join(`${place}.part`, 'PG_VERSION'), 'half of it')
  const embedded = await startEmbedded({ dataDir: place, golden: null })
  await embedded.exec('create table notes (id int primary key)')
  await embedded.close()
  expect(existsSync(`${place}.part`)).toBe(false)

  // In this thread, where its calls can be counted.
  const db = await PGlite.create({ fs: new SyncedFiles(place), startParams: SYNCED_PARAMS })
  const countCalls = async (work: () => Promise<unknown>) => {
    const before = fdatasync.mock.calls.length
    await work()
    return fdatasync.mock.calls.length - before
  }
  for (const id of [1, 2, 3])
    expect(await countCalls(() => db.query('insert into notes values ($1)', [id]))).toBeGreaterThan(0)
  expect(await countCalls(() => db.query('select * from notes'))).toBe(0)
  await db.close()
}, 30_000)

it.skipIf(process.platform !== 'linux')(
  'after a kill one sync of the file system replaces an fsync of each file',
  async () => {
    const running = join(folder, 'killed')
    const embedded = await startEmbedded({ dataDir: running, golden: null })
    await embedded.exec('create table notes (id int primary key); insert into notes values (1)')
    const copy = join(folder, 'copy')
    cpSync(running, copy, { recursive: true })
    await embedded.close()
    fdatasync.mockClear()
    const db = await PGlite.create({ fs: new SyncedFiles(copy), startParams: SYNCED_PARAMS })
    const calls = fdatasync.mock.calls.length
    expect((await db.query('select id from notes')).rows).toEqual([{ id: 1 }])
    await db.close()
    expect(spawn).toHaveBeenCalledExactlyOnceWith('sync', ['-f', copy], expect.anything())
    // The checkpoint at the end of the recovery writes some files, and these have their own.
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThan(100)
  },
  MINUTE_MS,
)
