import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirHeldError } from '../data-dir/lock-file.ts'
import { connectEmbedded } from '../db/connect.ts'
import { ownUrl } from '../network/own-url.ts'
import { DUMP_PATH, DUMP_TOKEN } from '../operation/dump-route.ts'
import type { S3Config } from '../storage/s3.ts'
import { BackupError, run } from './archive.ts'

/**
 * The settings of a server. `databaseUrl` is without a password, which PostgreSQL's programs would show on their command
 * lines. `s3`: the bucket of its uploads; null when they are in DATA_DIR.
 */
export type Place = {
  dataDir: string
  databaseUrl: string | null
  host: string
  port: number
  s3: S3Config | null
}

/**
 * Writes one consistent state of the database into `file`, also while the server runs. PostgreSQL dumps a snapshot. The
 * embedded database is dumped by the process that has it open.
 * @throws BackupError
 */
export async function dumpDatabase(
  { dataDir, databaseUrl, ...server }: Omit<Place, 's3'>,
  file: string,
): Promise<void> {
  if (databaseUrl)
    return run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', '-f', file, '-d', databaseUrl])
  if (!existsSync(join(dataDir, 'db')))
    throw new BackupError(`${dataDir} has no database: set DATABASE_URL or DATA_DIR as the server has them`)
  await writeFile(file, await dumpEmbedded(dataDir, ownUrl(server)), { mode: 0o600 })
}

async function dumpEmbedded(dataDir: string, server: string): Promise<Uint8Array> {
  try {
    const database = await connectEmbedded(dataDir)
    try {
      return (await database.embedded?.dump()) ?? new Uint8Array()
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DataDirHeldError) return askServer(dataDir, server)
    throw error
  }
}

async function askServer(dataDir: string, server: string): Promise<Uint8Array> {
  const token = (await readFile(join(dataDir, DUMP_TOKEN), 'utf8').catch(() => '')).trim()
  const answer = await fetch(`${server}${DUMP_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null)
  if (!answer?.ok)
    throw new BackupError(
      `The server that has the database open does not answer at ${server} (${answer?.status ?? 'no connection'}): set HOST and PORT as it has them`,
    )
  return new Uint8Array(await answer.arrayBuffer())
}
