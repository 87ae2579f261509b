import { FiguresAnswer, WaitingAnswer } from '#shared/contract/administration.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { readFigures } from './figures.ts'
import { readWaiting } from './waiting.ts'

/** The overview of the administration. */
export function overviewRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/admin/waiting',
    {
      config: { access: 'admin', right: 'overview' },
      schema: { tags: ['moderation'], response: { 200: WaitingAnswer } },
    },
    async (request) => {
      const { staffRole } = requireActor(request)
      if (!staffRole) throw notFound()
      return { data: await readWaiting(db, staffRole, clock()) }
    },
  )
  app.get(
    '/admin/overview',
    {
      config: { access: 'admin', right: 'moderation' },
      schema: { tags: ['moderation'], response: { 200: FiguresAnswer } },
    },
    async () => ({ data: await readFigures(db, clock()) }),
  )
}
