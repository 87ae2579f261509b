import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import { trimEndOf } from '#shared/rules/trim-end.ts'
import type { Vapid } from './web-push.ts'

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

/** What a VAPID private key signs with; null when the key is invalid. */
export function vapidOfKey(key: string, subject: string): Vapid | null {
  const privateKey = trimEndOf(key, '=')
  const publicKey = publicKeyOf(privateKey)
  return publicKey ? { publicKey, privateKey, subject } : null
}
