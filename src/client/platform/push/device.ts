import { apiSend } from '../api/api.ts'
import { isUninstalledOnIos } from '../device/install.ts'
import { readPushChoice, savePushChoice } from './push-store.ts'
import { subscribeToPush } from './subscribe.ts'

/** `install`: iPhones need the app on the home screen first. `blocked`: the user has denied the permission. */
export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'
/** `no-service`: the browser could not register with its push service. */
export type TurnOnResult = 'on' | 'blocked' | 'dismissed' | 'no-service'

// On a first visit a slow phone needs some time to install the service worker.
const READY_WITHIN_MS = 15_000

/** Whether this device receives pushes. */
export async function readDeviceState(userId: number): Promise<DeviceState> {
  const registration = await awaitRegistration()
  if (!registration) return isUninstalledOnIos() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted' || (await readPushChoice(userId)) !== 'wanted') return 'off'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/**
 * Asks for the permission and subscribes. Call it from a button press.
 * @throws ApiError, NetworkError: the server did not store the subscription
 */
export async function turnOnPush(userId: number): Promise<TurnOnResult> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  const registration = await awaitRegistration()
  if (!registration) return 'no-service'
  try {
    await subscribeToPush(registration)
  } catch (error) {
    // The browser lacks its vendor's push service, or the service is turned off.
    if (error instanceof DOMException) return error.name === 'NotAllowedError' ? 'blocked' : 'no-service'
    throw error
  }
  await savePushChoice(userId, 'wanted')
  return 'on'
}

/** Ends pushes to this device, in the browser and on the server. */
export async function turnOffPush(userId: number): Promise<void> {
  await savePushChoice(userId, 'declined')
  await forgetDevice()
}

/**
 * Runs at each start. Renews the subscription if the current user has turned pushes on; else ends it: it may belong to
 * another user of this device.
 */
export async function renewPush(userId: number): Promise<void> {
  const registration = await awaitRegistration()
  if (!registration) return
  const isWanted = (await readPushChoice(userId)) === 'wanted'
  if (isWanted && Notification.permission === 'granted') await subscribeToPush(registration)
  else await dropSubscription()
}

/** Ends this device's subscription, on the server too while the token is still valid. */
export async function forgetDevice(): Promise<void> {
  const endpoint = await dropSubscription()
  if (endpoint)
    await apiSend('DELETE', '/push/subscriptions', { body: { endpoint } }).catch(
      // The push service now answers 410, and the server deletes the subscription.
      () => undefined,
    )
}

/** Ends the subscription in the browser only: no push arrives from then on. */
export async function dropSubscription(): Promise<string | null> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

const isPushSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return isPushSupported() ? navigator.serviceWorker.getRegistration() : undefined
}

/** The active registration, which subscribing needs; undefined where workers are forbidden (private modes). */
async function awaitRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isPushSupported()) return undefined
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, READY_WITHIN_MS))
  return Promise.race([navigator.serviceWorker.ready, tooLong])
}
