import type { ReportReason, ReportType } from '#shared/contract/reports.ts'

/** A report being written. `key` is its idempotency key until the server has it. */
export type ReportDraft = { reason: ReportReason | ''; text: string; email: string; key: string }
export type Subject = { type: ReportType; id: number }

export const emptyReport = (key: string): ReportDraft => ({ reason: '', text: '', email: '', key })

/** Returns the missing fields. A report to protect children may be anonymous (DSA Art. 16). */
export function findMissingFields(draft: ReportDraft, isSignedIn: boolean): ('reason' | 'text' | 'email')[] {
  const needsEmail = !isSignedIn && draft.reason !== 'child_protection'
  return [
    ...(draft.reason === '' ? (['reason'] as const) : []),
    ...(draft.reason === 'other' && draft.text.trim() === '' ? (['text'] as const) : []),
    ...(needsEmail && draft.email.trim() === '' ? (['email'] as const) : []),
  ]
}

/** Builds the request. */
export const toReport = (subject: Subject, draft: ReportDraft, isSignedIn: boolean) => ({
  ...subject,
  reason: draft.reason,
  text: draft.text,
  ...(isSignedIn || draft.email.trim() === '' ? {} : { email: draft.email }),
})
