import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { ObjectionFormSchema } from '#shared/contract/moderation.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { objectToRefusal } from './object.ts'

/** Objections of employers to decisions about their vacancies. */
export function objectionRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.post(
    '/cabinet/vacancies/:id/objection',
    {
      config: { access: 'boss' },
      schema: {
        tags: ['vacancies'],
        params: IdParamSchema,
        body: ObjectionFormSchema,
        response: { 204: NothingSchema },
      },
    },
    async (request, reply) => {
      const objection = {
        vacancyId: request.params.id,
        userId: requireActor(request).id,
        text: request.body.text,
        now: clock(),
      }
      await db.transaction().execute((trx) => objectToRefusal(trx, objection))
      return reply.status(204).send(undefined)
    },
  )
}
