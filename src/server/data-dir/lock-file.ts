import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createWhole } from './write-whole.ts'

/** Another process holds DATA_DIR. */
export class DataDirHeldError extends Error {}

/**
 * Takes `dataDir` for this process: PGlite itself takes no lock, and a second process on the same folder loses
 * acknowledged rows silently. A lock left behind by a killed process, or one without a process id, is replaced.
 * @returns a function that gives the lock back
 * @throws DataDirHeldError naming the holder's process id
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock')
  try {
    createWhole(file, String(process.pid))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    removeAbandoned(dataDir, file)
    return lockDataDir(dataDir)
  }
  return () => rmSync(file, { force: true })
}

/**
 * Moves the lock aside before it is deleted: of two processes that both found it abandoned, the slower one must not
 * delete the lock that the faster one has made since.
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
 * The content of a lock that nobody holds; null when it is gone.
 * @throws DataDirHeldError
 */
function refuseHeld(dataDir: string, file: string): string | null {
  const content = readLock(file)
  const holder = Number(content)
  if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isOurs(holder)) {
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

/** Whether that process lives and is a Node program: after a reboot the number may belong to anything. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    // No /proc here (macOS): a live process is enough to be careful.
    return true
  }
}
