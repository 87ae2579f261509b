import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirHeldError } from '../data-dir/lock-file.ts'
import { connectEmbedded } from '../db/connect.ts'
import { DUMP_PATH, DUMP_TOKEN } from '../operation/dump-route.ts'
import type { S3Config } from '../storage/s3.ts'
import { BackupError, run } from './archive.ts'

/** The settings of a server. `s3`: the bucket of its uploads; null when they are in DATA_DIR. */
export type Place = { dataDir: string; databaseUrl: string | null; port: number; s3: S3Config | null }

/**
 * Writes one consistent state of the database into `file`, also while the server runs. PostgreSQL dumps a snapshot. The
 * embedded database is dumped by the process that has it open.
 * @throws BackupError
 */
export async function dumpDatabase(
  { dataDir, databaseUrl, port }: Omit<Place, 's3'>,
  file: string,
): Promise<void> {
  if (databaseUrl)
    return run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', '-f', file, '-d', databaseUrl])
  await writeFile(file, await dumpEmbedded(dataDir, port), { mode: 0o600 })
}

async function dumpEmbedded(dataDir: string, port: number): Promise<Uint8Array> {
  try {
    const database = await connectEmbedded(dataDir)
    try {
      return (await database.embedded?.dump()) ?? new Uint8Array()
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DataDirHeldError) return askServer(dataDir, port)
    throw error
  }
}

async function askServer(dataDir: string, port: number): Promise<Uint8Array> {
  const token = (await readFile(join(dataDir, DUMP_TOKEN), 'utf8').catch(() => '')).trim()
  const answer = await fetch(`http://127.0.0.1:${port}${DUMP_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null)
  if (!answer?.ok)
    throw new BackupError(
      `The server that has the database open does not answer on 127.0.0.1:${port} (${answer?.status ?? 'no connection'}): set PORT to its port`,
    )
  return new Uint8Array(await answer.arrayBuffer())
}
