import { FOUND_TYPES, StaffSearchAnswer, StaffSearchQuerySchema } from '#shared/contract/staff-search.ts'
import { recordAction } from '../audit/record.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { findOfType } from './store.ts'

const PER_MINUTE = 120

/** One search over people, vacancies, offers, reports and messages. The people found are recorded in the audit log. */
export function staffSearchRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.get(
    '/admin/search',
    {
      config: { access: 'admin', right: 'people', rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      logSerializers,
      schema: {
        tags: ['moderation'],
        querystring: StaffSearchQuerySchema,
        response: { 200: StaffSearchAnswer },
      },
    },
    async (request) => {
      const lists = await Promise.all(
        FOUND_TYPES.map(async (type) =>
          (await findOfType(db, type, request.query.q)).map((found) => ({ type, ...found })),
        ),
      )
      const data = lists.flat()
      const users = data.flatMap(({ type, id }) => (type === 'person' ? [id] : []))
      if (users.length > 0)
        // Without the keyword, because it is often a person's address.
        await recordAction(db, {
          actorId: requireActor(request).id,
          action: 'user.listed',
          subject: { type: 'user', id: null },
          details: { users },
          at: clock(),
        })
      return { data }
    },
  )
}
