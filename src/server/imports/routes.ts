import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { IdParamSchema, NothingSchema, PageQuerySchema } from '#shared/contract/conventions.ts'
import { MAX_FEED_BYTES } from '#shared/contract/import-columns.ts'
import {
  ImportProblemsPage,
  ImportRowsPage,
  ImportSourceAnswer,
  ImportSourceFormSchema,
  ImportSourcesAnswer,
  StartImportSchema,
} from '#shared/contract/imports.ts'
import type { Language } from '#shared/contract/languages.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { deleteOwn } from '../db/own-rows.ts'
import { requireConfirmedEmail } from '../employer-requirements/employer-requirements.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { pageAnswer } from '../http/paging.ts'
import { invalid, notFound } from '../http/problem.ts'
import { readUpload } from '../http/read-upload.ts'
import { isTextKey, say } from '../texts/texts.ts'
import { createSource, editSource } from './create-source.ts'
import { feedLimitsOf } from './feed-limits.ts'
import { wordsOfField } from './formats/choice-words.ts'
import { listValidRows } from './rows-store.ts'
import { beginRun, startRun } from './run.ts'
import { listInvalidRows } from './runs-store.ts'
import { listSources } from './sources-store.ts'
import { viewSources } from './view.ts'

const config = { access: 'boss' } as const
const tags = ['vacancies']
const path = '/cabinet/imports'
const UPLOAD_LIMITS = { fileSize: MAX_FEED_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 }

/** An employer's import of vacancies from files and feeds. Sources of others give 404. */
export function importRoutes(app: App, deps: Deps): void {
  sourceRoutes(app, deps)
  runRoutes(app, deps)
  // In its own scope: no other route parses multipart bodies.
  app.register(async (scope) => fileRoute(scope as App, deps))
}

function sourceRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.get(path, { config, schema: { tags, response: { 200: ImportSourcesAnswer } } }, async (request) => ({
    data: await viewSources(db, request.language, { userId: requireActor(request).id, now: clock() }),
  }))
  app.post(
    path,
    { config, schema: { tags, body: ImportSourceFormSchema, response: { 201: ImportSourceAnswer } } },
    async (request, reply) => {
      const actor = requireActor(request)
      const userId = actor.id
      await requireConfirmedEmail(db, userId)
      await answerOnce(deps, request, reply, async (trx) => {
        await requireStillSignedIn(trx, actor)
        const id = await createSource(trx, userId, request.body, clock())
        const [source] = await viewSources(trx, request.language, { userId, id, now: clock() })
        return { status: 201, body: { data: source } }
      })
    },
  )
  app.put(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        body: ImportSourceFormSchema,
        response: { 200: ImportSourceAnswer },
      },
    },
    async (request) => {
      const { id: userId } = requireActor(request)
      const { id } = request.params
      await applyInOrder(deps, request, `import-source:${id}`, (trxDeps) =>
        inTransaction(trxDeps.db, (trx) => editSource(trx, userId, id, request.body, deps.clock())),
      )
      return answerOwn(deps, request)
    },
  )
  app.delete(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      if (!(await deleteOwn(db, 'import_sources', requireActor(request).id, request.params.id)))
        throw notFound()
      return reply.status(204).send(undefined)
    },
  )
}

function runRoutes(app: App, deps: Deps): void {
  const schema = { tags, params: IdParamSchema, response: { 200: ImportSourceAnswer } }
  app.post(`${path}/:id/fetch`, { config, schema }, async (request) => {
    await beginOwnRun(deps, request, null)
    return answerOwn(deps, request)
  })
  app.post(
    `${path}/:id/start`,
    { config, schema: { ...schema, body: StartImportSchema } },
    async (request) => {
      const { id: userId } = requireActor(request)
      await requireConfirmedEmail(deps.db, userId)
      const { close_missing: closesMissing, ends_confirmed: endsConfirmed } = request.body
      await startRun(deps, { userId, sourceId: request.params.id, closesMissing, endsConfirmed })
      return answerOwn(deps, request)
    },
  )
  app.get(
    `${path}/:id/rows`,
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        querystring: PageQuerySchema,
        response: { 200: ImportRowsPage },
      },
    },
    async (request) => {
      const { language, query } = request
      const [source] = await listSources(deps.db, requireActor(request).id, deps.clock(), request.params.id)
      if (!source) throw notFound()
      const { rows, total } = await listValidRows(deps.db, source.run_id ?? 0, { language, ...query })
      const data = rows.map((row) => ({ ...row, line: row.line ?? 0, title: row.title ?? '' }))
      return pageAnswer(request, query, data, total)
    },
  )
  app.get(
    `${path}/:id/problems`,
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        querystring: PageQuerySchema,
        response: { 200: ImportProblemsPage },
      },
    },
    async (request) => {
      const [source] = await listSources(deps.db, requireActor(request).id, deps.clock(), request.params.id)
      if (!source) throw notFound()
      const { rows, total } = await listInvalidRows(deps.db, source.run_id ?? 0, request.query)
      const data = rows.map(({ line, external_id, title, problems }) => ({
        line: line ?? 0,
        external_id,
        title,
        problems: problems.map(({ field, key, values, given = null, column = null }) => ({
          field,
          given,
          column,
          text: isTextKey(key) ? say(request.language, key, inWords(request.language, field, values)) : key,
        })),
      }))
      return pageAnswer(request, request.query, data, total)
    },
  )
}

async function fileRoute(app: App, deps: Deps): Promise<void> {
  await app.register(multipart, { limits: UPLOAD_LIMITS })
  app.post(
    `${path}/:id/file`,
    {
      config,
      bodyLimit: MAX_FEED_BYTES + 64 * 1024,
      schema: {
        tags,
        params: IdParamSchema,
        consumes: ['multipart/form-data'],
        response: { 200: ImportSourceAnswer },
      },
    },
    async (request) => {
      const file = await readUpload(request, 'file', 'feed_too_large')
      // Not stored at all: the reading would only refuse it.
      const { bytes, tooLarge } = await feedLimitsOf(deps.db, requireActor(request).id)
      if (file.length > bytes) throw invalid({ file: [tooLarge] })
      await beginOwnRun(deps, request, file)
      return answerOwn(deps, request)
    },
  )
}

async function beginOwnRun(deps: Deps, request: FastifyRequest, file: Buffer | null): Promise<void> {
  const { id: userId } = requireActor(request)
  await requireConfirmedEmail(deps.db, userId)
  const { id: sourceId } = request.params as { id: number }
  await beginRun(deps, { userId, sourceId, file, night: null })
}

async function answerOwn({ db, clock }: Deps, request: FastifyRequest) {
  const { id } = request.params as { id: number }
  const [source] = await viewSources(db, request.language, {
    userId: requireActor(request).id,
    id,
    now: clock(),
  })
  if (!source) throw notFound()
  return { data: source }
}

/** The accepted values of a field as an employer reads them; the stored problem has their codes. */
function inWords(language: Language, field: string, values?: Record<string, number | string>) {
  const allowed = values && 'allowed' in values ? wordsOfField(field, language) : null
  return allowed === null ? values : { ...values, allowed }
}
