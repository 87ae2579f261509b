import sharp from 'sharp'
import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { mediaUrl, removeFile } from '../storage/remove-file.ts'
import { exchangeImage } from './store.ts'

const SIDE = 512
// A small file can hold a picture of any size: decoding it costs memory.
const MOST_PIXELS = 50_000_000

/**
 * Makes a picture the user's: square, WebP, without anything the camera wrote into it.
 * @returns its address
 * @throws Problem 422 when it is no JPEG, PNG or WebP
 */
export async function saveAvatar(
  { db, storage, tasks }: Pick<Deps, 'db' | 'storage' | 'tasks'>,
  userId: number,
  bytes: Buffer,
): Promise<string> {
  const url = mediaUrl(await storage.put(await toSquare(bytes), 'webp'))
  await exchange({ db, tasks }, userId, url)
  return url
}

/** Takes the user's picture away. */
export const removeAvatar = (deps: Pick<Deps, 'db' | 'tasks'>, userId: number): Promise<void> =>
  exchange(deps, userId, null)

/** To the old file nobody points any more. */
const exchange = ({ db, tasks }: Pick<Deps, 'db' | 'tasks'>, userId: number, url: string | null) =>
  db.transaction().execute(async (trx) => {
    await removeFile(tasks, trx, await exchangeImage(trx, userId, url))
  })

async function toSquare(bytes: Buffer): Promise<Buffer> {
  if (!isKnownImage(bytes)) throw invalid({ avatar: ['image_invalid'] })
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw invalid({ avatar: ['image_invalid'] })
  }
}

/** By its first bytes: the decoder knows more formats than we want to hand it. */
function isKnownImage(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || isWebp
}
