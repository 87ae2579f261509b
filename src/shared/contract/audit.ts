import * as z from 'zod/mini'
import { DateSchema, one, PageQuerySchema, pageOf, QueryInt4Schema, TimeSchema } from './conventions.ts'
import { NamedSchema } from './places.ts'

const ValuesSchema = z.nullable(z.record(z.string(), z.unknown()))

/** An entry of the audit log: actor, action, subject, time, reason and changed values. */
export const AuditEntrySchema = z.object({
  id: z.int(),
  action: z.string(),
  subject_type: z.string(),
  /** Null for an action without a single subject, such as a search. */
  subject_id: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  before: ValuesSchema,
  after: ValuesSchema,
  details: z.record(z.string(), z.unknown()),
  /** Null when the server itself acted, or when the account is deleted. */
  actor: z.nullable(NamedSchema),
  created_at: TimeSchema,
})
export type AuditEntry = z.infer<typeof AuditEntrySchema>
export const AuditAnswer = pageOf(AuditEntrySchema)

const id = z.optional(QueryInt4Schema)
const word = z.optional(z.string().check(z.regex(/^[a-z_.]{1,60}$/, 'invalid_value')))
const filters = {
  /** An action or its prefix: `vacancy` also finds `vacancy.approved`. */
  action: word,
  subject_type: word,
  subject_id: id,
  actor_id: id,
  from: z.optional(DateSchema),
  to: z.optional(DateSchema),
}
export const AuditFiltersSchema = z.object(filters)
export type AuditFilters = z.output<typeof AuditFiltersSchema>
/** GET /admin/audit: newest first; `from` and `to` are days in UTC, both included. */
export const AuditQuerySchema = z.object({ ...filters, ...PageQuerySchema.shape })
/** GET /admin/audit/export: the same entries as a file, in parts. `before` is `next` of the part before. */
export const AuditExportQuerySchema = z.object({
  ...filters,
  format: z._default(z.enum(['csv', 'json']), 'csv'),
  before: id,
})
/** How many entries a part has at most. */
export const AUDIT_PART = 10_000
/** A part of the file: the contents in order are the file. `next` is null in the last part. */
export const AuditFileAnswer = one(
  z.object({ name: z.string(), type: z.string(), content: z.string(), next: z.nullable(z.int()) }),
)
