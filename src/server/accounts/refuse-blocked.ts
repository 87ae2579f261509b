import { DEFAULT_GROUND } from '#shared/contract/grounds.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { objectionPath } from '../objections/link.ts'
import type { User } from './users-store.ts'

/**
 * Refuses a blocked user who has proved who they are, and states the reason: the mail with it goes to confirmed addresses
 * only (DSA Art. 17).
 * @throws Problem 403 account_blocked
 */
export function refuseBlocked(config: Pick<Deps['config'], 'secrets'>, user: User): void {
  if (!user.blocked_at) return
  const blocked = { type: 'account', id: user.id, at: user.blocked_at } as const
  const objection = objectionPath(config, blocked, user.language)
  const { blocked_reason: reason, blocked_ground: ground, blocked_until: until } = user
  throw new Problem('account_blocked', {
    block: {
      reason: reason ?? '',
      ground: ground ?? DEFAULT_GROUND,
      until: until?.toISOString() ?? null,
      objection,
    },
  })
}
