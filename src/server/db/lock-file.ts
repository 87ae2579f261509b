import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process holds DATA_DIR. */
export class DataDirHeldError extends Error {}

/**
 * Takes `dataDir` for this process: PGlite itself takes no lock, and a second process on the same folder loses
 * acknowledged rows silently. A lock left behind by a killed process is taken over.
 * @returns what gives the lock back
 * @throws DataDirHeldError naming the holder's process id
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isOurs(holder)) {
      throw new DataDirHeldError(
        `${dataDir} is in use by process ${holder}. Stop it, or set another DATA_DIR.`,
      )
    }
    rmSync(file)
    return lockDataDir(dataDir)
  }
  return () => rmSync(file, { force: true })
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
