import { ANNOUNCED_PAGES } from '#shared/contract/content-kinds.ts'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  AnnouncementAnswer,
  type AnnouncementForm,
  AnnouncementFormSchema,
  AnnouncementsAnswer,
  InForceSchema,
  type LocalTexts,
} from '#shared/contract/edited-content.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { germanDayOf } from '#shared/german-day.ts'
import { requireOwner } from '../accounts/second-factor/require-owner.ts'
import { recordAction } from '../audit/record.ts'
import { releasePageVersion } from '../content/page-version.ts'
import type { Db } from '../db/connect.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { invalid, notFound } from '../http/problem.ts'
import { mailInForce } from './in-force-mail.ts'
import { findPage, insertAnnouncement, listAnnouncements } from './store.ts'

// It mails everybody, or changes for everybody what they have agreed to: editors prepare it, and a stolen session is not enough.
const config = { access: 'admin', right: 'operation' } as const
const tags = ['administration']
const params = IdParamSchema

/**
 * A changed text of the terms or the privacy policy waits until it is announced or put into force without an announcement.
 * Other pages answer 404.
 */
export function announcementRoutes(app: App, deps: Deps): void {
  announceRoutes(app, deps)
  inForceRoute(app, deps)
}

function announceRoutes(app: App, deps: Deps): void {
  const { db, clock, tasks } = deps
  app.get(
    '/admin/pages/:id/announcements',
    { config, schema: { tags, params, response: { 200: AnnouncementsAnswer } } },
    async ({ params: { id } }) => {
      await requireAnnounced(db, id)
      return { data: await listAnnouncements(db, id) }
    },
  )
  app.post(
    '/admin/pages/:id/announcements',
    { config, schema: { tags, params, body: AnnouncementFormSchema, response: { 201: AnnouncementAnswer } } },
    async (request, reply) => {
      const { body: form, params: page } = request
      const { bodies } = await requireAnnounced(db, page.id)
      const at = clock()
      requireSummaries(form, bodies)
      if (form.in_force_on < germanDayOf(at)) throw invalid({ in_force_on: ['date_past'] })
      const actor = requireActor(request)
      const authorId = actor.id
      await requireOwner(deps, actor, form)
      await answerOnce({ db, clock }, request, reply, async (trx) => {
        await releasePageVersion(trx, page.id, form.version)
        const id = await insertAnnouncement(trx, { pageId: page.id, authorId, form, at })
        await tasks.add(trx, 'announce-change', { announcement_id: id })
        const { version, in_force_on } = form
        await recordAction(trx, {
          actorId: authorId,
          action: 'content.announced',
          subject: { type: 'pages', id: page.id },
          at,
          details: { version, in_force_on },
        })
        const data = { version, in_force_on, told: 0, created_at: at.toISOString(), done_at: null }
        return { status: 201, body: { data } }
      })
    },
  )
}

function inForceRoute(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.post(
    '/admin/pages/:id/in-force',
    { config, schema: { tags, params, body: InForceSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      const { version, ...proof } = request.body
      const { titles } = await requireAnnounced(db, id)
      const actor = requireActor(request)
      await requireOwner(deps, actor, proof)
      await db.transaction().execute(async (trx) => {
        await releasePageVersion(trx, id, version)
        await recordAction(trx, {
          actorId: actor.id,
          action: 'content.put_in_force',
          subject: { type: 'pages', id },
          at: clock(),
          details: { version },
        })
        await mailInForce(deps, trx, { id, version, titles })
      })
      return reply.status(204).send(undefined)
    },
  )
}

async function requireAnnounced(db: Db, pageId: number): Promise<{ titles: LocalTexts; bodies: LocalTexts }> {
  const page = await findPage(db, pageId)
  if (!page || !ANNOUNCED_PAGES.some((one) => one === page.slug)) throw notFound()
  return page
}

/** Whoever can read the page in their language is told in it what changes. */
function requireSummaries({ summaries }: AnnouncementForm, bodies: LocalTexts): void {
  const lacking = LANGUAGES.filter((language) => bodies[language] && !summaries[language])
  if (lacking.length > 0)
    throw invalid(Object.fromEntries(lacking.map((language) => [`summaries.${language}`, ['required']])))
}
