import type { FastifyRequest } from 'fastify'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import type { Language } from '#shared/contract/languages.ts'
import {
  OfferFormSchema,
  OfferPatchSchema,
  type OwnOffer,
  OwnOfferAnswer,
  OwnOffersAnswer,
} from '#shared/contract/own-offers.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { readIfMatch } from '../http/if-match.ts'
import { notFound } from '../http/problem.ts'
import { listObjectionNotes } from '../objections/notes.ts'
import { listObjectionable } from '../objections/objectionable.ts'
import { offerVersion } from './offer-version.ts'
import { listOwnOffers, type OwnOfferRow } from './own-store.ts'
import { createOffer, editOffer, removeOwnOffer } from './write-offer.ts'

const config = { access: 'worker' } as const
const tags = ['offers']
const path = '/cabinet/offers'

/** A job seeker's own offers. Other people's offers give 404. */
export function ownOfferRoutes(app: App, deps: Deps): void {
  app.get(path, { config, schema: { tags, response: { 200: OwnOffersAnswer } } }, async (request) => ({
    data: await readOwn(deps, request.language, { userId: requireActor(request).id }),
  }))
  app.post(
    path,
    { config, schema: { tags, body: OfferFormSchema, response: { 201: OwnOfferAnswer } } },
    async (request, reply) => {
      await answerOnce(deps, request, reply, async (trx) => {
        const actor = requireActor(request)
        await requireStillSignedIn(trx, actor)
        const id = await createOffer(trx, actor.id, request.body, deps.clock())
        return { status: 201, body: await answerOwn({ ...deps, db: trx }, request, id) }
      })
    },
  )
  app.patch(
    `${path}/:id`,
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, params: IdParamSchema, body: OfferPatchSchema, response: { 200: OwnOfferAnswer } },
    },
    async (request) => {
      const { id } = request.params
      const thing = Object.keys(request.body).join() === 'published' ? `offer-flag:${id}` : `offer:${id}`
      await applyInOrder(deps, request, thing, (trxDeps) =>
        editOffer(trxDeps, requireActor(request).id, id, request.body, readIfMatch(request)),
      )
      return answerOwn(deps, request, request.params.id)
    },
  )
  app.delete(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeOwnOffer(deps, requireActor(request).id, request.params.id)
      return reply.status(204).send(undefined)
    },
  )
}

async function answerOwn(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  id: number,
): Promise<{ data: OwnOffer }> {
  const [own] = await readOwn(deps, request.language, { userId: requireActor(request).id, id })
  if (!own) throw notFound()
  return { data: own }
}

async function readOwn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  language: Language,
  which: { userId: number; id?: number },
) {
  const rows = await listOwnOffers(db, language, which)
  const takenDown = rows.filter(({ removed_at }) => removed_at !== null)
  const objectionable = await listObjectionable(
    db,
    'offer',
    takenDown.map(({ id }) => ({ id, submittedAt: null })),
    clock(),
  )
  const objections = await listObjectionNotes(
    db,
    'offer',
    takenDown.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...toOwn(row),
    is_objectionable: objectionable.has(row.id),
    objection: objections.get(row.id) ?? null,
  }))
}

const toOwn = ({
  rubric_id,
  rubric_name,
  city_id,
  city_name,
  ...row
}: OwnOfferRow): Omit<OwnOffer, 'is_objectionable' | 'objection'> => ({
  ...row,
  version: offerVersion({ rubric_id, city_id, ...row }),
  rubric: { id: rubric_id, name: rubric_name },
  city: { id: city_id, name: city_name },
  is_taken_down: row.removed_at !== null,
  published_at: row.published_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
