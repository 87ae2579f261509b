import type { PGlite } from '@electric-sql/pglite'

/**
 * Sends messages of PostgreSQL's wire protocol to PGlite and returns its answer. Not with `execProtocolRaw`: PGlite 0.5.16 then
 * parses each answer for itself and keeps its messages until a statement fails, so memory grows with each query.
 */
export async function askPglite(db: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Buffer[] = []
  // A part is a view of the engine's memory, which the next one overwrites.
  await db.execProtocolRawStream(messages, {
    onRawData: (part) => void parts.push(Buffer.from(part)),
    // Only a file system in IndexedDB has anything to do then; waiting for it took a twentieth of each query.
    syncToFs: false,
  })
  return new Uint8Array(Buffer.concat(parts))
}
