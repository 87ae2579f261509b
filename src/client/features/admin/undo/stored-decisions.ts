import type { KeptDecision } from '#client/platform/cache/kept-decisions.ts'
import { saveDraft } from '#client/platform/device/drafts.ts'
import { DEFAULT_GROUND, type Statement } from '#shared/contract/grounds.ts'
import { type Measure, PAUSE_DAYS } from '#shared/contract/measures.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import type { Person } from '#shared/contract/people.ts'
import { DAY_MS } from '#shared/durations.ts'
import { draftNames } from './draft-names.ts'
import { saveStatement } from './save-statement.ts'

/** Puts the text of an undone decision back into its form, in whichever tab it was written. */
export function restoreText(one: KeptDecision): void {
  const { what, id, reason, ground, measure, remove, reporter_decision, days } = one
  if (reason === null) return
  if (what !== 'report') {
    saveStatement(draftNameOf(one), { reason, ground: ground ?? DEFAULT_GROUND })
    return
  }
  saveDraft(draftNames.report(id), {
    decision: reason,
    ...(reporter_decision && { reporterDecision: reporter_decision }),
    ...(ground && { ground }),
    remove: remove ?? false,
    measure,
    ...(days && { days }),
  })
}

function draftNameOf({ what, id, version, measure }: KeptDecision): string {
  if (what === 'approval') return draftNames.text({ id, version })
  if (what === 'objection') return draftNames.objection(id)
  if (what === 'vacancies' || what === 'offers') return draftNames.takeDown(what, id)
  return measure ? draftNames.measure(id) : draftNames.unblock(id)
}

/** What a held measure changes of its person. */
export function changeOfHeld(one: KeptDecision): Partial<Person> {
  const { what, measure, reason, ground, days, dueAt } = one
  if (what !== 'measure') return {}
  if (measure === null) return { blocked_at: null }
  return changeOf(
    measure,
    { reason: reason ?? '', ground: ground ?? DEFAULT_GROUND },
    days ?? PAUSE_DAYS,
    dueAt - UNDO_MS,
  )
}

/** What a measure changes of the person. */
export function changeOf(
  measure: Measure,
  { reason, ground }: Statement,
  days: number,
  now: number,
): Partial<Person> {
  const at = new Date(now).toISOString()
  if (measure === 'hide')
    return { profile_hidden_at: at, profile_hidden_reason: reason, profile_hidden_ground: ground }
  if (measure !== 'pause' && measure !== 'block') return {}
  const until = measure === 'pause' ? new Date(now + days * DAY_MS).toISOString() : null
  return { blocked_at: at, blocked_reason: reason, blocked_ground: ground, blocked_until: until }
}
