import {
  AUDIT_PART,
  AuditAnswer,
  AuditExportQuerySchema,
  AuditFileAnswer,
  AuditQuerySchema,
} from '#shared/contract/audit.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { toCsv } from './csv.ts'
import { toJson } from './json.ts'
import { recordAction } from './record.ts'
import { recordLook } from './record-look.ts'
import { listEntries, selectEntries } from './store.ts'

const config = { access: 'admin', right: 'operation' } as const
const tags = ['moderation']
const LOOK = 'audit.listed'

/** The audit log and its export. No route changes entries, and the database refuses it too (migration 066). */
export function auditRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.get(
    '/admin/audit',
    { config, schema: { tags, querystring: AuditQuerySchema, response: { 200: AuditAnswer } } },
    async (request) => {
      const { entries, total } = await listEntries(db, request.query, request.query)
      // Without the looks at the log: each would be new on its first page, and be recorded by the next look.
      const others = entries.filter(({ action }) => action !== LOOK)
      await recordLook(db, {
        actorId: requireActor(request).id,
        action: LOOK,
        type: 'audit',
        ids: { entries: others.map(({ id }) => id) },
        at: clock(),
      })
      return pageAnswer(request, request.query, entries, total)
    },
  )
  app.get(
    '/admin/audit/export',
    { config, schema: { tags, querystring: AuditExportQuerySchema, response: { 200: AuditFileAnswer } } },
    async (request) => {
      const { format, ...filters } = request.query
      const found = await selectEntries(db, filters, AUDIT_PART + 1)
      const entries = found.slice(0, AUDIT_PART)
      const next = found.length > AUDIT_PART ? (entries.at(-1)?.id ?? null) : null
      await recordAction(db, {
        actorId: requireActor(request).id,
        action: 'audit.exported',
        subject: { type: 'audit', id: null },
        details: { ...filters, format, entries: entries.length },
        at: clock(),
      })
      const part = { isFirst: filters.before === undefined, isLast: next === null }
      const isCsv = format === 'csv'
      return {
        data: {
          name: `audit.${format}`,
          type: isCsv ? 'text/csv;charset=utf-8' : 'application/json',
          content: isCsv ? toCsv(entries, part.isFirst) : toJson(entries, part),
          next,
        },
      }
    },
  )
}
