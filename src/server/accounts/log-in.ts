import type * as z from 'zod/mini'
import type { LoginSchema, Token } from '#shared/contract/accounts.ts'
import type { SecondFactorRequired } from '#shared/contract/second-factor.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, Problem } from '../http/problem.ts'
import { isLoopbackUrl } from '../network/loopback.ts'
import { deleteAttempt } from './attempts-store.ts'
import { knownDevice } from './known-device.ts'
import { openSignIn } from './open-sign-in.ts'
import { type Candidate, candidatesFor } from './password-candidates.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { normalisePhone } from './phone.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { rolesOf } from './roles.ts'
import { type FirstStep, startChallenge } from './sign-in-challenge.ts'
import { deleteFactors } from './sign-in-challenges-store.ts'
import { TEMPORARY_PASSWORD } from './temporary-password.ts'
import { countAttempt, knownOrigin } from './throttle.ts'
import { findUserByEmail, findUserByPhone, saveRole, type User } from './users-store.ts'

const DEMO_EMAIL = /^(?:worker|boss|admin)@jobmost\.example$/i

// Compared when there is no other hash: the response time must not reveal which accounts exist.
const dummyHash = hashPassword('nobody')
export type SignedIn = { userId: number; token: Token }

const wrong = () => invalid({ login: ['login_wrong'] })

/**
 * Signs a user in by e-mail or phone. An account with a second factor gets no session but a challenge.
 * @throws Problem 422 on `login` with one text for every cause, 422 on `role` when only the role is wrong,
 * 403 account_blocked, 429
 */
export async function logIn(
  deps: Deps,
  { login, password, role }: z.output<typeof LoginSchema>,
  from: { address: string; device: string; cookies?: string | undefined },
): Promise<SignedIn | SecondFactorRequired> {
  const user = await findUserByLogin(deps, login)
  const known = user && knownDevice(deps.config, from.cookies, user.id)
  const place = known ? knownOrigin('device', known) : from.address
  const { attempt, isMailedOnly } = await countLogIn(deps, accountKey(user, login), place, password)
  const candidates = candidatesFor(user, password, deps.clock(), isMailedOnly)
  const matched = await matchPassword(candidates, password)
  if (!user || !matched || isRefusedDemo(deps.config, user)) throw wrong()
  await deleteAttempt(deps.db, attempt)
  // The block is reported only after the right password.
  refuseBlocked(deps.config, user)
  if (role && !rolesOf(user).includes(role)) throw invalid({ role: ['role_wrong'] })
  return deps.db.transaction().execute(async (trx) => {
    const signIn = { ...matched, device: from.device }
    // Whoever registered with somebody else's address must not keep its owner out by a second factor.
    if (matched.match === 'temporary' && !user.email_confirmed_at) await deleteFactors(trx, user.id)
    const challenge = await startChallenge(trx, deps, user, signIn)
    if (challenge) return challenge
    // With a second factor the chosen role is ignored: the challenge does not store it.
    const holder = role ? { ...user, role } : user
    const token = await openSignIn(trx, deps, holder, signIn)
    if (!token) throw wrong()
    if (role && role !== user.role) await saveRole(trx, user.id, role)
    return { userId: user.id, token }
  })
}

/** Demo accounts are refused on public sites, because the README has their passwords. */
export const isRefusedDemo = ({ publicUrl }: Pick<Deps['config'], 'publicUrl'>, user: User): boolean =>
  !isLoopbackUrl(publicUrl) && (user.is_demo || DEMO_EMAIL.test(user.email))

async function findUserByLogin({ db }: Deps, login: string): Promise<User | null> {
  if (login.includes('@')) return findUserByEmail(db, login)
  const phone = normalisePhone(login)
  return phone ? findUserByPhone(db, phone) : null
}

/** The key under which attempts are counted. An unknown login is hashed, because it may be a person's e-mail address. */
function accountKey(user: User | null, login: string): string {
  return user ? `user:${user.id}` : hashOf(login.toLowerCase())
}

/**
 * Counts an attempt. Above the limits a mailed password still opens its account, so that nobody is locked out by others at
 * their address who guess passwords: whoever is refused can request one.
 * @throws Problem 429
 */
async function countLogIn(deps: Deps, account: string, address: string, password: string) {
  try {
    return { attempt: await countAttempt(deps, { account, address }), isMailedOnly: false }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, headers } = error
    if (!TEMPORARY_PASSWORD.test(password)) throw new Problem(code, { text: 'too_many_sign_ins', headers })
    const mailed = { account: `mailed:${account}`, address }
    return { attempt: await countAttempt(deps, mailed, 'mailed'), isMailedOnly: true }
  }
}

async function matchPassword(
  candidates: readonly Candidate[],
  password: string,
): Promise<Omit<FirstStep, 'device'> | null> {
  for (const { match, hash } of candidates)
    if ((await isPassword(hash ?? (await dummyHash), password)) && hash !== null) return { match, hash }
  return null
}
