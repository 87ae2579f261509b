import { ANNOUNCED_PAGES } from '#shared/contract/content-kinds.ts'
import { IdParamSchema } from '#shared/contract/conventions.ts'
import {
  AnnouncementAnswer,
  AnnouncementFormSchema,
  AnnouncementsAnswer,
} from '#shared/contract/edited-content.ts'
import { dayOf } from '#shared/day-of.ts'
import { recordAction } from '../audit/record.ts'
import { lockPageVersion } from '../content/page-version.ts'
import type { Db } from '../db/connect.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { findSlug, insertAnnouncement, listAnnouncements } from './store.ts'

// It mails everybody, so editors may not do it.
const config = { access: 'admin', right: 'operation' } as const
const tags = ['administration']
const params = IdParamSchema

/** Announcements of changed terms and of a changed privacy policy. Other pages answer 404. */
export function announcementRoutes(app: App, { db, clock, tasks }: Deps): void {
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
      await requireAnnounced(db, page.id)
      const at = clock()
      if (form.in_force_on < dayOf(at)) throw invalid({ in_force_on: ['date_past'] })
      const authorId = requireActor(request).id
      await answerOnce({ db, clock }, request, reply, async (trx) => {
        if ((await lockPageVersion(trx, page.id)) !== form.version) throw new Problem('edited_meanwhile')
        const id = await insertAnnouncement(trx, { pageId: page.id, authorId, form, at })
        if (id === null) throw new Problem('already_announced')
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

async function requireAnnounced(db: Db, pageId: number): Promise<void> {
  const slug = await findSlug(db, pageId)
  if (!ANNOUNCED_PAGES.some((one) => one === slug)) throw notFound()
}
