import type { Kysely, Transaction } from 'kysely'
import type { CompanyRole } from '#shared/contract/companies.ts'
import { personOf } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { deleteNotificationsOfCompany } from '../notifications/notify-team.ts'
import { removeFile } from '../storage/remove-file.ts'
import { lockOwnedCompany } from './company.ts'
import { deleteInvitationsBy } from './invitations-store.ts'
import {
  deleteCompany,
  deleteMember,
  findCompany,
  findMembership,
  handOver,
  listMembers,
  lockCompany,
  type MemberRow,
  returnVacancies,
  updateRole,
} from './store.ts'

type Trx = Transaction<Tables>
type Needs = Pick<Deps, 'clock' | 'tasks'>
type NotifyNeeds = Pick<Deps, 'clock' | 'tasks' | 'config'>

/**
 * Changes the role of a member, and tells them. The open invitations of a former owner end.
 * @throws Problem 404, 403 for members who are no owners, 409 last_owner
 */
export async function changeRole(
  deps: NotifyNeeds,
  trx: Trx,
  actorId: number,
  { id, role }: { id: number; role: CompanyRole },
): Promise<void> {
  const company = await lockOwnedCompany(trx, actorId)
  const members = await listMembers(trx, company.id)
  const member = members.find(({ user_id }) => user_id === id)
  if (!member) throw notFound()
  if (member.role === role) return
  if (member.role === 'owner' && countOwners(members) === 1) throw new Problem('last_owner')
  await updateRole(trx, id, role)
  // Otherwise a former owner could have invited another account of theirs as an owner beforehand.
  if (member.role === 'owner') await deleteInvitationsBy(trx, id)
  await recordAction(trx, {
    actorId,
    action: 'company.role_changed',
    subject: { type: 'company', id: company.id },
    before: { role: member.role },
    after: { role },
    details: { user_id: id },
    at: deps.clock(),
  })
  if (id === actorId) return
  const { name } = await findCompany(trx, company.id)
  const subject = { type: 'account', id, title: name } as const
  await notify(deps, trx, { user_id: id, kind: 'team_role_changed', subject, detail: role })
}

/**
 * Removes a member, or lets the actor leave. Their vacancies of the company go to an owner. A company without members
 * is deleted.
 * @throws Problem 404, 403 for members who are no owners, 409 last_owner while there are other members
 */
export async function removeMember(deps: Needs, trx: Trx, actorId: number, id: number): Promise<void> {
  if (actorId === id) {
    await leave(deps, trx, id, 'last_owner')
    return
  }
  const company = await lockOwnedCompany(trx, actorId)
  const own = await findMembership(trx, id)
  if (own?.company_id !== company.id) throw notFound()
  await depart(deps, trx, { company, id, actorId, whenLastOwner: 'last_owner' })
}

/**
 * Takes a person who deletes their account out of their company. Does nothing for others. When they are the last owner,
 * the member who has been there longest becomes one: an erasure cannot be refused (GDPR Art. 17).
 */
export async function leaveForErasure(deps: Needs, trx: Trx, id: number): Promise<Departed> {
  return (await findMembership(trx, id))
    ? leave(deps, trx, id, 'promote')
    : { handedOver: 0, isCompanyDeleted: false }
}

/** Locks a person's company, for a transaction that locks the person before `leaveForErasure` (decision 061). */
export async function lockCompanyOf(trx: Trx, id: number): Promise<void> {
  const own = await findMembership(trx, id)
  if (own) await lockCompany(trx, own.company_id)
}

/**
 * What leaving for an erasure would do now: the company, and the member who would become responsible for it; `heir` is null
 * when the company would be deleted. A blocked person's vacancies are not handed over. Null when the user belongs to none.
 */
export async function foreseeLeaving(db: Kysely<Tables>, id: number) {
  const own = await findMembership(db, id)
  if (!own) return null
  const { name } = await findCompany(db, own.company_id)
  const members = await listMembers(db, own.company_id)
  const heir = heirOf(members.filter(({ user_id }) => user_id !== id))
  return {
    id: own.company_id,
    name,
    handsOver: heir !== undefined && !isBlocked(members, id),
    heir: heir ? { name: nameOf(heir), becomes_owner: heir.role !== 'owner' } : null,
  }
}

type WhenLastOwner = 'last_owner' | 'promote'
/** How many vacancies another member has taken over, and whether the company went with its last member. */
type Departed = { handedOver: number; isCompanyDeleted: boolean }

async function leave(deps: Needs, trx: Trx, id: number, whenLastOwner: WhenLastOwner): Promise<Departed> {
  const before = await findMembership(trx, id)
  const company = before && (await lockCompany(trx, before.company_id))
  if (!company || (await findMembership(trx, id))?.company_id !== company.id) throw notFound()
  return depart(deps, trx, { company, id, actorId: id, whenLastOwner })
}

type Departure = {
  company: { id: number; logo: string | null }
  id: number
  actorId: number
  whenLastOwner: WhenLastOwner
}

async function depart(
  { clock, tasks }: Needs,
  trx: Trx,
  { company, id, actorId, whenLastOwner }: Departure,
): Promise<Departed> {
  // A vacancy that the person is just creating is handed over too.
  await lockUser(trx, id)
  const members = await listMembers(trx, company.id)
  const left = members.filter(({ user_id }) => user_id !== id)
  const heir = heirOf(left)
  if (heir && heir.role !== 'owner') {
    if (whenLastOwner === 'last_owner') throw new Problem('last_owner')
    await updateRole(trx, heir.user_id, 'owner')
  }
  await recordAction(trx, {
    actorId,
    action: actorId === id ? 'company.left' : 'company.member_removed',
    subject: { type: 'company', id: company.id },
    details: { user_id: id },
    at: clock(),
  })
  await deleteInvitationsBy(trx, id)
  await deleteMember(trx, id)
  if (!heir) {
    await removeFile(tasks, trx, company.logo)
    await deleteCompany(trx, company.id)
    return { handedOver: 0, isCompanyDeleted: true }
  }
  await deleteNotificationsOfCompany(trx, id, company.id)
  if (isBlocked(members, id)) {
    await returnVacancies(trx, id)
    return { handedOver: 0, isCompanyDeleted: false }
  }
  // The name of an erased person is personal data. Whoever has left may delete the account later, and applicants
  // must not ask for them until then.
  const handedOver = await handOver(trx, {
    companyId: company.id,
    from: id,
    to: heir.user_id,
    contact: heir.contact_name ?? nameOf(heir),
    replaces: whenLastOwner === 'promote' ? 'all' : namesOf(members.find(({ user_id }) => user_id === id)),
  })
  return { handedOver, isCompanyDeleted: false }
}

/** The first owner by time of joining, else the first recruiter, else the first viewer. */
const heirOf = (members: readonly MemberRow[]): MemberRow | undefined =>
  (['owner', 'recruiter', 'viewer'] as const)
    .map((role) => members.find((member) => member.role === role))
    .find(Boolean)

const nameOf = (member: MemberRow) => personOf({ ...member, id: member.user_id }).name

/** The words by which a contact names a member. */
const namesOf = (member: MemberRow | undefined) =>
  member
    ? [member.contact_name ?? '', member.surname || member.name, nameOf(member)].filter((name) => name.trim())
    : []

const isBlocked = (members: readonly MemberRow[], id: number) =>
  members.some((member) => member.user_id === id && member.blocked_at)

const countOwners = (members: readonly MemberRow[]) => members.filter(({ role }) => role === 'owner').length
