import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** The text of an answer's body, decompressed. */
export function decodeBody(bytes: Buffer, encoding: unknown): string {
  if (!bytes.length) return ''
  if (encoding === 'br') return String(brotliDecompressSync(bytes))
  return String(encoding === 'gzip' ? gunzipSync(bytes) : bytes)
}
