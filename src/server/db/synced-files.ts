import { spawnSync } from 'node:child_process'
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What this file uses of Emscripten's modules; its own types leave them out. */
type Stream = { nfd: number; node: { mode: number; name: string } }
type Modules = {
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error }
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number; write(stream: Stream, ...rest: unknown[]): number }
  }
}

/** EIO in Emscripten. */
const IO_ERROR = 29

/**
 * PGlite starts PostgreSQL with fsync off. Its `fdatasync` has no effect in WebAssembly, so the write-ahead log uses
 * `fsync`, which `SyncedFiles` passes on. It also fills its buffers with zeros at each start: the default of 128 MB costs
 * 0.4 s of processor time and 110 MB more memory, while a row that is not in 32 MB is read from the system's cache in 15 µs.
 */
export const SYNCED_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]

/** PostgreSQL writes and syncs this file of the running process before it looks at the others. */
const PID_FILE = 'postmaster.pid'

/**
 * The files of an embedded database: an fsync of PostgreSQL reaches the disk, which Emscripten's NODEFS leaves out. After a
 * kill PostgreSQL first calls fsync twice for each file of the folder, which takes seconds. As long as it has written
 * nothing, one `syncfs` does the same.
 */
export class SyncedFiles extends NodeFS {
  /** PostgreSQL's last words before it gave up. They name files, never rows. */
  lastWords = ''

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const folder = this.rootDir
    const addSync = (module: unknown) => {
      const { FS, NODEFS } = module as Modules
      const { write } = NODEFS.stream_ops
      let isAllSynced: boolean | null = null
      const isSynced = ({ node }: Stream) => {
        if (node.name === PID_FILE) return false
        isAllSynced ??= syncFileSystem(folder)
        return isAllSynced
      }
      NODEFS.stream_ops.write = (stream, ...rest) => {
        if (stream.node.name !== PID_FILE) {
          isAllSynced = false
          NODEFS.stream_ops.write = write
        }
        return write(stream, ...rest)
      }
      NODEFS.stream_ops.fsync = (stream) => {
        const { nfd, node } = stream
        try {
          if (isSynced(stream)) return 0
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
    const printErr = (line: string) => {
      const [, words] = /(?:FATAL|PANIC):\s+(.*)/.exec(line) ?? []
      this.lastWords ||= words ?? ''
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun, printErr } }
  }
}

/**
 * Writes all changes of the file system that has `folder` to the disk, with `syncfs` of Linux, for which Node.js has only
 * the program `sync`.
 * @returns whether it did
 */
function syncFileSystem(folder: string): boolean {
  if (process.platform !== 'linux') return false
  return spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0
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
