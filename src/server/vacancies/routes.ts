import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  VacanciesAnswer,
  VacanciesQuerySchema,
  VacancyAnswer,
  VacancyClosingSchema,
  VacancyFormSchema,
  VacancyPatchSchema,
} from '#shared/contract/vacancies.ts'
import { statesOf } from '#shared/rules/vacancy-states.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { orderedUnder } from '../db/company-rights.ts'
import { requireActor } from '../http/actor.ts'
import { allProblems } from '../http/all-problems.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { readIfMatch } from '../http/if-match.ts'
import { notFound } from '../http/problem.ts'
import { findTextProblems } from './check-text.ts'
import { createVacancy } from './create.ts'
import { dropVacancyChange, editVacancy, findPatchProblems } from './edit.ts'
import { closeVacancy, confirmVacancy, removeVacancy, renewVacancy, reopenVacancy } from './end.ts'
import { viewVacancies } from './view.ts'

const config = { access: 'boss' } as const
// A list of thousands of texts takes a second: two at once, and one account must not keep the others waiting.
const inListQueue = createBoundedQueue({ atOnce: 2, maxWaiting: 100, retryS: 5, ofAccount: 4 })
const tags = ['vacancies']

/** An employer's own vacancies. Those of others give 404. */
export function vacancyRoutes(app: App, deps: Deps): void {
  listRoute(app, deps)
  createRoute(app, deps)
  oneRoutes(app, deps)
  endRoutes(app, deps)
}

function listRoute(app: App, { db, clock }: Deps): void {
  app.get(
    '/cabinet/vacancies',
    { config, schema: { tags, querystring: VacanciesQuerySchema, response: { 200: VacanciesAnswer } } },
    async (request) => {
      const { state, pay_type } = request.query
      const now = clock()
      const { id: userId } = requireActor(request)
      const own = await inListQueue(() => viewVacancies(db, request.language, now, { userId }), userId)
      const found = own.filter(
        ({ row, view }) =>
          (!state || statesOf(row, now).includes(state)) && (!pay_type || view.pay_type === pay_type),
      )
      return { data: found.map(({ view }) => view) }
    },
  )
}

function createRoute(app: App, deps: Deps): void {
  app.post(
    '/cabinet/vacancies',
    {
      config,
      ...allProblems(VacancyFormSchema, (text) => findTextProblems(deps.db, text, deps.clock())),
      schema: { tags, body: VacancyFormSchema, response: { 201: VacancyAnswer } },
    },
    async (request, reply) => {
      await answerOnce(deps, request, reply, async (trx) => {
        const actor = requireActor(request)
        await requireStillSignedIn(trx, actor)
        const id = await createVacancy(trx, actor.id, request.body, deps.clock())
        return { status: 201, body: await answerOwn({ ...deps, db: trx }, request, id) }
      })
    },
  )
}

function oneRoutes(app: App, deps: Deps): void {
  const path = '/cabinet/vacancies/:id'
  app.get(
    path,
    { config, schema: { tags, params: IdParamSchema, response: { 200: VacancyAnswer } } },
    (request) => answerOwn(deps, request, request.params.id),
  )
  app.patch(
    path,
    {
      config: { ...config, comparesVersions: true },
      ...allProblems(VacancyPatchSchema, (patch, request, invalid) => {
        const { id } = request.params as z.output<typeof IdParamSchema>
        return findPatchProblems(deps, requireActor(request).id, id, patch, invalid)
      }),
      schema: { tags, params: IdParamSchema, body: VacancyPatchSchema, response: { 200: VacancyAnswer } },
    },
    async (request) => {
      const { id } = request.params
      // The publish flag is ordered separately, so that publishing does not make an earlier change of the text outdated.
      const isFlag = Object.keys(request.body).join() === 'published'
      const userId = requireActor(request).id
      const thing = isFlag ? `vacancy-flag:${id}` : `vacancy:${id}`
      const ordered = { userId: await orderedUnder(deps.db, userId, id), thing }
      await applyInOrder(deps, request, ordered, (trxDeps) =>
        editVacancy(trxDeps, userId, id, request.body, readIfMatch(request)),
      )
      return answerOwn(deps, request, request.params.id)
    },
  )
  app.delete(
    path,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeVacancy(deps, requireActor(request).id, request.params.id)
      return reply.status(204).send(undefined)
    },
  )
}

// Closing and reopening undo each other; renewing and confirming only add time. A dropped change is a change of the text.
const THINGS = {
  renew: (id: number) => `vacancy-renew:${id}`,
  confirm: (id: number) => `vacancy-confirm:${id}`,
  close: (id: number) => `vacancy-open:${id}`,
  reopen: (id: number) => `vacancy-open:${id}`,
  'drop-change': (id: number) => `vacancy:${id}`,
}

function endRoutes(app: App, deps: Deps): void {
  const schema = { tags, params: IdParamSchema, response: { 200: VacancyAnswer } }
  for (const [verb, end] of [
    ['renew', renewVacancy],
    ['confirm', confirmVacancy],
    ['reopen', reopenVacancy],
    ['drop-change', dropVacancyChange],
  ] as const) {
    app.post(`/cabinet/vacancies/:id/${verb}`, { config, schema }, async (request) => {
      const actor = requireActor(request)
      const { id } = request.params
      await endInOrder(deps, request, { verb, id }, async (trxDeps) => {
        if (verb === 'reopen') await requireStillSignedIn(trxDeps.db, actor)
        await end(trxDeps, actor.id, id)
      })
      return answerOwn(deps, request, id)
    })
  }
  app.post(
    '/cabinet/vacancies/:id/close',
    { config, schema: { ...schema, body: VacancyClosingSchema } },
    async (request) => {
      const { id } = request.params
      await endInOrder(deps, request, { verb: 'close', id }, (trxDeps) =>
        closeVacancy(trxDeps, requireActor(request).id, id, request.body?.reason),
      )
      return answerOwn(deps, request, id)
    },
  )
}

async function endInOrder(
  deps: Deps,
  request: FastifyRequest,
  { verb, id }: { verb: keyof typeof THINGS; id: number },
  apply: (trxDeps: Deps) => Promise<void>,
): Promise<void> {
  const userId = await orderedUnder(deps.db, requireActor(request).id, id)
  await applyInOrder(deps, request, { userId, thing: THINGS[verb](id) }, apply)
}

async function answerOwn({ db, clock }: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest, id: number) {
  const ownKey = { userId: requireActor(request).id, id }
  const [own] = await viewVacancies(db, request.language, clock(), ownKey)
  if (!own) throw notFound()
  return { data: own.view }
}
