import { IdParamSchema } from '#shared/contract/conventions.ts'
import { PhoneAnswer, PublicProfileAnswer } from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { addressOf } from '../network/client-address.ts'
import { readPublicProfiles } from './public-profile.ts'
import { showPhone } from './show-phone.ts'

const tags = ['users']

/** Public profiles, and a job seeker's phone number for employers. */
export function publicProfileRoutes(app: App, deps: Deps): void {
  app.get(
    '/users/:id',
    {
      // No `cacheSeconds`: a field that its owner hides must disappear at once.
      config: { access: 'public' },
      schema: { tags, params: IdParamSchema, response: { 200: PublicProfileAnswer } },
    },
    async (request) => {
      const reader = { language: request.language, now: deps.clock(), actor: request.actor }
      const [profile] = await readPublicProfiles(deps.db, reader, [request.params.id])
      if (!profile) throw notFound()
      return { data: profile }
    },
  )
  app.post(
    '/users/:id/phone',
    {
      config: { access: 'boss', changesNothingPublic: true },
      schema: { tags, params: IdParamSchema, response: { 200: PhoneAnswer } },
    },
    async (request) => {
      const address = addressOf(request)
      return { data: { phone: await showPhone(deps, requireActor(request).id, request.params.id, address) } }
    },
  )
}
