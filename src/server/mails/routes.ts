import { MailParamSchema, MailRetryAnswer, MailsAnswer, MailsQuerySchema } from '#shared/contract/mails.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { listMails, retryMail } from './store.ts'

const config = { access: 'admin', right: 'operation' } as const
const tags = ['administration']

/** The mail log: waiting, failed and sent mails. Everyone but administrators gets 404. */
export function mailRoutes(app: App, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/admin/mails',
    { config, schema: { tags, querystring: MailsQuerySchema, response: { 200: MailsAnswer } } },
    async (request) => {
      const { mails, total } = await listMails(db, request.query.state, request.query)
      return pageAnswer(request, request.query, mails, total)
    },
  )
  app.post(
    '/admin/mails/:id/retry',
    { config, schema: { tags, params: MailParamSchema, response: { 200: MailRetryAnswer } } },
    async ({ params: { id } }) => {
      if (!(await retryMail(db, id))) throw notFound()
      return { data: { id } }
    },
  )
}
