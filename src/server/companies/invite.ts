import type { Transaction } from 'kysely'
import type { InvitationForm } from '#shared/contract/companies.ts'
import { MAX_TEAM } from '#shared/contract/company-roles.ts'
import { DAY_MS } from '#shared/durations.ts'
import { publicName } from '#shared/rules/public-name.ts'
import { confirmEmail, dropInvitedCompany, findUser, findUserByEmail, personOf } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import { createToken } from '../db/create-token.ts'
import { hashOf } from '../db/hash-of.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Tables } from '../db/tables.ts'
import { requireConfirmedEmail } from '../employer-requirements/employer-requirements.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { requireRequestedMail } from '../limits/mail-share.ts'
import { notify } from '../notifications/notify.ts'
import { lockOwnedCompany } from './company.ts'
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  replaceInvitation,
  saveInvitationToken,
} from './invitations-store.ts'
import { invitationMail } from './mails.ts'
import { findMemberByEmail, insertMember, listMembers, lockCompany } from './store.ts'

type Trx = Transaction<Tables>
const INVITATION_LIFE_MS = 7 * DAY_MS
const INVITATIONS_A_DAY = 20

/**
 * Invites a colleague by mail. The answer does not tell whether the address has an account.
 * Only that of a member is named as such: owners see the team anyway.
 * @throws Problem 404, 403 for members who are no owners or without a confirmed address, 422 for the address of a member,
 * 409 company_full, 429
 */
export async function invite(
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  trx: Trx,
  userId: number,
  { email, role }: InvitationForm,
): Promise<void> {
  const now = clock()
  const company = await lockOwnedCompany(trx, userId)
  await requireConfirmedEmail(trx, userId)
  await requireOutsider(trx, { companyId: company.id, userId, email })
  const open = await listInvitations(trx, company.id, now)
  const others = open.filter((invitation) => invitation.email !== email)
  if (others.length + (await listMembers(trx, company.id)).length >= MAX_TEAM)
    throw new Problem('company_full')
  const limit = { act: 'company-invite', subject: String(userId), max: INVITATIONS_A_DAY, withinMs: DAY_MS }
  await requireBelowLimit(trx, limit, now)
  await requireRequestedMail(trx, 'company', { email, accountId: userId }, now)
  const { id } = await replaceInvitation(trx, {
    company_id: company.id,
    email,
    role,
    invited_by: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_LIFE_MS),
  })
  await tasks.add(trx, 'mail-company-invitation', { invitation_id: id })
  await recordAction(trx, {
    actorId: userId,
    action: 'company.invited',
    subject: { type: 'company', id: company.id },
    details: { role },
    at: now,
  })
}

type Guest = { companyId: number; userId: number; email: string }

async function requireOutsider(trx: Trx, { companyId, userId, email }: Guest): Promise<void> {
  const member = await findMemberByEmail(trx, companyId, email)
  if (member) throw invalid({ email: [member.user_id === userId ? 'own_email' : 'already_in_team'] })
}

/**
 * Mails the link of an invitation. The token is created here, so that no queue contains it. Only its hash is stored.
 */
export async function mailInvitation(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  invitationId: number,
): Promise<void> {
  const token = createToken()
  const reader = await saveInvitationToken(db, { id: invitationId, tokenHash: hashOf(token), now: clock() })
  if (!reader) return
  const link = `${config.publicUrl}/${reader.language}/cabinet/worker/user/company#token=${token}`
  const { company, name, surname } = reader
  await mailer.send(
    invitationMail(reader, { company, inviter: publicName({ name, surname }), link }, config.publicUrl),
  )
}

/** @throws Problem 404, 403 for members who are no owners */
export async function withdrawInvitation(trx: Trx, userId: number, id: number): Promise<void> {
  const company = await lockOwnedCompany(trx, userId)
  if (!(await deleteInvitation(trx, company.id, id))) throw notFound()
}

/** @throws Problem 422 when the token is unknown, used or expired */
export async function readInvitation({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const invitation = await findInvitation(db, hashOf(token), clock())
  if (!invitation) throw expired()
  const { name, email, role } = invitation
  // Whoever has the token reads the mails of this address, and could ask for a password there.
  return { company: name, email, role, has_account: !!(await findUserByEmail(db, email)) }
}

/**
 * Makes the current user a member. The mail has proved that the address is theirs, so it is confirmed too.
 * @throws Problem 422 when the token is unknown, used or expired, 403 other_address, 409 already_in_company
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Trx,
  userId: number,
  token: string,
): Promise<void> {
  const now = deps.clock()
  const found = await findInvitation(trx, hashOf(token), now)
  if (!found || !(await lockCompany(trx, found.company_id))) throw expired()
  await lockUser(trx, userId)
  // Another request may have used or withdrawn it while this one waited for the lock.
  const invitation = await findInvitation(trx, hashOf(token), now)
  if (!invitation) throw expired()
  const user = await findUser(trx, userId)
  if (user?.email.toLowerCase() !== invitation.email) throw new Problem('other_address')
  const { company_id, role, id } = invitation
  if (!(await insertMember(trx, { user_id: userId, company_id, role, joined_at: now })))
    throw new Problem('already_in_company')
  await deleteInvitation(trx, company_id, id)
  await confirmEmail(trx, userId, user.email, now)
  await recordAction(trx, {
    actorId: userId,
    action: 'company.joined',
    subject: { type: 'company', id: company_id },
    after: { role },
    at: now,
  })
  await notify(deps, trx, {
    user_id: invitation.invited_by,
    kind: 'invitation_answered',
    subject: { type: 'account', id: userId, title: invitation.name },
    actor: personOf(user),
    detail: 'accepted',
  })
}

/**
 * Ends an invitation that its recipient does not want, and tells the owner who sent it. An account is not necessary; one
 * that was registered for it no longer names the company.
 * @throws Problem 422 when the token is unknown, used or expired
 */
export async function declineInvitation(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Trx,
  token: string,
): Promise<void> {
  const invitation = await findInvitation(trx, hashOf(token), deps.clock())
  // Of two presses one ends it.
  if (!invitation || !(await deleteInvitation(trx, invitation.company_id, invitation.id))) throw expired()
  const { email, name: company, created_at: since } = invitation
  await dropInvitedCompany(trx, { email, company, since })
  await notify(deps, trx, {
    user_id: invitation.invited_by,
    kind: 'invitation_answered',
    subject: { type: 'account', id: invitation.invited_by, title: invitation.email },
    detail: 'declined',
  })
}

const expired = () => invalid({ token: ['link_expired'] })
