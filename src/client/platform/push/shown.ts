import type { ShownData } from './messages.ts'

/** Closes shown notifications that are out of date. */
export async function closeOutdatedNotifications(
  isDone: (data: ShownData, tag: string) => boolean,
): Promise<void> {
  if (!('serviceWorker' in navigator && 'Notification' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const data = notification.data as ShownData | null
    if (data && isDone(data, notification.tag)) notification.close()
  }
}
