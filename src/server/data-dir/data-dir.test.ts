import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAtomically } from './create-atomically.ts'
import { DataDirHeldError, lockDataDir } from './lock-file.ts'
import { DamagedSecretError, storedSecret } from './stored-secret.ts'

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

  it.each([
    ['an empty lock', ''],
    ['a lock without a process id', 'x'],
    ['the lock of a process that has ended', '999999999'],
  ])('replaces %s', (_what, content) => {
    writeFileSync(at('server.lock'), content)
    const unlock = lockDataDir(dataDir)
    expect(readFileSync(at('server.lock'), 'utf8')).toBe(String(process.pid))
    unlock()
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('refuses the directory of a running process and keeps its lock', () => {
    writeFileSync(at('server.lock'), String(process.ppid))
    expect(() => lockDataDir(dataDir)).toThrow(DataDirHeldError)
    expect(readFileSync(at('server.lock'), 'utf8')).toBe(String(process.ppid))
  })
})
