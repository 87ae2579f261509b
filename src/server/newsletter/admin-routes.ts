import { NothingSchema } from '#shared/contract/conventions.ts'
import {
  NewsletterAnswer,
  NewsletterDaysAnswer,
  NewsletterDaysQuerySchema,
  NewsletterLanguageSchema,
  NewsletterPreviewAnswer,
} from '#shared/contract/newsletter.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { previewMail } from './preview.ts'
import { countByDay, countReaders, findAddress } from './sendings-store.ts'

const access = { access: 'admin', right: 'content' } as const
const tags = ['administration']

/** The newsletter in the administration: readers, states of the mails, a preview, and a test mail to the current user. */
export function newsletterAdminRoutes(app: App, deps: Deps): void {
  const { db, clock, tasks, config } = deps
  app.get(
    '/admin/newsletter',
    { config: access, schema: { tags, response: { 200: NewsletterAnswer } } },
    async () => ({ data: { readers: await countReaders(db), mails_are_files: !config.smtpUrl } }),
  )
  app.get(
    '/admin/newsletter/days',
    {
      config: access,
      schema: { tags, querystring: NewsletterDaysQuerySchema, response: { 200: NewsletterDaysAnswer } },
    },
    async (request) => {
      const { days, total } = await countByDay(db, request.query, clock())
      return pageAnswer(request, request.query, days, total)
    },
  )
  app.get(
    '/admin/newsletter/preview',
    {
      config: access,
      schema: { tags, querystring: NewsletterLanguageSchema, response: { 200: NewsletterPreviewAnswer } },
    },
    async (request) => ({ data: await previewMail(deps, '', request.query.language) }),
  )
  app.post(
    '/admin/newsletter/test',
    { config: access, schema: { tags, body: NewsletterLanguageSchema, response: { 202: NothingSchema } } },
    async (request, reply) => {
      const email = await findAddress(db, requireActor(request).id)
      const mail = await previewMail(deps, email, request.body.language)
      if (!mail) throw notFound()
      await answerOnce(deps, request, reply, async (trx) => {
        await tasks.add(trx, 'send-mail', mail)
        return { status: 202 }
      })
    },
  )
}
