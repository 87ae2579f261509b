import type { Actor } from '../../http/app-type.ts'
import { createUser, type TestUser } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** The kinds of callers who try to access another user's data. */
export const CALLERS = [
  'visitor',
  'malformed token',
  'ended session',
  'unconfirmed seeker',
  'other seeker',
  'other employer',
  'blocked account',
  'moderator',
  'editor',
  'administrator',
] as const
export type CallerName = (typeof CALLERS)[number]

/** The properties that decide whether a caller may use a route; null for a signed-out caller. */
export type Identity = Pick<Actor, 'role' | 'staffRole'> | null

const seeker = { role: 'worker', staffRole: null } as const
export const IDENTITIES: Record<CallerName, Identity> = {
  visitor: null,
  'malformed token': null,
  'ended session': null,
  'unconfirmed seeker': seeker,
  'other seeker': seeker,
  'other employer': { role: 'boss', staffRole: null },
  'blocked account': null,
  moderator: { role: 'admin', staffRole: 'moderator' },
  editor: { role: 'admin', staffRole: 'editor' },
  administrator: { role: 'admin', staffRole: 'administrator' },
}

/** A caller with their account, if they have one. */
export type Caller = { name: CallerName | 'owner'; user: TestUser | null; token: string | null }

const NOBODY: Caller = { name: 'visitor', user: null, token: null }

/** Creates a caller. Signed-in callers get a new account and session. */
export async function createCaller(test: TestApp, name: CallerName): Promise<Caller> {
  if (name === 'visitor') return NOBODY
  if (name === 'malformed token') return { ...NOBODY, name, token: 'e30.e30.e30' }
  const identity = IDENTITIES[name] ?? seeker
  const user = await createUser(test, {
    role: identity.role,
    staff_role: identity.staffRole,
    ...(name === 'unconfirmed seeker' && { email_confirmed_at: null }),
    ...(name === 'blocked account' && { blocked_at: test.clock(), blocked_reason: 'Fraud' }),
  })
  if (name === 'ended session')
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: test.clock() })
      .where('user_id', '=', user.id)
      .execute()
  return { name, user, token: user.token }
}
