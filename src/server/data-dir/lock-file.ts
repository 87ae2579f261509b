import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has locked DATA_DIR. */
export class DataDirHeldError extends Error {}

// Earlier releases wrote their process id into `server.lock`, which SQLite would not open.
const NAME = 'database.lock'
// SQLITE_BUSY, https://www.sqlite.org/rescode.html
const BUSY = 5

/**
 * Locks `dataDir` for this process. PGlite takes no lock itself, and a second process on the same directory silently
 * loses committed rows. The operating system holds the lock (fcntl, which Node.js offers through SQLite alone), so it ends
 * with its process and is seen by other containers on the same volume, where each server may have the process id 1.
 * @returns a function that releases the lock. Keep it: when it is collected as garbage, so is the lock
 * @throws DataDirHeldError when another process holds the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, NAME)
  ensureFile(file)
  const lock = new DatabaseSync(file)
  try {
    // The file stays empty; a journal would be a second one.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode !== BUSY) throw new Error(`DATA_DIR: ${file} cannot be locked (${message})`)
    throw new DataDirHeldError(`${dataDir} is in use by another process. Stop it, or set another DATA_DIR.`)
  }
  return () => lock.isOpen && lock.close()
}

/** @throws Error with the system's code when the folder cannot be written */
function ensureFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // Not opened here: closing any handle of the file ends the locks of this process on it (fcntl(2)).
    accessSync(file, constants.W_OK)
  }
}
