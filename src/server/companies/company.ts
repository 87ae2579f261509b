import type { Transaction } from 'kysely'
import { type Company, type CompanyForm, NO_COMPANY_VERSION } from '#shared/contract/companies.ts'
import { reservedNames } from '#shared/rules/reserved-name-problems.ts'
import { personOf } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import type { Db } from '../db/connect.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { requireVersion, textVersion } from '../http/text-version.ts'
import { listInvitations } from './invitations-store.ts'
import { readDomain } from './read-domain.ts'
import {
  findCompany,
  findMembership,
  insertCompany,
  insertMember,
  listMembers,
  lockCompany,
  takeVacancies,
  updateCompany,
} from './store.ts'

type Trx = Transaction<Tables>

/** A user's company with its team; null when the user belongs to none. */
export async function readCompany(db: Db, userId: number, now: Date): Promise<Company | null> {
  const own = await findMembership(db, userId)
  if (!own) return null
  const company = await findCompany(db, own.company_id)
  const { id, name, address, website, description, logo } = company
  const members = await listMembers(db, id)
  const invitations = own.role === 'owner' ? await listInvitations(db, id, now) : []
  return {
    id,
    name,
    address,
    website,
    description,
    logo,
    version: companyVersion(company),
    domain: await readDomain(db, id, now),
    my_role: own.role,
    members: members.map((row) => ({
      ...personOf({ ...row, id: row.user_id }),
      role: row.role,
      joined_at: row.joined_at.toISOString(),
    })),
    invitations: invitations.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() })),
  }
}

type Form = Pick<Company, 'name' | 'address' | 'website' | 'description'>

/** The version of what an owner writes about the company: the logo and the domain are changed on their own. */
const companyVersion = ({ name, address, website, description }: Form): number =>
  textVersion(name, address, website, description)

/** @throws Problem 404 when the user belongs to no company */
export async function getCompany(db: Db, userId: number, now: Date): Promise<Company> {
  const company = await readCompany(db, userId, now)
  if (!company) throw notFound()
  return company
}

/**
 * Locks the company of one of its owners until the transaction ends.
 * @returns the company
 * @throws Problem 404 when the user belongs to none, 403 for other members
 */
export async function lockOwnedCompany(trx: Trx, userId: number) {
  const before = await findMembership(trx, userId)
  const company = before && (await lockCompany(trx, before.company_id))
  // Another owner may have changed the role while this request waited for the lock.
  const own = await findMembership(trx, userId)
  if (!company || own?.company_id !== company.id) throw notFound()
  if (own.role !== 'owner') throw new Problem('forbidden')
  return company
}

/**
 * Creates a user's company with them as its owner, or changes it. All vacancies of the founder become the company's.
 * @param known the version of the company that the form was written for, `NO_COMPANY_VERSION` for a new one; null for any, also for
 *   a new company
 * @throws Problem 403 when the user is a member without being an owner, 404 when the user has left the company,
 *   409 already_in_company after a parallel request, 412 changed_elsewhere, 422
 */
export async function saveCompany(
  trx: Trx,
  userId: number,
  form: CompanyForm,
  { known, now }: { known: number | null; now: Date },
): Promise<void> {
  const problems = reservedNames({ company_name: form.name })
  if (problems.company_name) throw invalid({ name: problems.company_name })
  if (await findMembership(trx, userId)) {
    const company = await lockOwnedCompany(trx, userId)
    const { id } = company
    // An earlier release sends no description.
    const { description = company.description } = form
    const changed = { ...form, description }
    requireVersion(known, { stored: companyVersion(company), added: companyVersion(changed) })
    await updateCompany(trx, id, { ...changed, updated_at: now })
    await recordAction(trx, {
      actorId: userId,
      action: 'company.changed',
      subject: { type: 'company', id },
      at: now,
    })
    return
  }
  // A colleague has removed the user while the form was open: it must not found another company.
  if (known !== null && known !== NO_COMPANY_VERSION) throw notFound()
  // A vacancy that the founder is just creating is taken too.
  await lockUser(trx, userId)
  const { id } = await insertCompany(trx, { ...form, created_at: now, updated_at: now })
  // Another request has founded one, or accepted an invitation, meanwhile.
  if (!(await insertMember(trx, { user_id: userId, company_id: id, role: 'owner', joined_at: now })))
    throw new Problem('already_in_company')
  await takeVacancies(trx, userId, id)
  await recordAction(trx, {
    actorId: userId,
    action: 'company.created',
    subject: { type: 'company', id },
    at: now,
  })
}
