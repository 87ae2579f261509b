import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '../../config/config.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts the secret of an account's authenticator app (AES-256-GCM), so that a copy of the database gives no codes.
 * The account's id is authenticated too (GCM's additional data): a secret copied to another account cannot be decrypted.
 */
export function sealSecret([serverSecret]: Secrets, userId: number, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(serverSecret), iv).setAAD(ownerOf(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a secret of `sealSecret`.
 * @returns null when none of the server's secrets decrypts it, or when it was encrypted for another account
 */
export function openSecret(secrets: Secrets, userId: number, sealed: string): string | null {
  for (const secret of secrets) {
    const opened = openWith(secret, userId, sealed)
    if (opened !== null) return opened
  }
  return null
}

/** As `sealed`, but encrypted with the current secret; null when it already is, or when none of the secrets decrypts it. */
export function resealSecret(secrets: Secrets, userId: number, sealed: string): string | null {
  if (openWith(secrets[0], userId, sealed) !== null) return null
  const opened = openSecret(secrets, userId, sealed)
  return opened === null ? null : sealSecret(secrets, userId, opened)
}

function openWith(serverSecret: Uint8Array, userId: number, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(serverSecret), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(ownerOf(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}

const keyFrom = (serverSecret: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', 'jobmost second factor', 32))

const ownerOf = (userId: number) => Buffer.from(`user ${userId}`)
