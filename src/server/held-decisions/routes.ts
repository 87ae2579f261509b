import { HeldDecisionsAnswer } from '#shared/contract/held-decisions.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { listHeldOf } from './list.ts'

/** The current user's own decisions that have not taken effect, so that every tab and device can undo them. */
export function heldDecisionRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.get(
    '/admin/held-decisions',
    {
      config: { access: 'admin', right: 'moderation' },
      schema: { tags: ['moderation'], response: { 200: HeldDecisionsAnswer } },
    },
    async (request) => ({ data: await listHeldOf(db, requireActor(request).id, clock()) }),
  )
}
