import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stores uploaded files. A name is never reused, so its content never changes. */
export type Storage = {
  /** Stores `bytes` under a new name with this extension, and gives the name. */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** The file's bytes, or null. */
  get(name: string): Promise<Uint8Array | null>
  /** Deletes a file. Does nothing when it does not exist. */
  remove(name: string): Promise<void>
}

/** Valid names of stored files: none can leave the folder. */
export const STORED_NAME = /^[0-9a-f-]{36}\.[a-z0-9]{2,4}$/

/** Stores files in a local folder. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!STORED_NAME.test(name)) throw new Error('Not the name of a stored file')
    return join(folder, name)
  }
  return {
    async put(bytes, extension) {
      const name = `${randomUUID()}.${extension}`
      const part = `${pathOf(name)}.part`
      try {
        if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(dirname(folder))
        await writeSynced(part, bytes)
        // Renaming is atomic: after a crash or a power cut a file is complete or missing.
        await rename(part, pathOf(name))
        await syncFolder(folder)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      return name
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** New names survive a power cut only after an fsync of their folder, which Windows cannot open. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
