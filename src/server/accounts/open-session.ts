import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Token } from '#shared/contract/accounts.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { SESSION_LIFE_MS } from './session-rules.ts'
import { insertSession } from './sessions-store.ts'
import { signToken } from './tokens.ts'

type Holder = { id: number; role: Role }

/** Creates a session for a user on a device and signs its first token. */
export async function openSession(
  trx: Kysely<Tables>,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  user: Holder,
  device: string,
  { byTemporaryPassword = false } = {},
): Promise<Token> {
  const now = clock()
  const session = { id: randomUUID(), jti: randomUUID() }
  await insertSession(trx, {
    id: session.id,
    user_id: user.id,
    current_jti: session.jti,
    current_issued_at: now,
    previous_jti: null,
    previous_revoked_at: null,
    successor_used: false,
    device,
    created_at: now,
    last_used_at: now,
    requested_at: now,
    expires_at: new Date(now.getTime() + SESSION_LIFE_MS),
    revoked_at: null,
    by_temporary_password: byTemporaryPassword,
  })
  const claims = { userId: user.id, sessionId: session.id, jti: session.jti, role: user.role }
  return signToken(config.secrets, claims, now)
}
