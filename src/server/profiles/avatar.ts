import { HOUR_MS } from '#shared/durations.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../http/deps.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { requireDecodable, toSquare } from '../pictures/decode-picture.ts'
import { inDecodeQueue } from '../pictures/decode-queue.ts'
import { mediaUrl, removeFile } from '../storage/remove-file.ts'
import { replaceImage } from './store.ts'

const PICTURES_AN_HOUR = 10

/**
 * Stores a picture as a file: square, WebP, without metadata such as GPS.
 * @returns its address
 * @throws Problem 422 when it is no JPEG, PNG or WebP or has too many pixels, 429 after ten pictures in an hour, 503
 * while the decode queue is full
 */
export async function storePicture(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  userId: number,
  bytes: Buffer,
): Promise<string> {
  const limit = { act: 'avatar', subject: String(userId), max: PICTURES_AN_HOUR, withinMs: HOUR_MS }
  const square = await inDecodeQueue(async () => {
    await requireDecodable(bytes, 'avatar')
    await db.transaction().execute((trx) => requireBelowLimit(trx, limit, clock()))
    return toSquare(bytes, 'avatar')
  })
  return mediaUrl(await storage.put(square, 'webp'))
}

/** Sets or removes the user's picture. The old file is removed, because nothing references it any more. */
export async function replaceAvatar(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  userId: number,
  url: string | null,
): Promise<void> {
  await inTransaction(db, async (trx) => removeFile(tasks, trx, await replaceImage(trx, userId, url)))
}
