import { WARN_BEFORE_MS } from '#shared/rules/vacancy-states.ts'
import type { Deps } from '../http/deps.ts'
import { wasWarned } from '../notifications/notify.ts'
import { notifyTeam } from '../notifications/notify-team.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { listExpiring } from './due-store.ts'
import { expiringMail } from './mails.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'warn-of-expiry': NoPayload
  }
}

const AT_ONCE = 100

/** Notifies owners a week before a vacancy expires, once in each publication period. */
export async function warnOfExpiry(deps: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>): Promise<void> {
  const now = deps.clock()
  const until = new Date(now.getTime() + WARN_BEFORE_MS)
  let after = 0
  for (;;) {
    const due = await listExpiring(deps.db, { now, until, after, max: AT_ONCE })
    await deps.db.transaction().execute(async (trx) => {
      for (const { id, title, slug, expires_at, ...owner } of due) {
        if (!expires_at || (await wasWarned(trx, id, new Date(expires_at.getTime() - WARN_BEFORE_MS))))
          continue
        await notifyTeam(deps, trx, owner, (language) => ({
          kind: 'vacancy_expiring',
          detail: expires_at.toISOString(),
          subject: { type: 'vacancy', id, title, slug },
          mail: expiringMail(language, { title, expires_at }, deps.config.publicUrl),
        }))
      }
    })
    const last = due.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Warns owners every morning. */
export const warnOfExpiryTask = defineTask({
  name: 'warn-of-expiry',
  payload: NO_PAYLOAD,
  schedule: '40 7 * * *',
  work: warnOfExpiry,
})
