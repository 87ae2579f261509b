import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Manifest, pack } from './archive.ts'
import { copyNewFiles, isSecret } from './copy-files.ts'
import { dumpDatabase, type Place } from './dump-database.ts'
import { uploadsOf } from './uploads.ts'

/**
 * Writes database, uploads and generated secrets into one file, also while the server runs. Uploads are copied before
 * and after the dump. So the file has every upload that a dumped row refers to, even one added or deleted during the
 * backup; only one that was added and deleted again during the backup may be missing.
 * @throws BackupError
 */
export async function backUp(place: Place, file: string, now: Date): Promise<Manifest> {
  const target = resolve(file)
  const stage = await mkdtemp(join(dirname(target), '.backup-'))
  try {
    const uploads = uploadsOf(place)
    await uploads.copyTo(join(stage, 'uploads'))
    await dumpDatabase(place, join(stage, 'database'))
    await uploads.copyTo(join(stage, 'uploads'))
    await copyNewFiles(place.dataDir, join(stage, 'secrets'), isSecret)
    return await pack(stage, target, place.databaseUrl ? 'postgres' : 'pglite', now)
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}
