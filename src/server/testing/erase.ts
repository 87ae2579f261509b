import { createHandlers } from '../background/registry.ts'
import type { TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Requests the deletion of an account, makes it due at once, and runs the daily task that erases it. */
export async function eraseNow(
  test: TestApp,
  { token, password }: Pick<TestUser, 'token' | 'password'>,
  /** The second step, where two-step login is switched on. */
  code?: string,
): Promise<void> {
  const { status } = await test.call('DELETE', '/cabinet', { token, body: { password, code } })
  if (status !== 204) throw new Error(`DELETE /cabinet: ${status}`)
  await test.db.updateTable('account_deletions').set({ erase_at: test.clock() }).execute()
  await createHandlers(test.deps)['erase-accounts']({})
}
