import { createECDH, createHmac } from 'node:crypto'
import webPush from 'web-push'
import type { PushPayload } from '#shared/contract/push.ts'
import { RefusedAddressError, type Resolve } from '../network/checked-lookup.ts'
import { post } from './dial.ts'
import { isAllowedEndpoint } from './endpoints.ts'

/** How an application server identifies itself to push services (RFC 8292); keys in base64url. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
/** A subscription with the public key that the browser has subscribed with; null if that is not known. */
export type Recipient = Subscription & { key: string | null }
/** `tag`: a later push with this tag replaces one that still waits at the push service. */
export type Delivery = { tag: string; ttlS: number; urgency: 'low' | 'normal' | 'high' }
/** `gone`: the subscription no longer exists. `failed`: a retry is useless. */
export type Outcome = 'sent' | 'gone' | 'failed'

export type Push = {
  publicKey: string
  /** Whether endpoint and keys are valid. */
  accepts(subscription: Subscription): { endpoint: boolean; keys: boolean }
  /** Sends an encrypted push (RFC 8291). Rejects when a retry may succeed. */
  send(to: Recipient, payload: PushPayload, delivery: Delivery): Promise<Outcome>
}

type Options = {
  vapid: Vapid
  /** Former keys, for devices that have subscribed with them: push services refuse any other key. The latest first. */
  formerVapid?: readonly Vapid[]
  /** For tests: allows push services on this machine. */
  testEndpoints?: boolean
  resolve?: Resolve
  timeoutMs?: number
  /** Called with final refusals of a push service, without the recipient. */
  onRefused?: (error: Error) => void
}

const TIMEOUT_MS = 10_000

/** Sends pushes through the browsers' push services. */
export function createPush({
  vapid,
  formerVapid = [],
  testEndpoints = false,
  resolve,
  timeoutMs = TIMEOUT_MS,
  onRefused,
}: Options): Push {
  const vapidOf = (key: string | null): Vapid =>
    // Devices without a known key have subscribed before keys were stored, so with the earliest one.
    (key === null ? formerVapid.at(-1) : formerVapid.find(({ publicKey }) => publicKey === key)) ?? vapid
  return {
    publicKey: vapid.publicKey,
    accepts: ({ endpoint, keys }) => ({
      endpoint: isAllowedEndpoint(endpoint, { testEndpoints }),
      keys: areValidKeys(keys),
    }),
    async send(to, payload, { tag, ttlS, urgency }) {
      if (!isAllowedEndpoint(to.endpoint, { testEndpoints }) || !areValidKeys(to.keys)) return 'failed'
      const vapidDetails = vapidOf(to.key)
      const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(payload), {
        vapidDetails,
        TTL: ttlS,
        urgency,
        contentEncoding: 'aes128gcm',
        topic: topicOf(vapidDetails, tag),
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

/** Push services see which pushes share a topic, but not the topic itself. */
const topicOf = ({ privateKey }: Vapid, tag: string) =>
  createHmac('sha256', privateKey).update(tag).digest('base64url').slice(0, 32)

/** A point on P-256 (p256dh) and 16 bytes (auth). */
function areValidKeys({ p256dh, auth }: Subscription['keys']): boolean {
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
