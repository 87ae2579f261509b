import { CompanyAnswer, DomainFormSchema, DomainTokenSchema } from '#shared/contract/companies.ts'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { getCompany } from './company.ts'
import { askDomain, proveDomain, removeDomain } from './domain.ts'

const config = { access: 'boss' } as const
const tags = ['companies']
const path = '/cabinet/company/domain'
const THING = 'company-domain'

/** The proof of a company's domain. */
export function domainRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.put(
    path,
    { config, schema: { tags, body: DomainFormSchema, response: { 200: CompanyAnswer } } },
    async (request) => {
      const { id } = requireActor(request)
      await applyInOrder(deps, request, THING, (trxDeps) =>
        inTransaction(trxDeps.db, (trx) => askDomain(deps, trx, id, request.body)),
      )
      return { data: await getCompany(db, id, clock()) }
    },
  )
  app.delete(path, { config, schema: { tags, response: { 204: NothingSchema } } }, async (request, reply) => {
    const { id } = requireActor(request)
    await applyInOrder(deps, request, THING, (trxDeps) =>
      inTransaction(trxDeps.db, (trx) => removeDomain(deps, trx, id)),
    )
    return reply.status(204).send(undefined)
  })
  app.put(
    `${path}/proof`,
    { config, schema: { tags, body: DomainTokenSchema, response: { 200: CompanyAnswer } } },
    async (request) => {
      const actor = requireActor(request)
      await db.transaction().execute(async (trx) => {
        await proveDomain(deps, trx, actor.id, request.body.token)
        await requireStillSignedIn(trx, actor)
      })
      return { data: await getCompany(db, actor.id, clock()) }
    },
  )
}
