import { IdParamSchema, PageQuerySchema } from '#shared/contract/conventions.ts'
import {
  OwnReportAnswer,
  OwnReportQuerySchema,
  ReportAnswer,
  ReportDecisionSchema,
  ReportFormSchema,
  ReportReceivedAnswer,
  ReportsAnswer,
  ReportsQuerySchema,
  SentReportsAnswer,
} from '#shared/contract/reports.ts'
import { recordLook } from '../audit/record-look.ts'
import { decideOrHold, undoHeld } from '../held-decisions/hold.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce, decideOnce } from '../http/idempotent.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { networkOf } from '../network/client-address.ts'
import { listObjectionNotes } from '../objections/notes.ts'
import { remarksOnPublicTexts } from '../vacancies/view.ts'
import { decideReport } from './decide.ts'
import { findOpenReportOf } from './open-report-store.ts'
import { receiveReport } from './report.ts'
import { readSentReports } from './sent-reports.ts'
import { findReport, listReports, type ReportRow } from './store.ts'
import { toReport } from './view.ts'

const PER_HOUR = 10

/** Reports of illegal content and their decisions (DSA). */
export function reportRoutes(app: App, deps: Deps): void {
  app.post(
    '/reports',
    {
      // Each report may send a mail to an unconfirmed address.
      config: {
        access: 'public',
        rateLimit: { max: PER_HOUR, timeWindow: '1 hour' },
        changesNothingPublic: true,
      },
      schema: { tags: ['reports'], body: ReportFormSchema, response: { 201: ReportReceivedAnswer } },
    },
    async (request, reply) => {
      const { actor, language, ip } = request
      const by = { actor, language, network: networkOf(ip) }
      await answerOnce(deps, request, reply, async (trx) => ({
        status: 201,
        body: { data: { id: await receiveReport(deps, trx, by, request.body) } },
      }))
    },
  )
  ownRoutes(app, deps)
  adminRoutes(app, deps)
  undoRoute(app, deps)
}

function ownRoutes(app: App, deps: Deps): void {
  const { db } = deps
  const config = { access: 'signed-in' } as const
  const tags = ['reports']
  app.get(
    '/cabinet/reports',
    { config, schema: { tags, querystring: PageQuerySchema, response: { 200: SentReportsAnswer } } },
    async (request) => {
      const { id } = requireActor(request)
      const { reports, total } = await readSentReports(deps, id, request.query, request.language)
      return pageAnswer(request, request.query, reports, total)
    },
  )
  app.get(
    '/cabinet/reports/open',
    { config, schema: { tags, querystring: OwnReportQuerySchema, response: { 200: OwnReportAnswer } } },
    async (request) => ({ data: await findOpenReportOf(db, requireActor(request).id, request.query) }),
  )
}

function adminRoutes(app: App, deps: Deps): void {
  const config = { access: 'admin', right: 'moderation' } as const
  const tags = ['moderation']
  app.get(
    '/admin/reports',
    { config, schema: { tags, querystring: ReportsQuerySchema, response: { 200: ReportsAnswer } } },
    async (request) => {
      const { rows, total } = await listReports(deps.db, request.query.state, deps.clock(), request.query)
      await recordLook(deps.db, {
        actorId: requireActor(request).id,
        action: 'report.listed',
        type: 'report',
        ids: { reports: rows.map(({ id }) => id) },
        at: deps.clock(),
      })
      return pageAnswer(request, request.query, await viewAll(deps, rows), total)
    },
  )
  app.patch(
    '/admin/reports/:id',
    {
      config,
      schema: { tags, params: IdParamSchema, body: ReportDecisionSchema, response: { 200: ReportAnswer } },
    },
    async (request, reply) => {
      const actor = requireActor(request)
      const { id } = request.params
      const given = { type: 'report', id, moderatorId: actor.id, decision: request.body } as const
      await decideOnce(deps, request, reply, (trx) =>
        decideOrHold(deps, trx, given, (decision) => decideReport(deps, trx, actor, id, decision)),
      )
      const row = await findReport(deps.db, request.params.id)
      if (!row) throw notFound()
      // A measure may have blocked the author, so their sockets are closed.
      if (row.author_id !== null) await deps.realtime.closeEndedSessions(row.author_id)
      return { data: toReport(row, { objection: null }) }
    },
  )
}

function undoRoute(app: App, deps: Deps): void {
  app.post(
    '/admin/reports/:id/undo-decision',
    {
      config: { access: 'admin', right: 'moderation' },
      schema: { tags: ['moderation'], params: IdParamSchema, response: { 200: ReportAnswer } },
    },
    async (request) => {
      const { id } = request.params
      await undoHeld(deps.db, requireActor(request).id, { type: 'report', id })
      const row = await findReport(deps.db, id)
      if (!row) throw notFound()
      const [data] = await viewAll(deps, [row])
      if (!data) throw notFound()
      return { data }
    },
  )
}

async function viewAll({ db, clock }: Deps, rows: ReportRow[]) {
  const jobs = rows.filter(({ type }) => type === 'job').map((row) => row.subject_id)
  const remarks = await remarksOnPublicTexts(db, jobs, clock())
  const notes = await listObjectionNotes(
    db,
    'report',
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    toReport(row, {
      objection: notes.get(row.id) ?? null,
      remarks: (row.type === 'job' && remarks.get(row.subject_id)) || [],
    }),
  )
}
