import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates `file` with `text` atomically, readable only by its owner: a crash or a full disk leaves the whole file or
 * none.
 * @throws Error with code EEXIST when the file exists, or another code such as ENOSPC when it cannot be written
 */
export function createAtomically(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}.part`
  try {
    const handle = openSync(temporary, 'wx', 0o600)
    try {
      writeSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(temporary, file)
    syncFolder(dirname(file))
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** A new file name survives a power failure only after an fsync of its directory (fsync(2)). */
function syncFolder(folder: string): void {
  // Windows cannot open a directory; NTFS keeps names in its journal.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
