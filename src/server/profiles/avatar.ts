import { HOUR_MS } from '#shared/durations.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../http/deps.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { toSquare } from '../pictures/decode-picture.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { removeFile } from '../storage/remove-file.ts'
import { replaceImage } from './store.ts'

const PICTURES_AN_HOUR = 10

/**
 * Stores a person's picture as a square file.
 * @returns its address
 * @throws Problem as `storePicture`, 429 after ten pictures in an hour
 */
export function storeAvatar(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  userId: number,
  bytes: Buffer,
): Promise<string> {
  const limit = { act: 'avatar', subject: String(userId), max: PICTURES_AN_HOUR, withinMs: HOUR_MS }
  return storePicture(deps, {
    bytes,
    field: 'avatar',
    convert: toSquare,
    allow: (trx) => requireBelowLimit(trx, limit, deps.clock()),
  })
}

/** Sets or removes the user's picture. The old file is removed, because nothing references it any more. */
export async function replaceAvatar(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  userId: number,
  url: string | null,
): Promise<void> {
  await inTransaction(db, async (trx) => removeFile(tasks, trx, await replaceImage(trx, userId, url)))
}
