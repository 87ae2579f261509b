import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createAtomically } from './create-atomically.ts'

/** Another process has locked DATA_DIR. */
export class DataDirHeldError extends Error {}

/**
 * Locks `dataDir` for this process. PGlite takes no lock itself, and a second process on the same directory silently
 * loses committed rows. A stale lock, of a killed process or without a process id, is replaced.
 * @returns a function that releases the lock
 * @throws DataDirHeldError with the process id of the lock's owner
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock')
  try {
    createAtomically(file, String(process.pid))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    removeAbandoned(dataDir, file)
    return lockDataDir(dataDir)
  }
  return () => rmSync(file, { force: true })
}

/**
 * Renames a stale lock before deleting it. When two processes find it at once, the slower one must not delete the new
 * lock of the faster one.
 */
function removeAbandoned(dataDir: string, file: string): void {
  const found = refuseHeld(dataDir, file)
  if (found === null) return
  const aside = `${file}.${randomUUID()}.old`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    if (readFileSync(aside, 'utf8') === found) return
    linkSync(aside, file)
    refuseHeld(dataDir, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * The content of a stale lock; null when there is none.
 * @throws DataDirHeldError when a running process owns the lock
 */
function refuseHeld(dataDir: string, file: string): string | null {
  const content = readLock(file)
  const holder = Number(content)
  if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isRunningNode(holder)) {
    throw new DataDirHeldError(`${dataDir} is in use by process ${holder}. Stop it, or set another DATA_DIR.`)
  }
  return content
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whether a process is running and is a Node program: after a reboot, another program may have its id. */
function isRunningNode(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    // macOS has no /proc: there, any running process counts.
    return true
  }
}
