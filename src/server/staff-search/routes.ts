import { FOUND_TYPES, type FoundType } from '#shared/contract/choices.ts'
import {
  type Found,
  FoundPageAnswer,
  FoundPageQuerySchema,
  FoundTypeParamSchema,
  StaffSearchAnswer,
  StaffSearchQuerySchema,
} from '#shared/contract/staff-search.ts'
import { recordLook } from '../audit/record-look.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { pageAnswer } from '../http/paging.ts'
import { findFirst, listPage } from './store.ts'

const PER_MINUTE = 120
const MAX_FOUND = 5

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
  const record = (actorId: number, type: FoundType, found: readonly Found[]) => {
    const [subject, name] = LOOKS[type]
    const ids = { [name]: found.map(({ id }) => id) }
    return recordLook(db, { actorId, action: `${subject}.listed`, type: subject, ids, at: clock() })
  }
  const route = {
    config: {
      access: 'admin',
      right: 'people',
      rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' },
    },
    logSerializers,
  } as const
  const tags = ['moderation']
  app.get(
    '/admin/search',
    {
      ...route,
      schema: { tags, querystring: StaffSearchQuerySchema, response: { 200: StaffSearchAnswer } },
    },
    async (request) => {
      const lists = await Promise.all(
        FOUND_TYPES.map(async (type) => {
          // One more than is shown tells whether there are more.
          const rows = await findFirst(db, type, request.query.q, MAX_FOUND + 1)
          const found = rows.slice(0, MAX_FOUND).map((row) => ({ type, ...row }))
          return { type, found, hasMore: rows.length > MAX_FOUND }
        }),
      )
      for (const { type, found } of lists) await record(requireActor(request).id, type, found)
      return {
        data: lists.flatMap(({ found }) => found),
        more: lists.flatMap(({ type, hasMore }) => (hasMore ? [type] : [])),
      }
    },
  )
  app.get(
    '/admin/search/:type',
    {
      ...route,
      schema: {
        tags,
        params: FoundTypeParamSchema,
        querystring: FoundPageQuerySchema,
        response: { 200: FoundPageAnswer },
      },
    },
    async (request) => {
      const { type } = request.params
      const { rows, total } = await listPage(db, type, request.query.q, request.query)
      const found = rows.map((row) => ({ type, ...row }))
      await record(requireActor(request).id, type, found)
      return pageAnswer(request, request.query, found, total)
    },
  )
}
