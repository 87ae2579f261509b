import { createHash } from 'node:crypto'

/**
 * The key with which a device locks an account's unsent work when the session ends there. The device forgets it then, and
 * gets the same one again when the account logs in.
 */
export const sealKeyOf = (secret: string): string =>
  createHash('sha256').update(`device seal ${secret}`).digest('base64url')
