import multipart from '@fastify/multipart'
import { CompanyAnswer } from '#shared/contract/companies.ts'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { readUpload, UPLOAD_LIMITS } from '../http/read-upload.ts'
import { getCompany } from './company.ts'
import { replaceLogo, uploadLogo } from './logo.ts'

const config = { access: 'boss' } as const
const tags = ['companies']
const path = '/cabinet/company/logo'
const THING = 'company-logo'

/** Upload and removal of a company's logo. */
export function logoRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.delete(path, { config, schema: { tags, response: { 204: NothingSchema } } }, async (request, reply) => {
    const { id } = requireActor(request)
    await applyInOrder(deps, request, THING, (trxDeps) =>
      inTransaction(trxDeps.db, (trx) => replaceLogo(deps, trx, id, null)),
    )
    return reply.status(204).send(undefined)
  })
  // In its own scope: no other route parses multipart bodies.
  app.register(async (inner) => {
    const scope = inner as App
    await scope.register(multipart, { limits: UPLOAD_LIMITS })
    scope.put(
      path,
      { config, schema: { tags, consumes: ['multipart/form-data'], response: { 200: CompanyAnswer } } },
      async (request) => {
        const { id } = requireActor(request)
        await uploadLogo(deps, id, await readUpload(request, 'logo'), (replace) =>
          applyInOrder(deps, request, THING, (trxDeps) => inTransaction(trxDeps.db, replace)),
        )
        return { data: await getCompany(db, id, clock()) }
      },
    )
  })
}
