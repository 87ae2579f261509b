import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDataDir } from '../data-dir/lock-file.ts'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { dismissUnsentMails } from '../mails/unsent.ts'
import { BackupError, type Manifest, run, unpack } from './archive.ts'
import { copyNewFiles } from './copy-files.ts'
import type { Place } from './dump-database.ts'
import { hasTables } from './target-store.ts'
import { uploadsOf } from './uploads.ts'

/**
 * Restores a backup into an empty place: DATA_DIR without a database, or a PostgreSQL database without tables. Nothing
 * existing is overwritten. The database comes last: when the bucket fails, the place is still empty for the next attempt.
 * @param dismissMailsAt dismisses the mails that waited when the backup was made; null leaves them waiting
 * @throws BackupError when the file is damaged, of the other engine, or the place is not empty
 */
export async function restore(
  { dataDir, databaseUrl, s3 }: Omit<Place, 'host' | 'port'>,
  file: string,
  dismissMailsAt: Date | null = null,
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const stage = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const manifest = await unpack(resolve(file), stage)
    const engine = databaseUrl ? 'postgres' : 'pglite'
    if (manifest.engine !== engine)
      throw new BackupError(`${file} is a backup of ${manifest.engine}, but DATABASE_URL says ${engine}`)
    if (databaseUrl) await requireEmpty(databaseUrl)
    else requireNoDatabase(dataDir)
    await uploadsOf({ dataDir, s3 }).fillFrom(join(stage, 'uploads'))
    await copyNewFiles(join(stage, 'secrets'), dataDir)
    const database = await restoreDatabase({ dataDir, databaseUrl }, join(stage, 'database'))
    try {
      if (dismissMailsAt) await dismissUnsentMails(database.db, dismissMailsAt)
    } finally {
      await database.close()
    }
    return manifest
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const database = connectPostgres(databaseUrl, 1)
  try {
    if (await hasTables(database.db)) throw new BackupError('DATABASE_URL: this database is not empty')
  } finally {
    await database.close()
  }
}

function requireNoDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'db'))) return
  // Throws when a server runs there. Otherwise the folder has a database that must not be overwritten.
  lockDataDir(dataDir)()
  throw new BackupError(`${dataDir} has a database already: restore into another DATA_DIR`)
}

async function restoreDatabase(
  { dataDir, databaseUrl }: Pick<Place, 'dataDir' | 'databaseUrl'>,
  dump: string,
): Promise<Database> {
  if (!databaseUrl) return connectEmbedded(dataDir, dump)
  const options = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction']
  await run('pg_restore', [...options, '-d', databaseUrl, dump])
  return connectPostgres(databaseUrl, 1)
}
