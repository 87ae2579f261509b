import { MailParamSchema, MailRetryAnswer, MailsAnswer, MailsQuerySchema } from '#shared/contract/mails.ts'
import { recordAction } from '../audit/record.ts'
import { recordLook } from '../audit/record-look.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { listMails, retryMail } from './store.ts'

const config = { access: 'admin', right: 'operation' } as const
const tags = ['administration']

/** The mail log: waiting, failed and sent mails. Without the right `operation` all routes answer 404. */
export function mailRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.get(
    '/admin/mails',
    {
      config,
      logSerializers,
      schema: { tags, querystring: MailsQuerySchema, response: { 200: MailsAnswer } },
    },
    async (request) => {
      const { mails, total } = await listMails(db, request.query, request.query)
      await recordLook(db, {
        actorId: requireActor(request).id,
        action: 'mail.listed',
        type: 'mail',
        ids: {
          mails: mails.map(({ id }) => id),
          users: [...new Set(mails.flatMap(({ user_id }) => user_id ?? []))],
        },
        at: clock(),
      })
      return pageAnswer(request, request.query, mails, total)
    },
  )
  app.post(
    '/admin/mails/:id/retry',
    { config, schema: { tags, params: MailParamSchema, response: { 200: MailRetryAnswer } } },
    async (request) => {
      const { id } = request.params
      await db.transaction().execute(async (trx) => {
        if (!(await retryMail(trx, id))) throw notFound()
        await recordAction(trx, {
          actorId: requireActor(request).id,
          action: 'mail.retried',
          subject: { type: 'mail', id: null },
          details: { task_id: id },
          at: clock(),
        })
      })
      return { data: { id } }
    },
  )
}
