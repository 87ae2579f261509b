import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { approveVacancy, type Decided, rejectVacancy } from '../vacancies/decide.ts'
import { decisionMail } from './mails.ts'
import { findRecipient, insertDecision } from './store.ts'

/** `reason` null approves; a text rejects. `version` is the one that was read. */
export type Verdict = { vacancyId: number; reason: string | null; version: number | undefined }

/**
 * Approves or rejects a waiting text, writes it to the audit log and tells the owner, all or nothing.
 * @throws Problem 404, 409 already_decided
 */
export async function decide(
  { db, clock, tasks, config }: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  moderatorId: number,
  { vacancyId, reason, version }: Verdict,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const decided =
      reason === null
        ? await approveVacancy(trx, vacancyId, version, now)
        : await rejectVacancy(trx, vacancyId, version, reason, now)
    await insertDecision(trx, {
      actorId: moderatorId,
      action: reason === null ? 'vacancy.approved' : 'vacancy.rejected',
      vacancyId,
      version: decided.version,
      reason,
      at: now,
    })
    await tellOwner({ tasks, config }, trx, decided, reason)
  })
}

async function tellOwner(
  { tasks, config }: Pick<Deps, 'tasks' | 'config'>,
  trx: Kysely<Tables>,
  decided: Decided,
  reason: string | null,
): Promise<void> {
  const owner = await findRecipient(trx, decided.ownerId)
  if (owner) await tasks.add(trx, 'send-mail', decisionMail(owner, decided, reason, config.publicUrl))
}
