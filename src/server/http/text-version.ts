import { crc32 } from 'node:zlib'
import { Problem } from './problem.ts'

/** The version of a text: the checksum of its fields, so that a repeated change keeps it. */
export const textVersion = (...fields: unknown[]): number => crc32(JSON.stringify(fields))

/**
 * Refuses a text that was written for another version than the stored one. A repeated request succeeds: its text is stored.
 * @param known the version of the request; null for any
 * @param added the version of the new text; none for a deletion
 * @throws Problem 412 changed_elsewhere
 */
export function requireVersion(
  known: number | null,
  { stored, added }: { stored: number; added?: number },
): void {
  if (known !== null && known !== stored && added !== stored) throw new Problem('changed_elsewhere')
}
