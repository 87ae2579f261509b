import { PushKeyAnswer } from '#shared/contract/push.ts'
import { apiGet, apiSend } from '../api/api.ts'

const ANSWERS_WITHIN_MS = 15_000

/**
 * The browser's subscription under the server's key, made when there is none or one under another key, and told to the
 * server, which keeps one per device. From the page or the worker; the permission must be there.
 * @throws DOMException of the browser, ApiError, NetworkError
 */
export async function subscribeToPush(registration: ServiceWorkerRegistration): Promise<void> {
  const { data } = await apiGet('/push/key', PushKeyAnswer)
  const key = fromBase64Url(data.key)
  const manager = registration.pushManager
  const known = await manager.getSubscription()
  const isOurs = known !== null && isSame(known.options.applicationServerKey, key)
  // Under another key the browser refuses a second one.
  if (known && !isOurs) await known.unsubscribe()
  const subscription = isOurs ? known : await subscribe(manager, key)
  await apiSend('POST', '/push/subscriptions', { body: subscription.toJSON() })
}

/** A browser that cannot reach the service of its maker does not say so: it goes on trying. */
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
