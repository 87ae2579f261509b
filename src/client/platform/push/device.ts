import { apiSend } from '../api/api.ts'
import { readPushChoice, savePushChoice } from './notes.ts'
import { subscribeToPush } from './subscribe.ts'

/** `install`: only once it is on the home screen, as on iPhones. `blocked`: the person said no to the browser. */
export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'
/** `no-service`: the browser could not register where it gets its pushes from. */
export type TurnOnEnd = 'on' | 'blocked' | 'dismissed' | 'no-service'

// A first visit asks before the worker has been stored, which takes a slow phone a while.
const READY_WITHIN_MS = 15_000

/** Whether news are told to this device. */
export async function readDeviceState(userId: number): Promise<DeviceState> {
  const registration = await awaitRegistration()
  if (!registration) return isUninstalledOnIos() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted' || (await readPushChoice(userId)) !== 'wanted') return 'off'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/**
 * Asks for the permission, to be called when a button was pressed, and subscribes.
 * @throws ApiError, NetworkError: the server did not take it
 */
export async function turnOnPush(userId: number): Promise<TurnOnEnd> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  const registration = await awaitRegistration()
  if (!registration) return 'no-service'
  try {
    await subscribeToPush(registration)
  } catch (error) {
    // A browser without the service of its maker, or one that has it turned off.
    if (error instanceof DOMException) return error.name === 'NotAllowedError' ? 'blocked' : 'no-service'
    throw error
  }
  await savePushChoice(userId, 'wanted')
  return 'on'
}

/** Tells this device nothing more, and the server so. */
export async function turnOffPush(userId: number): Promise<void> {
  await savePushChoice(userId, 'declined')
  await forgetDevice()
}

/**
 * At each start: what may have changed while nobody looked is put right, and a subscription of somebody else who was
 * signed in here ends.
 */
export async function renewPush(userId: number): Promise<void> {
  const registration = await awaitRegistration()
  if (!registration) return
  const isWanted = (await readPushChoice(userId)) === 'wanted'
  if (isWanted && Notification.permission === 'granted') await subscribeToPush(registration)
  else await dropSubscription()
}

/** Ends this device's subscription, with the server while the token is still there. */
export async function forgetDevice(): Promise<void> {
  const endpoint = await dropSubscription()
  if (endpoint)
    await apiSend('DELETE', '/push/subscriptions', { body: { endpoint } }).catch(
      // From now on the push service answers that it is gone, and the server deletes it.
      () => undefined,
    )
}

/** Ends it in the browser alone: nothing arrives from then on. */
export async function dropSubscription(): Promise<string | null> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

const canBeTold = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return canBeTold() ? navigator.serviceWorker.getRegistration() : undefined
}

/** One that is in charge, as subscribing needs; undefined where workers are forbidden, as in private modes. */
async function awaitRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canBeTold()) return undefined
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, READY_WITHIN_MS))
  return Promise.race([navigator.serviceWorker.ready, tooLong])
}

/** An iPhone's browser, which has pushes only for what is on the home screen. */
const isUninstalledOnIos = () => (navigator as { standalone?: boolean }).standalone === false
