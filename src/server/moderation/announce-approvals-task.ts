import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { findUser } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notify } from '../notifications/notify.ts'
import { aboutVacancies } from '../notifications/several-vacancies.ts'
import { defineTask } from '../tasks/task.ts'
import { batchMail } from './batch-mail.ts'
import { hasHeld, hasUnannounced, repeatAnnouncement, takeUnannounced } from './batches-store.ts'
import { notifyOwner } from './decide.ts'

type Payload = { batch: string; user_id: number }
type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'announce-approvals': Payload
  }
}

async function announce(deps: Needs, trx: Transaction<Tables>, { batch, user_id: userId }: Payload) {
  if (!(await hasUnannounced(trx, { batch, userId }))) return
  // The rest of the batch follows within seconds.
  if (await hasHeld(trx, { batch, userId }, deps.clock()))
    return repeatAnnouncement(deps, trx, { batch, userId })
  const vacancies = await takeUnannounced(trx, { batch, userId })
  const [first, ...others] = vacancies
  const owner = await findUser(trx, userId)
  if (!first || !owner) return
  if (others.length === 0) {
    const { id: vacancyId, title, slug } = first
    return notifyOwner(deps, trx, {
      ownerId: userId,
      vacancyId,
      title,
      slug,
      hasPublicText: true,
      statement: null,
      isAgain: false,
    })
  }
  await notify(deps, trx, {
    user_id: userId,
    kind: 'vacancy_approved',
    ...aboutVacancies([first, ...others]),
    mail: batchMail(owner.language, vacancies, deps.config.publicUrl),
  })
}

/**
 * Tells an employer about all vacancies that were approved together. Idempotent and safe against a crash: the transaction
 * that queues mail and notification also deletes the rows that they are made from.
 */
export const announceApprovalsTask = defineTask({
  name: 'announce-approvals',
  payload: z.object({ batch: z.string(), user_id: z.int() }),
  work: (deps: Needs, payload) => deps.db.transaction().execute((trx) => announce(deps, trx, payload)),
})
