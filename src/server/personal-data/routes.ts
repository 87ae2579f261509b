import { NothingSchema } from '#shared/contract/conventions.ts'
import {
  DeletionPreviewAnswer,
  EraseAccountSchema,
  ExportAnswer,
  ExportFormSchema,
} from '#shared/contract/personal-data.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import type { Deps } from '../http/deps.ts'
import { exportData } from './export-data.ts'
import { previewDeletion } from './preview-deletion.ts'
import { cancelDeletion, requestDeletion } from './request-deletion.ts'

const tags = ['Cabinet']
const config = { access: 'signed-in' } as const
// An export holds all texts of a person in memory.
const inExportQueue = createBoundedQueue({ atOnce: 1, maxWaiting: 20, retryS: 30, ofAccount: 1 })

/** Rights under GDPR Art. 15, 17 and 20: export of one's data and deletion of the account. */
export function personalDataRoutes(app: App, deps: Deps): void {
  app.post(
    '/cabinet/export',
    {
      config: { ...config, rateLimit: { max: 10, timeWindow: '1 hour' } },
      schema: { tags, body: ExportFormSchema, response: { 200: ExportAnswer } },
    },
    async (request) => {
      const actor = requireActor(request)
      return { data: await inExportQueue(() => exportData(deps, actor, request.body), actor.id) }
    },
  )
  app.get(
    '/cabinet/deletion',
    { config, schema: { tags, response: { 200: DeletionPreviewAnswer } } },
    async (request) => ({ data: await previewDeletion(deps.db, requireActor(request).id) }),
  )
  app.delete(
    '/cabinet',
    { config, schema: { tags, body: EraseAccountSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await requestDeletion(deps, requireActor(request), request.body)
      return reply.status(204).send(undefined)
    },
  )
  app.delete(
    '/cabinet/deletion',
    { config, schema: { tags, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await cancelDeletion(deps, requireActor(request))
      return reply.status(204).send(undefined)
    },
  )
}
