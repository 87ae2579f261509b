import type { OpenRole, Role } from '#shared/contract/roles.ts'

type Holder = { role: Role; second_role: OpenRole | null }

/** The roles between which a user can switch; none for staff. */
export function rolesOf({ role, second_role }: Holder): OpenRole[] {
  if (role === 'admin') return []
  return second_role ? ['worker', 'boss'] : [role]
}

/**
 * The role in which a user meets another one. A user with both roles is an employer for job seekers, and a job seeker
 * for employers; for everybody else the role in use counts.
 */
export function roleTowards(user: Holder, other: Role | null | undefined): Role {
  if (!user.second_role || (other !== 'worker' && other !== 'boss')) return user.role
  return other === 'boss' ? 'worker' : 'boss'
}
