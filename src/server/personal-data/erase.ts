import { requirePassword } from '../accounts/confirm-password.ts'
import { findUser } from '../accounts/users.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { removeFile } from '../storage/remove-file.ts'
import { mailBiddersOfOwner } from '../vacancies/end.ts'
import { erasedMail } from './mails.ts'
import { deletePerson } from './store.ts'

/**
 * Deletes an account with all personal data, and notifies the bidders of its open vacancies.
 * @throws Problem 403 for administrators, whose accounts the environment defines, 422, 429
 */
export async function eraseAccount(
  deps: Deps,
  actor: Actor,
  { password }: { password: string },
): Promise<void> {
  const user = await findUser(deps.db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  if (user.role === 'admin') throw new Problem('forbidden')
  await requirePassword(deps, user, { password, sessionId: actor.sessionId, field: 'password' })
  await deps.db.transaction().execute(async (trx) => {
    await mailBiddersOfOwner(deps, trx, user.id)
    if (user.email_confirmed_at)
      await deps.tasks.add(trx, 'send-mail', erasedMail(user, deps.config.publicUrl))
    await removeFile(deps.tasks, trx, user.url_img)
    await deletePerson(trx, user, deps.clock())
  })
  await deps.realtime.closeEndedSessions(user.id)
}
