import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import type { TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

const STEP_MS = 30_000

/** Sets up an authenticator app for a user, over the API. `codeIn(n)` is its code n steps from now. */
export async function setUpTotp(test: TestApp, { token, password }: TestUser, { isConfirmed = true } = {}) {
  const started = await test.call('POST', '/cabinet/second-factor/totp', { token, body: { password } })
  const { secret } = started.body.data as { secret: string }
  const codeIn = (steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: test.clock().getTime() + steps * STEP_MS })
  if (!isConfirmed) return { secret, codeIn, recoveryCodes: null }
  const confirmed = await test.call('POST', '/cabinet/second-factor/totp/confirm', {
    token,
    body: { code: codeIn() },
  })
  // The code of the set-up is used up.
  test.clock.advance(2 * STEP_MS)
  return { secret, codeIn, recoveryCodes: confirmed.body.data.recovery_codes as string[] | null }
}

/** Inserts a passkey that no authenticator has, and returns its id. */
export async function createPasskey(
  test: TestApp,
  { id }: Pick<TestUser, 'id'>,
  name = 'Key',
): Promise<number> {
  const row = {
    user_id: id,
    credential_id: randomUUID(),
    public_key: 'none',
    counter: 0,
    transports: '[]',
    name,
    created_at: test.clock(),
    last_used_at: null,
  }
  const made = await test.db.insertInto('passkeys').values(row).returning('id').executeTakeFirstOrThrow()
  return made.id
}
