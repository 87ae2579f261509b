import * as z from 'zod/mini'
import { NothingSchema, one } from '#shared/contract/conventions.ts'
import { EraseAccountSchema } from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { eraseAccount } from './erase.ts'
import { readEverything } from './store.ts'

const tags = ['Cabinet']
const ExportAnswer = one(z.record(z.string(), z.array(z.record(z.string(), z.unknown()))))

/** Rights under GDPR Art. 15, 17 and 20: export of one's data and deletion of the account. */
export function personalDataRoutes(app: App, deps: Deps): void {
  app.get(
    '/cabinet/export',
    {
      config: { access: 'signed-in', rateLimit: { max: 10, timeWindow: '1 hour' } },
      schema: { tags, response: { 200: ExportAnswer } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="jobmost.json"')
      return { data: await readEverything(deps.db, requireActor(request).id) }
    },
  )
  app.delete(
    '/cabinet',
    {
      config: { access: 'signed-in' },
      schema: { tags, body: EraseAccountSchema, response: { 204: NothingSchema } },
    },
    async (request, reply) => {
      const { password } = request.body
      await eraseAccount(deps, requireActor(request), { password })
      return reply.status(204).send(undefined)
    },
  )
}
