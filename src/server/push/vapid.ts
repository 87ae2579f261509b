import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** A new private key of an application server, base64url. */
export const createVapidKey = (): string => webPush.generateVAPIDKeys().privateKey

/** The public key of a private one, base64url; null when it is none. */
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
