import { MAIL_STATES, type MailState } from '#shared/contract/mail-states.ts'
import {
  MailDoneAnswer,
  MailParamSchema,
  MailsAnswer,
  MailsQuerySchema,
  MailsRetriedAnswer,
} from '#shared/contract/mails.ts'
import { recordAction } from '../audit/record.ts'
import { recordLook } from '../audit/record-look.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { countMails, dismissMail, doRetried, listMails, retryMail, retryMails } from './store.ts'

const config = { access: 'admin', right: 'operation' } as const
const tags = ['administration']
const NO_MAILS = { failed: 0, waiting: 0, sent: 0, dismissed: 0 }

/** The mail log: failed, waiting, sent and dismissed mails. Without the right `operation` all routes answer 404. */
export function mailRoutes(app: App, { db, clock, tasks }: Pick<Deps, 'db' | 'clock' | 'tasks'>): void {
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
      const page = pageAnswer(request, request.query, mails, total)
      const { q, state } = request.query
      if (q === undefined) return page
      // The searched mail may be in another list.
      const totals: Record<MailState, number> = { ...NO_MAILS, [state]: total }
      for (const other of MAIL_STATES)
        if (other !== state) totals[other] = await countMails(db, { state: other, q })
      return { ...page, totals }
    },
  )
  app.post(
    '/admin/mails/retry',
    { config, schema: { tags, response: { 200: MailsRetriedAnswer } } },
    async (request) => {
      const mails = await db.transaction().execute(async (trx) => {
        const count = await retryMails(trx)
        const details = { mails: count }
        if (count > 0)
          await recordAction(trx, actionOn(details, 'mail.retried', requireActor(request).id, clock()))
        return count
      })
      doRetried(tasks)
      return { data: { mails } }
    },
  )
  const schema = { tags, params: MailParamSchema, response: { 200: MailDoneAnswer } }
  app.post('/admin/mails/:id/retry', { config, schema }, async (request) => {
    const { id } = request.params
    await db.transaction().execute(async (trx) => {
      if (!(await retryMail(trx, id))) throw notFound()
      await recordAction(trx, actionOn({ task_id: id }, 'mail.retried', requireActor(request).id, clock()))
    })
    doRetried(tasks)
    return { data: { id } }
  })
  app.post('/admin/mails/:id/dismiss', { config, schema }, async (request) => {
    const { id } = request.params
    const by = requireActor(request).id
    const now = clock()
    await db.transaction().execute(async (trx) => {
      if (!(await dismissMail(trx, id, { by, now }))) throw notFound()
      await recordAction(trx, actionOn({ task_id: id }, 'mail.dismissed', by, now))
    })
    return { data: { id } }
  })
}

const actionOn = (details: Record<string, unknown>, action: string, actorId: number, at: Date) => ({
  actorId,
  action,
  subject: { type: 'mail', id: null },
  details,
  at,
})
