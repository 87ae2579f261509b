import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { mediaUrl } from '../storage/remove-file.ts'
import { requireDecodable } from './decode-picture.ts'
import { inDecodeQueue } from './decode-queue.ts'

type Upload = {
  bytes: Buffer
  /** Names the upload in errors. */
  field: string
  convert: (bytes: Buffer, field: string) => Promise<Buffer>
  /** Throws when the user may not store a picture now. Called before the decoding, which is expensive. */
  allow: (trx: Transaction<Tables>) => Promise<void>
}

/**
 * Stores a picture as a WebP file without metadata such as GPS.
 * @returns its address
 * @throws Problem 422 when it is no JPEG, PNG or WebP or has too many pixels, 503 while the decode queue is full
 */
export async function storePicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { bytes, field, convert, allow }: Upload,
): Promise<string> {
  const picture = await inDecodeQueue(async () => {
    await requireDecodable(bytes, field)
    await db.transaction().execute(allow)
    return convert(bytes, field)
  })
  return mediaUrl(await storage.put(picture, 'webp'))
}
