import { isListed, WARN_BEFORE_MS } from '#shared/rules/vacancy-states.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { forEachDueOwner, type Needs, type Step } from './each-due-owner.ts'
import { expiringMail } from './mails.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'warn-of-expiry': NoPayload
  }
}

/** Notifies owners a week before vacancies expire, once in each publication period. */
export const warnOfExpiry = (deps: Needs): Promise<void> =>
  forEachDueOwner(deps, { expiresBefore: new Date(deps.clock().getTime() + WARN_BEFORE_MS) }, WARN)

const WARN: Step = {
  kind: 'vacancy_expiring',
  isDue: (row, now) => {
    if (!row.expires_at || !isListed(row, now)) return false
    const warnFrom = new Date(row.expires_at.getTime() - WARN_BEFORE_MS)
    return warnFrom <= now && (row.warned_at === null || row.warned_at < warnFrom)
  },
  mail: expiringMail,
  change: (now) => ({ warned_at: now }),
}

/** Warns owners every morning. */
export const warnOfExpiryTask = defineTask({
  name: 'warn-of-expiry',
  payload: NO_PAYLOAD,
  schedule: '40 7 * * *',
  work: warnOfExpiry,
})
