import { createHash } from 'node:crypto'

/**
 * The key with which a device encrypts an account's unsent work when the session ends. The device then deletes the key.
 * It gets the same key again at the next login.
 */
export const sealKeyOf = (secret: string): string =>
  createHash('sha256').update(`device seal ${secret}`).digest('base64url')
