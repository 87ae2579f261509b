import type { FastifyRequest } from 'fastify'
import { AVATAR_BYTES } from '#shared/contract/profiles.ts'
import type { TextKey } from '../texts/texts.ts'
import { invalid, Problem } from './problem.ts'

/** The limits of @fastify/multipart for one picture. */
export const UPLOAD_LIMITS = { fileSize: AVATAR_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 }

/**
 * Reads the bytes of an uploaded file.
 * @param field the name of its multipart field
 * @param whenTooLarge the text for a file above the limit of the route
 * @throws Problem 415 for another type of body, 422 when it is missing or too large, 400 when it cannot be parsed
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  whenTooLarge: TextKey = 'image_too_large',
): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  try {
    const file = await request.file()
    if (file?.fieldname !== field) throw invalid({ [field]: ['required'] })
    const bytes = await file.toBuffer()
    // It looks for the limit only when bytes arrive. If the limit is met where a piece ends, none follow, and the file is cut.
    if (file.file.truncated) throw invalid({ [field]: [whenTooLarge] })
    return bytes
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw invalid({ [field]: [whenTooLarge] })
    if (error instanceof Problem || statusCode !== undefined) throw error
    // The multipart parser throws errors without a status.
    throw new Problem('malformed')
  }
}
