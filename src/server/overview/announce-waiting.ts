import { REALTIME_EVENTS, userChannel } from '#shared/contract/realtime.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { listStaffIds } from './store.ts'

/** The routes that may change the length of a queue, or the decisions that staff can undo. */
const CHANGING = new Set([
  'POST /cabinet/vacancies',
  'PATCH /cabinet/vacancies/:id',
  'POST /cabinet/vacancies/:id/objection',
  'POST /cabinet/offers/:id/objection',
  'POST /objections',
  'POST /admin/objections/:id/decision',
  'POST /admin/objections/:id/undo-decision',
  'POST /admin/vacancies/:id/approve',
  'POST /admin/vacancies/:id/undo-approval',
  'POST /admin/vacancies/:id/reject',
  'POST /reports',
  'PATCH /admin/reports/:id',
  'POST /admin/reports/:id/undo-decision',
  'POST /admin/vacancies/:id/take-down',
  'POST /admin/vacancies/:id/undo-take-down',
  'POST /admin/offers/:id/take-down',
  'POST /admin/offers/:id/undo-take-down',
  'POST /admin/users/:id/measures',
  'POST /admin/users/:id/undo-measure',
  'POST /admin/users/:id/unblock',
  'POST /addMessage',
  'PATCH /admin/messages/:id',
  'POST /admin/messages/:id/reply',
])

/**
 * Notifies the browsers of staff that a queue or a held decision may have changed; they fetch both. Register it before the routes.
 * A lost event costs at most a minute, because browsers also poll.
 */
export function announceWaiting(
  app: App,
  { db, clock, realtime }: Pick<Deps, 'db' | 'clock' | 'realtime'>,
): void {
  let staff = { at: 0, ids: [] as number[] }
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (reply.statusCode >= 300 || !CHANGING.has(`${request.method} ${url.replace('/api/v1', '')}`)) return
    try {
      const now = clock().getTime()
      if (now - staff.at >= MINUTE_MS) staff = { at: now, ids: await listStaffIds(db) }
      if (staff.ids.length > 0)
        await realtime.publish(staff.ids.map(userChannel), REALTIME_EVENTS.waitingChanged, {})
    } catch (error) {
      request.log.warn(error)
    }
  })
}
