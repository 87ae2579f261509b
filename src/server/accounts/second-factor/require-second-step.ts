import type { Kysely } from 'kysely'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { Tables } from '../../db/tables.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid } from '../../http/problem.ts'
import { deleteAttempt } from '../attempts-store.ts'
import { knownOrigin } from '../throttle.ts'
import type { User } from '../users-store.ts'
import { checkStep, countGuess } from './check-step.ts'
import { hasSecondFactor } from './reset.ts'

/**
 * Requires the second factor of an account that has one, before an irreversible action. A passkey in place of the
 * password is enough.
 * @param proof `code` is a code of the authenticator app or a recovery code
 * @returns a function that uses the code up in the action's transaction
 * @throws Problem 422 on `code`, 429; the returned function 422 on `code`
 */
export async function requireSecondStep(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'tasks'>,
  user: User,
  actor: Pick<Actor, 'sessionId'>,
  { passkey, code }: OwnerProof & { code?: string | undefined },
): Promise<(trx: Kysely<Tables>) => Promise<void>> {
  if (passkey || !(await hasSecondFactor(deps.db, user.id))) return async () => undefined
  if (!code) throw invalid({ code: ['required'] })
  const attempt = await countGuess(deps, user.id, knownOrigin('session', actor.sessionId))
  // Codes of the app are digits. Recovery codes always have letters.
  const use = await checkStep(deps, user, /[a-z]/i.test(code) ? { recovery_code: code } : { code })
  if (!use) throw invalid({ code: ['code_wrong'] })
  return async (trx) => {
    if (!(await use(trx))) throw invalid({ code: ['code_wrong'] })
    await deleteAttempt(trx, attempt)
  }
}
