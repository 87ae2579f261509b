import { createECDH, createHmac } from 'node:crypto'
import webPush from 'web-push'
import type { PushPayload } from '#shared/contract/push.ts'
import { post, RefusedAddressError, type Resolve } from './dial.ts'
import { isAllowedEndpoint } from './endpoints.ts'

/** What an application server shows push services (RFC 8292); keys in base64url. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
/** `tag`: what it replaces while it waits at the push service. */
export type Delivery = { tag: string; ttlS: number; urgency: 'low' | 'normal' | 'high' }
/** `gone`: the browser has given the subscription up. `failed`: it is no use to try again. */
export type Outcome = 'sent' | 'gone' | 'failed'

export type Push = {
  publicKey: string
  /** Whether something can be sent there at all: endpoint and keys. */
  accepts(subscription: Subscription): { endpoint: boolean; keys: boolean }
  /** Sends something encrypted (RFC 8291). Rejects when it is worth trying again. */
  send(to: Subscription, payload: PushPayload, delivery: Delivery): Promise<Outcome>
}

type Given = {
  vapid: Vapid
  /** For tests: lets this machine be a push service. */
  testEndpoints?: boolean
  resolve?: Resolve
  timeoutMs?: number
  /** Told of what a push service refuses for good, without whom it was for. */
  onRefused?: (error: Error) => void
}

const TIMEOUT_MS = 10_000

/** Pushes through the services of the browsers. */
export function createPush({
  vapid,
  testEndpoints = false,
  resolve,
  timeoutMs = TIMEOUT_MS,
  onRefused,
}: Given): Push {
  return {
    publicKey: vapid.publicKey,
    accepts: ({ endpoint, keys }) => ({
      endpoint: isAllowedEndpoint(endpoint, { testEndpoints }),
      keys: areKeys(keys),
    }),
    async send(to, payload, { tag, ttlS, urgency }) {
      if (!isAllowedEndpoint(to.endpoint, { testEndpoints }) || !areKeys(to.keys)) return 'failed'
      const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(payload), {
        vapidDetails: vapid,
        TTL: ttlS,
        urgency,
        contentEncoding: 'aes128gcm',
        topic: topicOf(vapid, tag),
      })
      const request = { url: to.endpoint, headers: headers as Record<string, string>, body: body as Buffer }
      try {
        const dialling = { testEndpoints, timeoutMs, ...(resolve ? { resolve } : {}) }
        const status = await post(request, dialling)
        const outcome = outcomeOf(status)
        const { host } = new URL(to.endpoint)
        if (outcome === 'failed') onRefused?.(new Error(`The push service ${host} answered ${status}`))
        return outcome
      } catch (error) {
        if (error instanceof RefusedAddressError) return 'failed'
        throw error
      }
    },
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'failed'
}

/** Push services see which messages belong together, but not to what. */
const topicOf = ({ privateKey }: Vapid, tag: string) =>
  createHmac('sha256', privateKey).update(tag).digest('base64url').slice(0, 32)

/** A point on P-256 and 16 bytes. */
function areKeys({ p256dh, auth }: Subscription['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const any = createECDH('prime256v1')
    any.generateKeys()
    any.computeSecret(p256dh, 'base64url')
    return Buffer.from(p256dh, 'base64url').length === 65
  } catch {
    return false
  }
}
