import type { FastifyContextConfig } from 'fastify'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { type Caller, type CallerName, IDENTITIES } from './callers.ts'
import type { Line, Outcome } from './line.ts'

/**
 * The answer that a route's declared access, and whose things its line is about, give a caller.
 * @param hasParameters whether the address names a thing: without it, a route is about the caller's own things
 */
export function expectedOutcome(
  caller: CallerName,
  { access, right }: Pick<FastifyContextConfig, 'access' | 'right'>,
  line: Line,
  hasParameters: boolean,
): Outcome {
  const identity = IDENTITIES[caller]
  const passed = outcomeInside(caller, line, access === 'public' || access === 'admin' || !hasParameters)
  if (access === 'public') return passed
  if (!identity) return access === 'admin' && caller === 'visitor' ? 404 : 401
  if (access === 'admin') return hasRight(identity.staffRole, right ?? 'staff') ? passed : 404
  if (access !== 'signed-in' && access !== 'own-credential' && identity.role !== access) return 403
  return passed
}

function outcomeInside(caller: CallerName, { others }: Line, isOpen: boolean): Outcome {
  const stated = typeof others === 'object' ? others[caller] : others
  return stated ?? (isOpen ? 'done' : 404)
}

/** Whether a caller may read what a route shows, because staff with its right may. */
export const isStaffFor = (
  { name }: Pick<Caller, 'name'>,
  { access, right }: Pick<FastifyContextConfig, 'access' | 'right'>,
): boolean =>
  access === 'admin' && name !== 'owner' && hasRight(IDENTITIES[name]?.staffRole ?? null, right ?? 'staff')
