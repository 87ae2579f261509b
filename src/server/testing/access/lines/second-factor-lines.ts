import { randomUUID } from 'node:crypto'
import { createAuthenticator } from '../../authenticator.ts'
import { createPasskey, setUpTotp } from '../../second-factor.ts'
import type { CallContext, RouteCases } from '../line.ts'

const PASSWORD = 'Bridge-2026!'
const withPassword = () => ({ body: { password: PASSWORD } })
// A second factor needs a confirmed address.
const UNCONFIRMED = { 'unconfirmed seeker': 403 }
const INVALID = {
  'other seeker': 422,
  'other employer': 422,
  moderator: 422,
  editor: 422,
  administrator: 422,
  ...UNCONFIRMED,
}
const unknown = { challenge: 'unknown', code: '000000' }

const passkeyOf = async ({ test, victims }: CallContext) => ({
  id: await createPasskey(test, victims.seeker),
})

/** A sign-in of the victim after the password, and the code that completes it. */
async function signInOf({ test, victims: { seeker } }: CallContext) {
  const app = await setUpTotp(test, seeker)
  const { body } = await test.call('POST', '/auth/login', {
    body: { login: seeker.email, password: PASSWORD },
  })
  return { challenge: body.challenge as string, code: app.codeIn() }
}

/** An authenticator's answer to the options for a new passkey of the victim. */
async function newPasskeyOf({ test, victims: { seeker } }: CallContext) {
  const { body } = await test.call('POST', '/cabinet/second-factor/passkeys/options', {
    token: seeker.token,
    ...withPassword(),
  })
  return createAuthenticator().create(body.data)
}

/** A sign-in with the victim's passkey for the owner, with an unregistered passkey for other callers. */
async function passkeyLoginOf({ test, victims: { seeker }, isOwner }: CallContext) {
  const authenticator = createAuthenticator()
  const { token } = seeker
  if (isOwner) {
    const asked = await test.call('POST', '/cabinet/second-factor/passkeys/options', {
      token,
      ...withPassword(),
    })
    const passkey = authenticator.create(asked.body.data)
    await test.call('POST', '/cabinet/second-factor/passkeys', { token, body: { name: 'Key', passkey } })
  }
  return authenticator.get((await test.call('POST', '/auth/passkey-options')).body.data)
}

/** The second step of a login, and what an account has for it. */
export const SECOND_FACTOR_LINES: RouteCases = {
  'POST /auth/login/second-factor': {
    owner: 'seeker',
    call: async (given) => ({ body: given.isOwner ? await signInOf(given) : unknown }),
    others: 409,
  },
  'POST /auth/login/passkey-options': {
    owner: 'seeker',
    call: async (given) => ({
      body: { challenge: given.isOwner ? (await signInOf(given)).challenge : unknown.challenge },
    }),
    others: 409,
  },
  'POST /auth/passkey-options': { owner: 'visitor' },
  'POST /auth/passkey': {
    owner: 'seeker',
    call: async (given) => ({ body: { passkey: await passkeyLoginOf(given) } }),
    others: 422,
  },
  'GET /cabinet/second-factor': { owner: 'seeker' },
  'POST /cabinet/second-factor/totp': { owner: 'seeker', call: withPassword, others: UNCONFIRMED },
  'POST /cabinet/second-factor/totp/confirm': {
    owner: 'seeker',
    call: async (given) => {
      if (!given.isOwner) return { body: { code: '000000' } }
      const { codeIn } = await setUpTotp(given.test, given.victims.seeker, { isConfirmed: false })
      return { body: { code: codeIn() } }
    },
    others: INVALID,
  },
  'DELETE /cabinet/second-factor/totp': {
    owner: 'seeker',
    call: async ({ test, victims, isOwner }) => {
      if (isOwner) await setUpTotp(test, victims.seeker)
      return withPassword()
    },
    others: 404,
  },
  'POST /cabinet/second-factor/recovery-codes': {
    owner: 'seeker',
    call: async (given) => {
      await passkeyOf(given)
      return withPassword()
    },
    others: 404,
  },
  'POST /cabinet/second-factor/passkey-options': { owner: 'seeker' },
  'POST /cabinet/second-factor/passkeys/options': {
    owner: 'seeker',
    call: withPassword,
    others: UNCONFIRMED,
  },
  'POST /cabinet/second-factor/passkeys': {
    owner: 'seeker',
    call: async (given) => ({ body: { name: 'Key', passkey: await newPasskeyOf(given) } }),
    others: INVALID,
  },
  'PUT /cabinet/second-factor/passkeys/:id': {
    owner: 'seeker',
    call: async (given) => ({ path: await passkeyOf(given), body: { name: 'Mine' } }),
  },
  'DELETE /cabinet/second-factor/passkeys/:id': {
    owner: 'seeker',
    call: async (given) => ({ path: await passkeyOf(given), ...withPassword() }),
  },
  'POST /admin/users/:id/email': {
    owner: 'administrator',
    call: async ({ victims: { seeker } }) => ({
      path: { id: seeker.id },
      body: { email: `${randomUUID()}@people.example`, reason: 'Seen in person', password: PASSWORD },
    }),
  },
  'DELETE /admin/users/:id/second-factor': {
    owner: 'administrator',
    call: async (given) => {
      await passkeyOf(given)
      return { path: { id: given.victims.seeker.id }, body: { reason: 'Seen in person', password: PASSWORD } }
    },
  },
}
