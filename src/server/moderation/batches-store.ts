import { type Kysely, sql } from 'kysely'
import { failedBefore } from '../db/held-decisions.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'

type Batch = { batch: string; userId: number }

// Longer than the moderator's browser needs to send the next approval of the batch.
const PAUSE_SECONDS = 5

/** Notes an approval of a batch, and lets a task tell the owner of the whole batch. */
export async function announceLater(
  { tasks }: Pick<Deps, 'tasks'>,
  trx: Kysely<Tables>,
  { batch, userId, vacancyId }: Batch & { vacancyId: number },
): Promise<void> {
  await trx
    .insertInto('batch_approvals')
    .values({ batch, user_id: userId, vacancy_id: vacancyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await repeatAnnouncement({ tasks }, trx, { batch, userId })
}

/** Adds the task that announces a batch. A task for each approval, because an earlier one may be running right now. */
export const repeatAnnouncement = (
  { tasks }: Pick<Deps, 'tasks'>,
  trx: Kysely<Tables>,
  { batch, userId }: Batch,
): Promise<void> => tasks.add(trx, 'announce-approvals', { batch, user_id: userId }, PAUSE_SECONDS)

/** Whether approvals of this owner's vacancies in the batch can still be undone. One long overdue has failed. */
export async function hasHeld(trx: Kysely<Tables>, { batch, userId }: Batch, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('held_approvals as h')
    .innerJoin('vacancies as v', 'v.id', 'h.vacancy_id')
    .select('h.id')
    .where('h.batch', '=', batch)
    .where('v.user_id', '=', userId)
    .where('h.due_at', '>', failedBefore(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether approvals of this owner's vacancies in the batch are not announced yet. */
export async function hasUnannounced(trx: Kysely<Tables>, { batch, userId }: Batch): Promise<boolean> {
  const row = await trx
    .selectFrom('batch_approvals')
    .select('vacancy_id')
    .where('batch', '=', batch)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the approvals of a batch that are not announced yet, and returns those whose text is still approved. */
export async function takeUnannounced(
  trx: Kysely<Tables>,
  { batch, userId }: Batch,
): Promise<{ id: number; title: string; slug: string }[]> {
  const taken = await trx
    .deleteFrom('batch_approvals')
    .where('batch', '=', batch)
    .where('user_id', '=', userId)
    .returning('vacancy_id')
    .execute()
  return trx
    .selectFrom('vacancies')
    .select(['id', 'title', 'slug'])
    .where(sql<boolean>`id = any(${taken.map(({ vacancy_id }) => vacancy_id)}::int[])`)
    .where('approved_at', 'is not', null)
    .orderBy('id')
    .execute()
}
