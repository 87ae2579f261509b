import type { FastifyContextConfig } from 'fastify'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { type Caller, type CallerName, IDENTITIES } from './callers.ts'
import type { Outcome, RouteCase } from './line.ts'

/**
 * The expected answer for a caller, from the route's declared access and the owner of the line's data.
 * @param options.hasParameters whether the address has an id. Without one, a route is about the caller's own data
 */
export function expectedOutcome(
  caller: CallerName,
  { access, right }: Pick<FastifyContextConfig, 'access' | 'right'>,
  line: RouteCase,
  { hasParameters, isWrite }: { hasParameters: boolean; isWrite: boolean },
): Outcome {
  const identity = IDENTITIES[caller]
  const isOpen = access === 'public' || access === 'anonymous'
  const passed = outcomeInside(caller, line, isOpen || access === 'admin' || !hasParameters)
  if (access === 'public' && isWrite && !identity && caller !== 'visitor') return 401
  if (isOpen) return passed
  if (!identity) return access === 'admin' && caller === 'visitor' ? 404 : 401
  if (access === 'admin') return hasRight(identity.staffRole, right ?? 'staff') ? passed : 404
  if (access !== 'signed-in' && access !== 'own-credential' && identity.role !== access) return 403
  return passed
}

function outcomeInside(caller: CallerName, { others }: RouteCase, isOpen: boolean): Outcome {
  const stated = typeof others === 'object' ? others[caller] : others
  return stated ?? (isOpen ? 'done' : 404)
}

/** Whether a caller may read the route's data as staff with the required right. */
export const isStaffFor = (
  { name }: Pick<Caller, 'name'>,
  { access, right }: Pick<FastifyContextConfig, 'access' | 'right'>,
): boolean =>
  access === 'admin' && name !== 'owner' && hasRight(IDENTITIES[name]?.staffRole ?? null, right ?? 'staff')
