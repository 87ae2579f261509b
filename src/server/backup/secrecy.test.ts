import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from './archive.ts'
import { splitPassword } from './split-password.ts'

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobmost-secrecy-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('only its owner can read the file of a backup, also before it is complete', async () => {
  for (const name of ['bin', 'stage']) mkdirSync(join(folder, name))
  // Notes the mode of the file at the start of tar.
  const program = `#!/bin/sh\nstat -c %a "$4" >> ${join(folder, 'modes')}\nexec $(PATH=/usr/bin:/bin command -v tar) "$@"\n`
  writeFileSync(join(folder, 'bin/tar'), program, { mode: 0o755 })
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env.PATH}`)
  writeFileSync(join(folder, 'stage/database'), 'rows')
  // The rest of a backup that was interrupted.
  writeFileSync(join(folder, 'backup.tar.gz.part'), '', { mode: 0o644 })
  await pack(join(folder, 'stage'), join(folder, 'backup.tar.gz'), 'postgres', new Date())
  expect(readFileSync(join(folder, 'modes'), 'utf8')).toBe('600\n600\n')
})

it.each([
  ['postgres://app:p%40ss@db.example/jobs?sslmode=verify-full', 'p@ss'],
  ['postgres://app@db.example/jobs?sslmode=verify-full&password=p%40ss', 'p@ss'],
  ['postgres://app@db.example/jobs?sslmode=verify-full', undefined],
])('the password is taken out of %s', (databaseUrl, password) => {
  expect(splitPassword(databaseUrl)).toEqual({
    address: 'postgres://app@db.example/jobs?sslmode=verify-full',
    password,
  })
})

it('pg_dump gets the password by its environment, not on its command line', async () => {
  mkdirSync(join(folder, 'bin'))
  const program = '#!/bin/sh\necho "$@ / $PGPASSWORD" > "$(dirname "$0")/called"\necho rows > "$5"\n'
  writeFileSync(join(folder, 'bin/pg_dump'), program, { mode: 0o755 })
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://app:p%40ss@db.example/jobs',
  }
  await promisify(execFile)(process.execPath, [PROGRAM, 'backup', join(folder, 'backup.tar.gz')], { env })
  const called = readFileSync(join(folder, 'bin/called'), 'utf8')
  expect(called).toMatch(/ -d postgres:\/\/app@db\.example\/jobs \/ p@ss\n$/)
  expect(called.match(/p@ss|p%40ss/g)).toHaveLength(1)
})
