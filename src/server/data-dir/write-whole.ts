import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates `file` with `text`, readable by its owner alone, so that a crash or a full disk leaves either the whole
 * file or none: writes a temporary file, syncs it, then links it under its name.
 * @throws Error with code EEXIST when the file exists already, ENOSPC and its like when it cannot be written
 */
export function createWhole(file: string, text: string): void {
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

/** A new name survives a power cut only once its folder is on the disk too (fsync(2)). */
function syncFolder(folder: string): void {
  // Windows cannot open a folder; its file system keeps names in a journal.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
