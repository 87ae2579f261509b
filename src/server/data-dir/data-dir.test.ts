import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAtomically } from './create-atomically.ts'
import { DataDirHeldError, lockDataDir } from './lock-file.ts'
import { DamagedSecretError, storedSecret } from './stored-secret.ts'

const LOCK_FILE = new URL('./lock-file.ts', import.meta.url).href

describe('the data directory', () => {
  let dataDir: string
  const at = (name: string) => join(dataDir, name)
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'jobmost-data-dir-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('gets files atomically: a failed write leaves no temporary file', () => {
    createAtomically(at('a'), 'text')
    expect(() => createAtomically(at('a'), 'other')).toThrow(expect.objectContaining({ code: 'EEXIST' }))
    expect(readFileSync(at('a'), 'utf8')).toBe('text')
    expect(readdirSync(dataDir)).toEqual(['a'])
  })

  it('keeps a secret', () => {
    const secret = storedSecret(dataDir, 'jwt-secret')
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(storedSecret(dataDir, 'jwt-secret')).toBe(secret)
  })

  it('replaces a secret whose file is empty after a crash or a full disk', () => {
    writeFileSync(at('jwt-secret'), '')
    const secret = storedSecret(dataDir, 'jwt-secret')
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(readFileSync(at('jwt-secret'), 'utf8')).toBe(secret)
  })

  it('reports a damaged secret without its content, and keeps the file', () => {
    writeFileSync(at('jwt-secret'), 'half-of-it')
    expect(() => storedSecret(dataDir, 'jwt-secret')).toThrow(DamagedSecretError)
    expect(() => storedSecret(dataDir, 'jwt-secret')).not.toThrow(/half-of-it/)
    expect(readFileSync(at('jwt-secret'), 'utf8')).toBe('half-of-it')
  })

  it('is refused while another process has locked it, and is free again after a kill', async () => {
    const program = `
      const { lockDataDir } = await import(${JSON.stringify(LOCK_FILE)})
      globalThis.unlock = lockDataDir(${JSON.stringify(dataDir)})
      process.stdout.write('locked')
      setInterval(() => undefined, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', program])
    const ended = once(holder, 'close')
    await once(holder.stdout, 'data')
    expect(() => lockDataDir(dataDir)).toThrow(DataDirHeldError)
    holder.kill('SIGKILL')
    await ended
    lockDataDir(dataDir)()
  })

  it('is refused to a second place of the same process, until the first one releases it', () => {
    const unlock = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(DataDirHeldError)
    expect(() => lockDataDir(dataDir)).toThrow(DataDirHeldError)
    unlock()
    lockDataDir(dataDir)()
    expect(readdirSync(dataDir)).toEqual(['database.lock'])
  })
})
