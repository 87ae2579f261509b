import {
  FOUND_TYPES,
  type FoundType,
  StaffSearchAnswer,
  StaffSearchQuerySchema,
} from '#shared/contract/staff-search.ts'
import { recordLook } from '../audit/record-look.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { findOfType } from './store.ts'

const PER_MINUTE = 120

/** The subject of a look in the audit log, and the name of its ids. */
const LOOKS: Record<FoundType, [type: string, ids: string]> = {
  person: ['user', 'users'],
  vacancy: ['vacancy', 'vacancies'],
  offer: ['offer', 'offers'],
  report: ['report', 'reports'],
  message: ['contact_message', 'messages'],
}

/** One search over people, vacancies, offers, reports and messages. What is found is recorded in the audit log. */
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
      for (const type of FOUND_TYPES) {
        const [subject, name] = LOOKS[type]
        await recordLook(db, {
          actorId: requireActor(request).id,
          action: `${subject}.listed`,
          type: subject,
          ids: { [name]: data.flatMap((found) => (found.type === type ? [found.id] : [])) },
          at: clock(),
        })
      }
      return { data }
    },
  )
}
