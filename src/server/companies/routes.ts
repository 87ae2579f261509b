import {
  CompanyAnswer,
  CompanyFormSchema,
  InvitationFormSchema,
  InvitationTokenSchema,
  MemberPatchSchema,
  OpenInvitationAnswer,
  OwnCompanyAnswer,
} from '#shared/contract/companies.ts'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { hashOf } from '../db/hash-of.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { readIfMatch } from '../http/if-match.ts'
import { notFound } from '../http/problem.ts'
import { getCompany, readCompany, saveCompany } from './company.ts'
import { domainRoutes } from './domain-routes.ts'
import { findInvitedEmail } from './invitations-store.ts'
import { acceptInvitation, declineInvitation, invite, readInvitation, withdrawInvitation } from './invite.ts'
import { logoRoutes } from './logo-routes.ts'
import { changeRole, removeMember } from './team.ts'

const config = { access: 'boss' } as const
const tags = ['companies']
const path = '/cabinet/company'

/** The company of an employer, its team and invitations. */
export function companyRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.get(path, { config, schema: { tags, response: { 200: OwnCompanyAnswer } } }, async (request) => ({
    data: await readCompany(db, requireActor(request).id, clock()),
  }))
  app.put(
    path,
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, body: CompanyFormSchema, response: { 200: CompanyAnswer } },
    },
    async (request) => {
      const { id } = requireActor(request)
      await applyInOrder(deps, request, 'company', (trxDeps) =>
        inTransaction(trxDeps.db, (trx) =>
          saveCompany(trx, id, request.body, { known: readIfMatch(request), now: clock() }),
        ),
      )
      return { data: await getCompany(db, id, clock()) }
    },
  )
  memberRoutes(app, deps)
  invitationRoutes(app, deps)
  logoRoutes(app, deps)
  domainRoutes(app, deps)
}

function memberRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.patch(
    `${path}/members/:id`,
    {
      config,
      schema: { tags, params: IdParamSchema, body: MemberPatchSchema, response: { 200: CompanyAnswer } },
    },
    async (request) => {
      const actor = requireActor(request)
      const { role } = request.body
      const { id } = request.params
      if (role)
        await applyInOrder(deps, request, `company-member:${id}`, (trxDeps) =>
          inTransaction(trxDeps.db, (trx) => changeRole(deps, trx, actor.id, { id, role })),
        )
      return { data: await getCompany(db, actor.id, clock()) }
    },
  )
  app.delete(
    `${path}/members/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const actor = requireActor(request)
      const { id } = request.params
      await applyInOrder(deps, request, `company-member:${id}`, (trxDeps) =>
        inTransaction(trxDeps.db, (trx) => removeMember(deps, trx, actor.id, id)),
      )
      return reply.status(204).send(undefined)
    },
  )
}

// Inviting and withdrawing undo each other.
const invitationOf = (email: string) => `company-invitation:${hashOf(email)}`

function invitationRoutes(app: App, deps: Deps): void {
  const { db } = deps
  app.put(
    `${path}/invitations`,
    { config, schema: { tags, body: InvitationFormSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const actor = requireActor(request)
      await applyInOrder(deps, request, invitationOf(request.body.email), (trxDeps) =>
        inTransaction(trxDeps.db, (trx) => invite(deps, trx, actor.id, request.body)),
      )
      return reply.status(204).send(undefined)
    },
  )
  app.delete(
    `${path}/invitations/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const actor = requireActor(request)
      const { id } = request.params
      const email = await findInvitedEmail(db, actor.id, id)
      if (email === null) throw notFound()
      await applyInOrder(deps, request, invitationOf(email), (trxDeps) =>
        inTransaction(trxDeps.db, (trx) => withdrawInvitation(trx, actor.id, id)),
      )
      return reply.status(204).send(undefined)
    },
  )
  app.post(
    '/company-invitation',
    {
      config: { access: 'anonymous' },
      schema: { tags, body: InvitationTokenSchema, response: { 200: OpenInvitationAnswer } },
    },
    async (request) => ({ data: await readInvitation(deps, request.body.token) }),
  )
  app.post(
    '/company-invitation/decline',
    {
      config: { access: 'anonymous' },
      schema: { tags, body: InvitationTokenSchema, response: { 204: NothingSchema } },
    },
    async (request, reply) => {
      await inTransaction(db, (trx) => declineInvitation(deps, trx, request.body.token))
      return reply.status(204).send(undefined)
    },
  )
  app.post(
    `${path}/membership`,
    { config, schema: { tags, body: InvitationTokenSchema, response: { 200: CompanyAnswer } } },
    async (request) => {
      const actor = requireActor(request)
      await db.transaction().execute(async (trx) => {
        await acceptInvitation(deps, trx, actor.id, request.body.token)
        await requireStillSignedIn(trx, actor)
      })
      return { data: await getCompany(db, actor.id, deps.clock()) }
    },
  )
}
