import * as z from 'zod/mini'
import {
  ANNOUNCED_PAGES,
  CONTENT_KINDS,
  type ContentKind,
  FIXED_KINDS,
  isPageOf,
} from '#shared/contract/content-kinds.ts'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  CONTENT_FORMS,
  type ContentForm,
  ContentVersionsAnswer,
  ContentVersionsQuerySchema,
  type Edited,
  EditedAnswer,
  EditedListAnswer,
  EditedQuerySchema,
  PreviewAnswer,
  PreviewSchema,
  RestoreSchema,
  VersionSchema,
} from '#shared/contract/edited-content.ts'
import { patchOf } from '#shared/contract/patch-of.ts'
import { requireActor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { answerOnce } from '../../http/idempotent.ts'
import { pageAnswer } from '../../http/paging.ts'
import { notFound } from '../../http/problem.ts'
import { toHtml } from '../markdown.ts'
import { withOperator } from '../operator-text.ts'
import { findOperator } from '../settings-store.ts'
import { findComingDay } from '../store.ts'
import { findLatest, findReleasedForm, listVersions } from '../versions-store.ts'
import { findItem, listDeleted, listItems } from './items-store.ts'
import { addItem, changeItem, orTooNested, removeItem, restoreItem, storedKind } from './save.ts'
import { unchangedLanguages } from './unchanged-languages.ts'

const config = { access: 'admin', right: 'content' } as const
const tags = ['administration']
const params = IdParamSchema

/** Lists and editors of the operator's content. Without the right `content` all routes answer 404. */
export function editingRoutes(app: App, deps: Deps): void {
  for (const kind of CONTENT_KINDS) {
    readingRoutes(app, deps, kind)
    if (!FIXED_KINDS.includes(kind)) addingRoutes(app, deps, kind)
    changingRoute(app, deps, kind)
    historyRoutes(app, deps, kind)
  }
  app.post(
    '/admin/preview',
    { config, schema: { tags, body: PreviewSchema, response: { 200: PreviewAnswer } } },
    async ({ body: { text, language } }) => {
      const operator = await findOperator(deps.db)
      return { data: { html: orTooNested('text', () => toHtml(withOperator(text, operator, language))) } }
    },
  )
}

/**
 * Adds to an announced page the day from which its announced version will apply, and the languages in which a version that
 * waits changes nothing.
 */
const viewIn =
  ({ db, clock }: Deps, kind: ContentKind) =>
  async (item: Edited): Promise<Edited> => {
    if (!isPageOf(ANNOUNCED_PAGES, kind, item.form)) return item
    const comingOn = await findComingDay(db, item.id, clock())
    const before = item.waits && (await findReleasedForm(db, kind, item.id))
    const unchanged = before ? unchangedLanguages(item.form, before) : []
    return {
      ...item,
      ...(comingOn && { coming_on: comingOn }),
      ...(unchanged.length > 0 && { unchanged }),
    }
  }

function readingRoutes(app: App, deps: Deps, kind: ContentKind): void {
  const { db } = deps
  const stored = storedKind(kind)
  const view = viewIn(deps, kind)
  app.get(
    `/admin/${kind}`,
    { config, schema: { tags, querystring: EditedQuerySchema, response: { 200: EditedListAnswer } } },
    async (request) => {
      if (request.query.state === 'deleted') {
        const { items, total } = await listDeleted(db, kind, stored, request.query)
        return pageAnswer(request, request.query, items, total)
      }
      const { rows, total } = await listItems(db, stored, request.query)
      const items = rows.map(async (row) =>
        view({ id: row.id, ...(await findLatest(db, kind, row.id)), form: stored.toForm(row) }),
      )
      return pageAnswer(request, request.query, await Promise.all(items), total)
    },
  )
  app.get(
    `/admin/${kind}/:id`,
    { config, schema: { tags, params, response: { 200: EditedAnswer } } },
    async ({ params: { id } }) => {
      const row = await findItem(db, stored, id)
      if (!row) throw notFound()
      return { data: await view({ id, ...(await findLatest(db, kind, id)), form: stored.toForm(row) }) }
    },
  )
}

// Only the schema differs between kinds.
const formOf = (kind: ContentKind) =>
  CONTENT_FORMS[kind] as unknown as z.ZodMiniObject<Record<string, z.ZodMiniType>>

function addingRoutes(app: App, deps: Deps, kind: ContentKind): void {
  app.post(
    `/admin/${kind}`,
    { config, schema: { tags, body: formOf(kind), response: { 201: EditedAnswer } } },
    async (request, reply) => {
      const actorId = requireActor(request).id
      await answerOnce(deps, request, reply, async (trx) => ({
        status: 201,
        body: { data: await addItem(deps, trx, actorId, kind, request.body as ContentForm) },
      }))
    },
  )
  app.delete(
    `/admin/${kind}/:id`,
    { config, schema: { tags, params, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeItem(deps, requireActor(request).id, { kind, id: request.params.id })
      return reply.status(204).send(undefined)
    },
  )
}

function changingRoute(app: App, deps: Deps, kind: ContentKind): void {
  const view = viewIn(deps, kind)
  app.patch(
    `/admin/${kind}/:id`,
    {
      config,
      schema: {
        tags,
        params,
        body: z.extend(patchOf(formOf(kind)), { version: VersionSchema }),
        response: { 200: EditedAnswer },
      },
    },
    async (request) => {
      const { version, ...patch } = request.body as Partial<ContentForm> & { version?: number }
      const item = { kind, id: request.params.id, read: version }
      return { data: await view(await changeItem(deps, requireActor(request).id, item, patch)) }
    },
  )
}

function historyRoutes(app: App, deps: Deps, kind: ContentKind): void {
  const view = viewIn(deps, kind)
  app.get(
    `/admin/${kind}/:id/versions`,
    {
      config,
      schema: {
        tags,
        params,
        querystring: ContentVersionsQuerySchema,
        response: { 200: ContentVersionsAnswer },
      },
    },
    async (request) => {
      const { versions, total } = await listVersions(deps.db, kind, request.params.id, request.query)
      return pageAnswer(request, request.query, versions, total)
    },
  )
  app.post(
    `/admin/${kind}/:id/restore`,
    { config, schema: { tags, params, body: RestoreSchema, response: { 200: EditedAnswer } } },
    async (request) => {
      const version = { kind, id: request.params.id, version: request.body.version }
      return { data: await view(await restoreItem(deps, requireActor(request).id, version)) }
    },
  )
}
