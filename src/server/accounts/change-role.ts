import type * as z from 'zod/mini'
import type { ChangeRoleSchema } from '#shared/contract/accounts.ts'
import { reservedNames } from '#shared/rules/reserved-name-problems.ts'
import { readPageVersion } from '../content/page-version.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, invalid, Problem } from '../http/problem.ts'
import { companyOf, companyProblems } from './company.ts'
import { rolesOf } from './roles.ts'
import { requireStillSignedIn } from './still-signed-in.ts'
import { addRole, findUserById, saveRole, type User } from './users-store.ts'
import { queueVatCheck } from './vat/queue-vat-check.ts'

type Change = z.output<typeof ChangeRoleSchema>

/**
 * Uses the account in the other role. The first time this adds the role. Vacancies, offers, bids and rooms of both
 * roles stay. Tokens name the role only for the client: the next request already has the new one.
 * @throws Problem 401 when the session has ended meanwhile, 403 for staff, 422 by field when the role is added
 */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'tasks' | 'config' | 'clock'>,
  actor: Actor,
  change: Change,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await requireStillSignedIn(trx, actor)
    const user = await findUserById(trx, actor.id)
    if (!user || user.role === 'admin') throw new Problem('forbidden')
    if (rolesOf(user).includes(change.role)) return saveRole(trx, user.id, change.role)
    const problems = problemsOf(user, change)
    if (Object.keys(problems).length) throw invalid(problems)
    const company = addedCompany(user, change)
    const now = deps.clock()
    const terms = { terms_version: await readPageVersion(trx, 'terms', now), terms_accepted_at: now }
    await addRole(trx, user.id, change.role, { ...company, ...terms })
    await queueVatCheck(trx, deps, { ...company, id: user.id })
  })
}

function problemsOf(user: User, change: Change): FieldProblems {
  return {
    ...(change.agreed ? {} : { agreed: ['required'] }),
    ...(needsCompany(user, change) ? companyProblems(change) : {}),
    ...(needsCompany(user, change) ? reservedNames(change) : {}),
  }
}

/** A company that registered as a job seeker keeps its data. */
const needsCompany = (user: User, { role, person_type }: Change) =>
  role === 'boss' && user.person_type === 'individual' && person_type === 'legal_entity'

function addedCompany(user: User, change: Change) {
  if (needsCompany(user, change))
    return { ...companyOf({ ...change, person_type: 'legal_entity' as const }), company_of_employer: true }
  // The existing company of an employer is not shown in the job seeker's profile (migration 190).
  return { company_of_employer: change.role === 'worker' }
}
