import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts the secret of an account's authenticator app (AES-256-GCM), so that a copy of the database gives no codes.
 * The account's id is authenticated too (GCM's additional data): a secret copied to another account cannot be decrypted.
 */
export function sealSecret(serverSecret: Uint8Array, userId: number, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(serverSecret), iv).setAAD(ownerOf(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `sealSecret` returned; null when it was encrypted with another key or for another account. */
export function openSecret(serverSecret: Uint8Array, userId: number, sealed: string): string | null {
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
