import type { Transaction } from 'kysely'
import type { StaffRole } from '#shared/contract/staff.ts'
import { endAllSessions } from '../accounts/end-sessions.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { findObstacle } from './find-obstacle.ts'
import { staffRoleMail } from './staff-mails.ts'
import { lockAdministrators, lockPerson, saveStaffRole } from './store.ts'

/**
 * Appoints a person as staff, changes their role, or ends it with null. A change takes effect with their next request;
 * appointed and dismissed people log in again. Nobody changes their own role, so an administrator always remains.
 * The person gets a mail.
 * @throws Problem 404, 409 own_account, not_appointable
 */
export async function changeStaffRole(
  { clock, tasks, config }: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  actor: Actor,
  { id, role }: { id: number; role: StaffRole | null },
): Promise<void> {
  const administrators = await lockAdministrators(trx)
  const person = await lockPerson(trx, id)
  if (!person) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  // The actor may have lost the role since the request was authenticated. Otherwise the actor remains an administrator.
  if (!administrators.includes(actor.id)) throw notFound()
  if (person.staff_role === role) return
  if (!person.staff_role && (await findObstacle(trx, person))) throw new Problem('not_appointable')
  const now = clock()
  await saveStaffRole(trx, person, role)
  const sessions = person.staff_role && role ? null : await endAllSessions(trx, id, now, 'staff')
  await recordAction(trx, {
    actorId: actor.id,
    action: actionOf(person.staff_role, role),
    subject: { type: 'user', id },
    before: { staff_role: person.staff_role },
    after: { staff_role: role },
    ...(sessions === null ? {} : { details: { sessions } }),
    at: now,
  })
  if (person.email_confirmed_at)
    await tasks.add(trx, 'send-mail', staffRoleMail(person, role, config.publicUrl))
}

function actionOf(before: string | null, after: StaffRole | null): string {
  if (!before) return 'user.appointed'
  return after ? 'user.role_changed' : 'user.dismissed'
}
