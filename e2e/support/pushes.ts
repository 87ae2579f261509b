import type { BrowserContext, Page } from '@playwright/test'
import type { PushPayload } from '../../src/shared/contract/push.ts'

/** A notification shown by the system. */
export type Shown = { title: string; body: string; tag: string; silent: boolean | null; path: string }

/** Delivers pushes to the service worker as the browser does, without a push service. */
export async function preparePushes(context: BrowserContext, page: Page) {
  const origin = new URL(page.url()).origin
  await context.grantPermissions(['notifications'], { origin })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    /** Without `user_id` it is for the current user. */
    async deliver(payload: Omit<PushPayload, 'user_id'> | PushPayload | string): Promise<void> {
      const whole = async () => JSON.stringify({ user_id: await signedInOn(page), ...(payload as object) })
      const data = typeof payload === 'string' ? payload : await whole()
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    shown: (): Promise<Shown[]> =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const list = await registration.getNotifications()
        return list.map(({ title, body, tag, silent, data }) => ({
          title,
          body,
          tag,
          silent,
          path: data.path,
        }))
      }),
    /**
     * Clicks a shown notification by dispatching the browser's event in the worker, because DevTools cannot click it.
     */
    async press(tag: string): Promise<void> {
      const [worker] = context.serviceWorkers()
      if (!worker) throw new Error('There is no service worker')
      await worker.evaluate(async (wanted) => {
        const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration }
        const [notification] = await scope.registration.getNotifications({ tag: wanted })
        if (!notification) throw new Error(`No notification ${wanted} is shown`)
        // TypeScript's library for pages lacks the worker's events.
        const Pressed = Reflect.get(globalThis, 'NotificationEvent') as new (
          type: string,
          init: { notification: Notification },
        ) => Event
        const event = new Pressed('notificationclick', { notification })
        const work: Promise<unknown>[] = []
        // `waitUntil` is allowed only for the browser's own events.
        Object.defineProperty(event, 'waitUntil', { value: (done: Promise<unknown>) => work.push(done) })
        scope.dispatchEvent(event)
        await Promise.all(work)
      }, tag)
    },
  }
}

const signedInOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/v1/cabinet/user-role', { headers })
    return (await answer.json()).data.id
  })

/** The stored address of a clicked push that the app has not opened yet. */
export const readPending = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('jobmost')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('push').objectStore('push').get('pending')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

/** Stores the address of a clicked push as the service worker does. */
export const writePending = (page: Page, pending: { path: string; at: number }) =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('jobmost')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('push', 'readwrite')
          change.objectStore('push').put(value, 'pending')
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    pending,
  )
