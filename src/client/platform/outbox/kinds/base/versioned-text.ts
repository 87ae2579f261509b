import { ApiError } from '../../../api/errors.ts'

/**
 * A text with the version that it was written for, and the earlier texts of this device that may have arrived. Entries of
 * earlier releases have no version; the server takes them as they are.
 */
type Versioned<Text> = { text: Text; version: number | undefined; sent: readonly Text[] }

/**
 * The body of an entry behind an accepted text: what was written for the same version now belongs to the version that this
 * text has produced. Without it, a device's own text would conflict with its next one.
 */
export function followVersion<Later>(
  later: Later,
  name: string,
  { from, to }: { from: number | null | undefined; to: number | null | undefined },
): Later {
  const isSame = (later as Record<string, unknown>)[name] === from
  return isSame && to !== undefined ? { ...later, [name]: to } : later
}

/**
 * Sends a text that the server accepts only for the version that it was written for. If an earlier text of this device has
 * arrived meanwhile, that is no conflict: it is repeated, which the server accepts, and then changed.
 * @throws ApiError 412 changed_elsewhere when another device has written the stored text
 */
export async function sendVersioned<Text>(
  { text, version, sent }: Versioned<Text>,
  send: (text: Text, version: number | undefined) => Promise<unknown>,
  versionOf: (answer: unknown) => number | undefined,
): Promise<unknown> {
  try {
    return await send(text, version)
  } catch (error) {
    if (!isConflict(error)) throw error
    for (const earlier of sent) {
      const answer = await send(earlier, version).catch(ignoreConflict)
      if (answer) return send(text, versionOf(answer))
    }
    throw error
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'changed_elsewhere'

function ignoreConflict(error: unknown): undefined {
  if (!isConflict(error)) throw error
}
