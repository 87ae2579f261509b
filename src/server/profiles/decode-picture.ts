import sharp, { type Metadata } from 'sharp'
import { invalid } from '../http/problem.ts'

const SIDE = 512
// What phones call 12 megapixels: 4032 × 3024 and 4080 × 3072.
const MOST_PIXELS = 12_600_000
// A progressive or interlaced picture is held in memory whole and decoded several times over.
const MOST_PROGRESSIVE_PIXELS = 4_200_000
const LONGEST_S = 10

const refused = () => invalid({ avatar: ['image_invalid'] })

/**
 * Judges a picture by its header alone: a small file can hold a picture of any size.
 * @throws Problem 422 when it is no JPEG, PNG or WebP, or larger than we decode
 */
export async function requireDecodable(bytes: Buffer): Promise<void> {
  if (!isKnownImage(bytes)) throw refused()
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) throw refused()
  if (pixelsOf(header) > (header.isProgressive ? MOST_PROGRESSIVE_PIXELS : MOST_PIXELS))
    throw invalid({ avatar: ['image_pixels'] })
}

/**
 * A picture as a square WebP without anything the camera wrote into it.
 * @throws Problem 422 when it cannot be decoded, or not in time
 */
export async function toSquare(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_S })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw refused()
  }
}

const pixelsOf = ({ width, height }: Metadata) => width * height

/** By its first bytes: the decoder knows more formats than we want to hand it. */
function isKnownImage(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || isWebp
}
