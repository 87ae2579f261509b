import { existsSync, fdatasyncSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { SYNCED_PARAMS, SyncedFiles } from './synced-files.ts'

vi.mock('node:fs', { spy: true })

let folder: string
beforeAll(() => {
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
    const before = vi.mocked(fdatasyncSync).mock.calls.length
    await work()
    return vi.mocked(fdatasyncSync).mock.calls.length - before
  }
  for (const id of [1, 2, 3])
    expect(await countCalls(() => db.query('insert into notes values ($1)', [id]))).toBeGreaterThan(0)
  expect(await countCalls(() => db.query('select * from notes'))).toBe(0)
  await db.close()
}, 30_000)
