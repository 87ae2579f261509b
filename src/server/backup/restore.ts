import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDataDir } from '../data-dir/lock-file.ts'
import { connectEmbedded, connectPostgres } from '../db/connect.ts'
import { BackupError, type Manifest, run, unpack } from './archive.ts'
import { copyNewFiles } from './copy-files.ts'
import type { Place } from './dump-database.ts'
import { hasTables } from './target-store.ts'

/**
 * Restores a backup into an empty place: DATA_DIR without a database, or a PostgreSQL database without tables. Nothing
 * existing is overwritten.
 * @throws BackupError when the file is damaged, of the other engine, or the place is not empty
 */
export async function restore(
  { dataDir, databaseUrl }: Omit<Place, 'port'>,
  file: string,
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const stage = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const manifest = await unpack(resolve(file), stage)
    const engine = databaseUrl ? 'postgres' : 'pglite'
    if (manifest.engine !== engine)
      throw new BackupError(`${file} is a backup of ${manifest.engine}, but DATABASE_URL says ${engine}`)
    const dump = join(stage, 'database')
    if (databaseUrl) await restorePostgres(databaseUrl, dump)
    else await restoreEmbedded(dataDir, dump)
    await copyNewFiles(join(stage, 'uploads'), join(dataDir, 'uploads'))
    await copyNewFiles(join(stage, 'secrets'), dataDir)
    return manifest
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function restorePostgres(databaseUrl: string, dump: string): Promise<void> {
  const database = connectPostgres(databaseUrl, 1)
  try {
    if (await hasTables(database.db)) throw new BackupError('DATABASE_URL: this database is not empty')
  } finally {
    await database.close()
  }
  const options = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction']
  await run('pg_restore', [...options, '-d', databaseUrl, dump])
}

async function restoreEmbedded(dataDir: string, dump: string): Promise<void> {
  if (existsSync(join(dataDir, 'db'))) {
    // Throws when a server runs there. Otherwise the folder has a database that must not be overwritten.
    lockDataDir(dataDir)()
    throw new BackupError(`${dataDir} has a database already: restore into another DATA_DIR`)
  }
  const database = await connectEmbedded(dataDir, dump)
  await database.close()
}
