import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '250m'

/** A small disk of its own, which only root can mount, and only on Linux. */
export type SmallDisk = {
  folder: string
  fill(): void
  free(): void
  allowWrites(isAllowed: boolean): void
  unmount(): void
}

/** Mounts one; null where that is not possible. */
export function mountDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'jobmost-disk-'))
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs')) {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    fill() {
      try {
        writeFileSync(join(folder, 'fill'), Buffer.alloc(2 ** 28))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(join(folder, 'fill')),
    allowWrites(isAllowed) {
      if (!mount('-o', `remount,${isAllowed ? 'rw' : 'ro'}`)) throw new Error('The disk cannot be changed')
    },
    unmount() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tries to mount one. */
export function canMountDisk(): boolean {
  const disk = mountDisk()
  disk?.unmount()
  return disk !== null
}
