import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies the files that `to` does not have yet. An upload never changes under its name, so existing copies are
 * complete.
 * @returns the number of copied files
 */
export async function copyNewFiles(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const existing = new Set(await readdir(to))
  const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
  let copied = 0
  for (const entry of entries) {
    if (!entry.isFile() || existing.has(entry.name) || !isWanted(entry.name)) continue
    const isCopied = await copyFile(
      join(from, entry.name),
      join(to, entry.name),
      constants.COPYFILE_FICLONE,
    ).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // Deleted since the listing, so no row refers to it.
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isCopied) copied++
  }
  return copied
}

/** Whether a file of DATA_DIR belongs in a backup: secrets, but neither locks nor unfinished files. */
export const isSecret = (name: string): boolean => !/\.(?:lock|part|old)$|^server\.lock/.test(name)
export const isUpload = (name: string): boolean => !name.endsWith('.part')
