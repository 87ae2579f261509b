import { createHash } from 'node:crypto'

/**
 * The SHA-256 of a text in hexadecimal. The database stores it instead of secret tokens, and instead of the addresses
 * that limits count.
 */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
