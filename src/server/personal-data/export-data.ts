import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { Export } from '#shared/contract/personal-data.ts'
import { requireOwner } from '../accounts/second-factor/require-owner.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { withPictures } from './export-pictures.ts'
import { noteExport, readEverything } from './export-store.ts'
import { exportedMail } from './mails.ts'

// The columns that date a row. A row without any of them is always exported, because its age is unknown.
const TIMES = [
  'updated_at',
  'created_at',
  'last_used_at',
  'added_at',
  'viewed_at',
  'blocked_at',
  'requested_at',
  'unsubscribed_at',
  'read_at',
  'answered_at',
  'ended_at',
  'decided_at',
  'overturned_at',
]

/**
 * Exports all data of a person, with their pictures, or only the data since the previous export, and mails the person
 * about it.
 * @throws Problem 422 for a wrong password or passkey, 429
 */
export async function exportData(
  deps: Deps,
  actor: Actor,
  { only_new, ...proof }: OwnerProof & { only_new: boolean },
): Promise<Export> {
  const user = await requireOwner(deps, actor, proof)
  const now = deps.clock()
  const exported = await deps.db.transaction().execute(async (trx) => {
    const before = await noteExport(trx, user.id, now)
    const since = only_new ? before : null
    const everything = Object.entries(await readEverything(trx, user.id))
    if (user.email_confirmed_at)
      await deps.tasks.add(trx, 'send-mail', exportedMail(user, deps.config.publicUrl))
    return {
      exported_at: now.toISOString(),
      since: since?.toISOString() ?? null,
      parts: Object.fromEntries(
        everything.map(([part, rows]) => [part, since ? rows.filter((row) => isNew(row, since)) : rows]),
      ),
    }
  })
  return { ...exported, parts: await withPictures(deps.storage, exported.parts) }
}

function isNew(row: Record<string, unknown>, since: Date): boolean {
  const times = TIMES.map((name) => row[name]).filter((time) => typeof time === 'string')
  return times.length === 0 || times.some((time) => new Date(time) > since)
}
