import * as z from 'zod/mini'
import { REALTIME_EVENTS, userChannel } from '#shared/contract/realtime.ts'
import type { Deps } from '../http/deps.ts'
import { findDeviceIds } from '../push-devices/devices.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { claimDelivery, countUnreadNotifications } from './store.ts'
import { viewNotifications } from './view.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'deliver-notification': { notification_id: number }
  }
}

/**
 * Publishes a notification to the user's open apps and queues one push for each device. Does nothing the second time.
 */
export async function deliverNotification(
  { db, clock, tasks, realtime }: Pick<Deps, 'db' | 'clock' | 'tasks' | 'realtime'>,
  { notification_id }: TaskPayloads['deliver-notification'],
): Promise<void> {
  const now = clock()
  const claimed = await db.transaction().execute(async (trx) => {
    const row = await claimDelivery(trx, notification_id, now)
    if (!row) return null
    const devices = row.push && !row.read_at ? await findDeviceIds(trx, row.user_id, now) : () => []
    const unread = await countUnreadNotifications(trx, row.user_id)
    for (const subscription_id of devices())
      await tasks.add(trx, 'send-push', { notification_id, subscription_id })
    return { row, unread }
  })
  if (!claimed?.row.in_app) return
  const { row, unread } = claimed
  const [notification] = await viewNotifications(db, [row])
  const data = { notification, ...unread }
  await realtime.publish([userChannel(row.user_id)], REALTIME_EVENTS.notification, data)
}

/** Delivers a new notification to screens and devices. */
export const deliverNotificationTask = defineTask({
  name: 'deliver-notification',
  formerName: 'deliver-person',
  isShort: true,
  payload: z.object({ notification_id: z.int() }),
  work: deliverNotification,
})
