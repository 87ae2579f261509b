import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** A new VAPID private key, base64url. */
export const createVapidKey = (): string => webPush.generateVAPIDKeys().privateKey

/** The public key of a VAPID private key, both base64url; null when the key is invalid. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32) return null
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes)
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}
