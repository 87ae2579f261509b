import type { Page } from '@playwright/test'

/**
 * Wakes the service worker as the browser does when the connection is back.
 * @param page any page of the context; the event reaches the worker even if this is a blank page and the app is closed
 * @returns sends one event of Background Sync for the app at `origin`
 */
export async function syncEventOf(page: Page, origin: string): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registration
  return () =>
    devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'jobmost-outbox',
      lastChance: false,
    })
}
