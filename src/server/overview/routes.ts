import { WaitingAnswer } from '#shared/contract/administration.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { readWaiting } from './waiting.ts'

/** The overview of the administration. */
export function overviewRoutes(app: App, { db }: Deps): void {
  app.get(
    '/admin/waiting',
    {
      config: { access: 'admin', right: 'overview' },
      schema: { tags: ['moderation'], response: { 200: WaitingAnswer } },
    },
    async (request) => {
      const { staffRole } = requireActor(request)
      if (!staffRole) throw notFound()
      return { data: await readWaiting(db, staffRole) }
    },
  )
}
