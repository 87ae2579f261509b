import type * as z from 'zod/mini'
import type { SecondStepFormSchema } from '#shared/contract/second-factor.ts'
import { DAY_MS } from '#shared/durations.ts'
import { hashOf } from '../../db/hash-of.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { countAct } from '../../limits/count-act.ts'
import { deleteAttempt } from '../attempts-store.ts'
import { knownDevice } from '../known-device.ts'
import type { SignedIn } from '../log-in.ts'
import { openSignIn } from '../open-sign-in.ts'
import { refuseBlocked } from '../refuse-blocked.ts'
import { findSignIn, MAX_ATTEMPTS, passwordOfProof } from '../sign-in-challenge.ts'
import { claimChallenge, deleteChallenge } from '../sign-in-challenges-store.ts'
import { knownOrigin } from '../throttle.ts'
import { findUserById, type User } from '../users-store.ts'
import { checkStep, countGuess } from './check-step.ts'
import { mailOwner } from './mails.ts'

type Form = z.output<typeof SecondStepFormSchema>

/**
 * Takes the second step of a sign-in and opens its session.
 * @throws Problem 409 sign_in_expired, 422 on `code`, `recovery_code` or `passkey`, 403 account_blocked, 429
 */
export async function takeSecondStep(
  deps: Deps,
  form: Form,
  from: { address: string; cookies?: string | undefined },
): Promise<SignedIn> {
  const { db, clock } = deps
  const tokenHash = hashOf(form.challenge)
  const found = await findSignIn(deps, form.challenge)
  if (!found) throw new Problem('sign_in_expired')
  const attempt = await countStep(deps, found.user_id, from)
  // Counted before the code is compared, so that concurrent guesses count too.
  const challenge = await claimChallenge(db, tokenHash, MAX_ATTEMPTS, clock())
  const user = challenge && (await findUserById(db, challenge.user_id))
  if (!challenge || !user) throw new Problem('sign_in_expired')
  const match = challenge.is_temporary ? 'temporary' : 'own'
  refuseBlocked(deps.config, user)
  const hash = passwordOfProof(user, match, challenge.proof)
  if (hash === null) throw new Problem('sign_in_expired')
  const use = await checkStep(deps, user, form)
  const token = await db.transaction().execute(async (trx) => {
    if (!use || !(await use(trx))) return null
    const opened =
      (await deleteChallenge(trx, tokenHash)) &&
      (await openSignIn(trx, deps, user, { match, hash, device: challenge.device }))
    if (!opened) throw new Problem('sign_in_expired')
    return opened
  })
  if (!token) {
    if (challenge.attempts === MAX_ATTEMPTS) await warnOwner(deps, user)
    throw problemOfStep(form)
  }
  await deleteAttempt(db, attempt)
  return { userId: user.id, token }
}

function problemOfStep(form: Form): Problem {
  if ('passkey' in form) return invalid({ passkey: ['passkey_refused'] })
  return invalid({ ['code' in form ? 'code' : 'recovery_code']: ['code_wrong'] })
}

/** Mails the owner, at most once a day, because somebody else may know the password. */
async function warnOwner(deps: Deps, user: User): Promise<void> {
  const limit = { act: 'second-step-mail', subject: String(user.id), max: 1, withinMs: DAY_MS }
  await deps.db.transaction().execute(async (trx) => {
    if ((await countAct(trx, limit, deps.clock())) === null) await mailOwner(trx, deps, user, 'codes_refused')
  })
}

/** Counts an attempt by account and network. A known device has its own counter. */
async function countStep(
  deps: Deps,
  userId: number,
  from: { address: string; cookies?: string | undefined },
): Promise<number> {
  const known = knownDevice(deps.config, from.cookies, userId)
  return countGuess(deps, userId, known ? knownOrigin('device', known) : from.address)
}
