import sharp, { type Metadata, type ResizeOptions } from 'sharp'
import { invalid } from '../http/problem.ts'

const SIDE = 512
const WHITE = '#ffffff'
// Enough for a phone's screen with three pixels for each CSS pixel, and for the width of a text column.
const WIDEST = 1440
// 12-megapixel cameras of phones: 4032 × 3024 and 4080 × 3072.
const MAX_PIXELS = 12_600_000
// Progressive and interlaced pictures are held in memory whole and decoded several times.
const MAX_PROGRESSIVE_PIXELS = 4_200_000
const MAX_DECODING_S = 10

const refused = (field: string) => invalid({ [field]: ['image_invalid'] })

/**
 * Checks a picture by its header, before decoding: a small file can hold a huge picture.
 * @param field names the upload in the error
 * @throws Problem 422 when it is no JPEG, PNG or WebP, or has too many pixels
 */
export async function requireDecodable(bytes: Buffer, field: string): Promise<void> {
  if (!isKnownImage(bytes)) throw refused(field)
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) throw refused(field)
  if (pixelsOf(header) > (header.isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS))
    throw invalid({ [field]: ['image_pixels'] })
}

/**
 * Converts a picture to a square WebP without metadata.
 * @throws Problem 422 when it cannot be decoded in time
 */
export const toSquare = (bytes: Buffer, field: string): Promise<Buffer> =>
  toWebp(bytes, field, { width: SIDE, height: SIDE, fit: 'cover' })

/**
 * Converts a logo to a square WebP without metadata. Nothing is cut off, and white fills the rest: search engines and both
 * themes show it on white.
 * @throws Problem 422 when it cannot be decoded in time
 */
export const toWhiteSquare = (bytes: Buffer, field: string): Promise<Buffer> =>
  toWebp(bytes, field, { width: SIDE, height: SIDE, fit: 'contain', background: WHITE }, true)

/**
 * Converts a picture for a text to WebP without metadata, at most as wide as the text column.
 * @throws Problem 422 when it cannot be decoded in time
 */
export const toTextWidth = (bytes: Buffer, field: string): Promise<Buffer> =>
  toWebp(bytes, field, { width: WIDEST, withoutEnlargement: true })

async function toWebp(bytes: Buffer, field: string, size: ResizeOptions, isOpaque = false): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_DECODING_S })
      .rotate()
      .resize(size)
      .flatten(isOpaque && { background: WHITE })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw refused(field)
  }
}

const pixelsOf = ({ width, height }: Metadata) => width * height

/** Checks the first bytes: the decoder supports more formats than we allow, each with its own attack surface. */
function isKnownImage(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || isWebp
}
