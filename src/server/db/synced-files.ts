import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What this file uses of Emscripten's modules; its own types leave them out. */
type Stream = { nfd: number; node: { mode: number } }
type Modules = {
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error }
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } }
}

/** EIO in Emscripten. */
const IO_ERROR = 29

/**
 * PGlite starts PostgreSQL with fsync off. Its `fdatasync` has no effect in WebAssembly, so the write-ahead log uses
 * `fsync`, which `SyncedFiles` passes on.
 */
export const SYNCED_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** The files of an embedded database: an fsync of PostgreSQL reaches the disk, which Emscripten's NODEFS leaves out. */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const addSync = (module: unknown) => {
      const { FS, NODEFS } = module as Modules
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        try {
          // A file's time needs no fsync; leaving it out makes a commit about three times as fast. A directory's entries do.
          if (FS.isDir(node.mode)) fsyncSync(nfd)
          else fdatasyncSync(nfd)
          return 0
        } catch {
          throw new FS.ErrnoError(IO_ERROR)
        }
      }
    }
    const preRun = [emscriptenOpts.preRun ?? [], addSync].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** Writes everything below `folder`, and its own name, to the disk. */
export function syncTree(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries) sync(join(parentPath, name))
  sync(folder)
  sync(dirname(folder))
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
