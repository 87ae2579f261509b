import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { OwnSubscriptionsAnswer } from '#shared/contract/newsletter.ts'
import { findUser } from '../accounts/users.ts'
import type { Db } from '../db/connect.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { endSubscription, listActive } from './store.ts'

const config = { access: 'signed-in' } as const
const tags = ['Cabinet']

/** The newsletter of the current user's address, once it is confirmed: until then it may be somebody else's. */
export function ownNewsletterRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/cabinet/newsletter',
    { config, schema: { tags, response: { 200: OwnSubscriptionsAnswer } } },
    async (request) => {
      const email = await confirmedAddressOf(db, requireActor(request).id)
      const active = email ? await listActive(db, email, request.language) : []
      const data = active.map(({ id, rubric, rubric_id, city, city_id, confirmed_at }) => ({
        id,
        rubric: rubric_id === null ? null : rubric,
        city: city_id === null ? null : city,
        confirmed_at: (confirmed_at as Date).toISOString(),
      }))
      return { data }
    },
  )

  app.delete(
    '/cabinet/newsletter/:id',
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const email = await confirmedAddressOf(db, requireActor(request).id)
      const { id } = request.params
      if (!email || !(await endSubscription(db, { id, email }, clock()))) throw notFound()
      return reply.status(204).send(undefined)
    },
  )
}

async function confirmedAddressOf(db: Db, userId: number): Promise<string | null> {
  const user = await findUser(db, userId)
  return user?.email_confirmed_at ? user.email : null
}
