import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { startEmbedded } from './embedded.ts'

// A small disk of its own, which only root can mount, and only on Linux.
const folder = mkdtempSync(join(tmpdir(), 'jobmost-full-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', folder]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

const LOG_MEGABYTE = "select pg_logical_emit_message(false, 'x', repeat('x', 1000000))"

it.skipIf(!isMounted)(
  'a full disk refuses writes; when the log cannot go on, the database says so and opens again',
  async () => {
    const place = { dataDir: join(folder, 'db'), golden: null }
    const embedded = await startEmbedded(place)
    await embedded.exec('create table notes (id int primary key)')
    await embedded.query('insert into notes values (1)')
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'fill'), Buffer.alloc(bavail * bsize - 100_000))
    const fillLog = async () => {
      for (;;) await embedded.query(LOG_MEGABYTE)
    }
    await expect(fillLog()).rejects.toMatchObject({ code: '53100' })
    await expect(embedded.query('select 1')).rejects.toThrow('full disk')
    expect((await embedded.failed).message).toContain('full disk')
    rmSync(join(folder, 'fill'))

    const again = await startEmbedded(place)
    expect((await again.query('select id from notes')).rows).toEqual([{ id: 1 }])
    await again.query('insert into notes values (2)')
    await again.close()
  },
  MINUTE_MS,
)
