import type { DeletionPreview } from '#shared/contract/personal-data.ts'
import { foreseeLeaving } from '../companies/team.ts'
import type { Db } from '../db/connect.ts'
import { countAffected } from './deletions-store.ts'

/** What a deletion of the account would do now (`request-deletion.ts` and `erase-accounts-task.ts`). */
export async function previewDeletion(db: Db, userId: number): Promise<DeletionPreview> {
  const company = await foreseeLeaving(db, userId)
  const { inherited, ...counts } = await countAffected(db, userId, company?.handsOver ? company.id : null)
  return {
    ...counts,
    company: company && { name: company.name, vacancies: inherited, heir: company.heir },
  }
}
