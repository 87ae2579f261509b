import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { IdParamSchema } from '#shared/contract/conventions.ts'
import {
  ApproveSchema,
  ModeratedVacancyAnswer,
  ModerationQuerySchema,
  ModerationQueueAnswer,
  RejectSchema,
} from '#shared/contract/moderation.ts'
import { recordLook } from '../audit/record-look.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { decideOnce } from '../http/idempotent.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { approvalTimeRoutes } from './approval-time-routes.ts'
import { decideVacancy } from './decide.ts'
import { holdDecision, undoDecision } from './hold.ts'
import { viewModerated } from './queue.ts'
import { listQueue } from './store.ts'

const config = { access: 'admin', right: 'moderation' } as const
const tags = ['moderation']

/** The moderation queue and decisions. Without the right `moderation` these routes answer 404. How long decisions take is public. */
export function moderationRoutes(app: App, deps: Deps): void {
  queueRoute(app, deps)
  decisionRoutes(app, deps)
  approvalTimeRoutes(app, deps)
}

function queueRoute(app: App, { db, clock }: Deps): void {
  app.get(
    '/admin/vacancies',
    {
      config,
      logSerializers,
      schema: { tags, querystring: ModerationQuerySchema, response: { 200: ModerationQueueAnswer } },
    },
    async (request) => {
      const { ids, total } = await listQueue(db, request.query.state, clock(), request.query)
      const vacancies = await viewModerated(db, request.language, clock(), ids)
      await recordLook(db, {
        actorId: requireActor(request).id,
        action: 'vacancy.listed',
        type: 'vacancy',
        ids: { vacancies: ids, users: [...new Set(vacancies.map(({ employer }) => employer.id))] },
        at: clock(),
      })
      return pageAnswer(request, request.query, vacancies, total)
    },
  )
}

function decisionRoutes(app: App, deps: Deps): void {
  const schema = { tags, params: IdParamSchema, response: { 200: ModeratedVacancyAnswer } }
  app.post(
    '/admin/vacancies/:id/approve',
    // Version and body are optional.
    { config, schema: { ...schema, body: z.nullish(ApproveSchema) } },
    async (request, reply) => {
      const { id } = request.params
      const { version, hold = false, batch, objected_at } = request.body ?? {}
      const moderatorId = requireActor(request).id
      const approved = { vacancyId: id, version, objectedAt: objected_at, batch }
      await decideOnce(deps, request, reply, (trx) =>
        hold
          ? holdDecision(deps, trx, moderatorId, { ...approved, statement: null })
          : decideVacancy(deps, trx, moderatorId, { ...approved, statement: null }),
      )
      return answerModerated(deps, request, id)
    },
  )
  // Undoes a rejection too. The address keeps the name by which installed apps call it.
  app.post('/admin/vacancies/:id/undo-approval', { config, schema }, async (request) => {
    const { id } = request.params
    await undoDecision(deps.db, requireActor(request).id, id)
    return answerModerated(deps, request, id)
  })
  app.post(
    '/admin/vacancies/:id/reject',
    { config, schema: { ...schema, body: RejectSchema } },
    async (request, reply) => {
      const { id } = request.params
      const { reason, ground, version, hold = false, objected_at } = request.body
      const rejected = { vacancyId: id, statement: { reason, ground }, version, objectedAt: objected_at }
      const moderatorId = requireActor(request).id
      await decideOnce(deps, request, reply, (trx) =>
        hold
          ? holdDecision(deps, trx, moderatorId, rejected)
          : decideVacancy(deps, trx, moderatorId, rejected),
      )
      return answerModerated(deps, request, id)
    },
  )
}

async function answerModerated({ db, clock }: Deps, request: FastifyRequest, id: number) {
  const [vacancy] = await viewModerated(db, request.language, clock(), [id])
  if (!vacancy) throw notFound()
  return { data: vacancy }
}
