import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps files that people give. A name is given once: what it stands for never changes. */
export type Storage = {
  /** Keeps `bytes` under a new name that ends as `extension` says, and gives the name. */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** The file of that name, or null. */
  get(name: string): Promise<Uint8Array | null>
  /** Forgets a file; one that is not there is no matter. */
  remove(name: string): Promise<void>
}

/** What a stored file may be called: nothing that leads out of its folder. */
export const STORED_NAME = /^[0-9a-f-]{36}\.[a-z0-9]{2,4}$/

/** Files in a folder of this machine. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!STORED_NAME.test(name)) throw new Error('Not the name of a stored file')
    return join(folder, name)
  }
  return {
    async put(bytes, extension) {
      const name = `${randomUUID()}.${extension}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A file is there whole or not at all, also when the process is killed.
      await writeFile(`${pathOf(name)}.part`, bytes, { mode: 0o600 })
      await rename(`${pathOf(name)}.part`, pathOf(name))
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
