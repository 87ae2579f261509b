import type { Transaction } from 'kysely'
import type { StaffRole } from '#shared/contract/staff.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import { notFound, Problem } from '../http/problem.ts'
import { lockAdministrators, lockPerson, saveStaffRole } from './store.ts'

/**
 * Changes the role of a member of staff. Their next request has the new rights. Nobody changes their own role, so an
 * administrator always remains.
 * @throws Problem 404, also for people who are not staff, 409 own_account, last_administrator
 */
export async function changeStaffRole(
  trx: Transaction<Tables>,
  actor: Actor,
  { id, role, now }: { id: number; role: StaffRole; now: Date },
): Promise<void> {
  const administrators = await lockAdministrators(trx)
  const person = await lockPerson(trx, id)
  if (!person?.staff_role) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  if (person.staff_role === role) return
  // Another administrator may have taken the actor's role since the request was authenticated.
  if (person.staff_role === 'administrator' && !administrators.some((other) => other !== id))
    throw new Problem('last_administrator')
  await saveStaffRole(trx, id, role)
  await recordAction(trx, {
    actorId: actor.id,
    action: 'user.role_changed',
    subject: { type: 'user', id },
    before: { staff_role: person.staff_role },
    after: { staff_role: role },
    at: now,
  })
}
