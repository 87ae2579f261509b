import type { Transaction } from 'kysely'
import {
  BidAnswer,
  BidAnswerFormSchema,
  BidChoiceSchema,
  BidFormSchema,
  BidNoteSchema,
  BidsSeenSchema,
  NewBidFormSchema,
  OwnBidsAnswer,
  OwnBidsQuerySchema,
  ReceivedBidAnswer,
  ReceivedBidsAnswer,
} from '#shared/contract/bids.ts'
import { IdParamSchema, NothingSchema, SlugParamSchema } from '#shared/contract/conventions.ts'
import { bidOrderedUnder, ownsVacancy } from '../db/company-rights.ts'
import type { Tables } from '../db/tables.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { readIfMatch } from '../http/if-match.ts'
import { notFound } from '../http/problem.ts'
import { answerBid, chooseBid, markBidSeen, markBidsSeen } from './answer.ts'
import { changeOwnBid } from './change.ts'
import { saveBidNote } from './note.ts'
import { type Begun, beginBid, placeBid } from './place.ts'
import { listOwnBids, listReceivedBids } from './store.ts'
import { toOwnBid, toReceivedBid } from './view.ts'
import { withObjections } from './with-objections.ts'
import { withdraw } from './withdraw.ts'

const tags = ['bids']

/** Routes of bids (`rate` in the API). Only the worker and the vacancy's owner can read a bid. */
export function bidRoutes(app: App, deps: Deps): void {
  workerRoutes(app, deps)
  bossRoutes(app, deps)
}

function workerRoutes(app: App, deps: Deps): void {
  const config = { access: 'worker' } as const
  app.post(
    '/jobs/:slug/rates',
    {
      config,
      schema: { tags, params: SlugParamSchema, body: NewBidFormSchema, response: { 201: BidAnswer } },
    },
    async (request, reply) => {
      const actor = requireActor(request)
      const { slug } = request.params
      const place = async (trx: Transaction<Tables>, begun: Begun) => {
        const data = await placeBid(deps, trx, { workerId: actor.id, slug }, request.body, begun)
        return { status: 201, body: { data } }
      }
      await answerOnce(deps, request, reply, place, (trx) => beginBid(deps, trx, actor, slug))
    },
  )
  app.get(
    '/cabinet/rates',
    { config, schema: { tags, querystring: OwnBidsQuerySchema, response: { 200: OwnBidsAnswer } } },
    async (request) => {
      const isWithdrawn = request.query.state === 'withdrawn'
      const rows = await listOwnBids(deps.db, requireActor(request).id, request.language, isWithdrawn)
      const bids = rows.map((row) => toOwnBid(row, deps.clock()))
      return { data: await withObjections(deps, bids, request.language) }
    },
  )
  app.put(
    '/rates/:id',
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, params: IdParamSchema, body: BidFormSchema, response: { 200: BidAnswer } },
    },
    async (request) => {
      const { id } = request.params
      const data = await applyInOrder(deps, request, `bid-text:${id}`, (trxDeps) =>
        changeOwnBid(trxDeps, requireActor(request).id, id, request.body, readIfMatch(request)),
      )
      return { data }
    },
  )
  app.delete(
    '/rates/:id',
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await withdraw(deps, requireActor(request).id, request.params.id)
      return reply.status(204).send(undefined)
    },
  )
}

function bossRoutes(app: App, deps: Deps): void {
  const config = { access: 'boss' } as const
  app.get(
    '/cabinet/vacancies/:id/rates',
    { config, schema: { tags, params: IdParamSchema, response: { 200: ReceivedBidsAnswer } } },
    async (request) => {
      const { id } = request.params
      if (!(await ownsVacancy(deps.db, requireActor(request).id, id))) throw notFound()
      return { data: (await listReceivedBids(deps.db, id)).map(toReceivedBid) }
    },
  )
  app.patch(
    '/rates/:id',
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        body: BidAnswerFormSchema,
        response: { 200: ReceivedBidAnswer },
      },
    },
    async (request) => {
      const { id } = request.params
      const ownerId = requireActor(request).id
      // "Seen" never replaces an answer, so its order does not matter.
      if (request.body.state === 'seen') return { data: await markBidSeen(deps, ownerId, id) }
      const answer = (trxDeps: Deps) => answerBid(trxDeps, ownerId, id, request.body)
      const thing = { userId: await bidOrderedUnder(deps.db, ownerId, id), thing: `bid:${id}` }
      return { data: await applyInOrder(deps, request, thing, answer) }
    },
  )
  app.post(
    '/rates/seen',
    { config, schema: { tags, body: BidsSeenSchema, response: { 200: ReceivedBidsAnswer } } },
    async (request) => ({ data: await markBidsSeen(deps, requireActor(request).id, request.body.ids) }),
  )
  app.put(
    '/rates/:id/choice',
    {
      config,
      schema: { tags, params: IdParamSchema, body: BidChoiceSchema, response: { 200: ReceivedBidsAnswer } },
    },
    async (request) => {
      const { id } = request.params
      const ownerId = requireActor(request).id
      const thing = { userId: await bidOrderedUnder(deps.db, ownerId, id), thing: `bid:${id}` }
      const data = await applyInOrder(deps, request, thing, (trxDeps) =>
        chooseBid(trxDeps, ownerId, id, request.body.others),
      )
      return { data }
    },
  )
  app.put(
    '/rates/:id/note',
    {
      config: { ...config, comparesVersions: true, changesNothingPublic: true },
      schema: { tags, params: IdParamSchema, body: BidNoteSchema, response: { 200: ReceivedBidAnswer } },
    },
    async (request) => {
      const { id } = request.params
      const ownerId = requireActor(request).id
      const thing = { userId: await bidOrderedUnder(deps.db, ownerId, id), thing: `bid-note:${id}` }
      const data = await applyInOrder(deps, request, thing, (trxDeps) =>
        saveBidNote(trxDeps, ownerId, id, request.body, readIfMatch(request)),
      )
      return { data }
    },
  )
}
