import { PushKeyAnswer } from '#shared/contract/push.ts'
import { apiGet, apiSend } from '../api/api.ts'

const ANSWERS_WITHIN_MS = 15_000

/**
 * Subscribes the browser with the server's key, and sends the subscription to the server. Replaces a subscription with
 * another key. For page and worker; the permission must be granted.
 * @throws DOMException of the browser, ApiError, NetworkError
 */
export async function subscribeToPush(registration: ServiceWorkerRegistration): Promise<void> {
  const { data } = await apiGet('/push/key', PushKeyAnswer)
  const key = fromBase64Url(data.key)
  const manager = registration.pushManager
  const existing = await manager.getSubscription()
  const isOurs = existing !== null && isSame(existing.options.applicationServerKey, key)
  // The browser refuses a second subscription under another key.
  if (existing && !isOurs) await existing.unsubscribe()
  const subscription = isOurs ? existing : await subscribe(manager, key)
  await apiSend('POST', '/push/subscriptions', { body: { ...subscription.toJSON(), key: data.key } })
}

/** A browser that cannot reach its push service retries for ever without an error, so this times out. */
function subscribe(manager: PushManager, applicationServerKey: BufferSource): Promise<PushSubscription> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('', 'AbortError')), ANSWERS_WITHIN_MS)
    manager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  if (!known || known.byteLength !== key.byteLength) return false
  const bytes = new Uint8Array(known)
  return key.every((byte, index) => byte === bytes[index])
}
