import { getSession, pageSession } from '#client/platform/device/session/page.ts'
import type { Role } from '#shared/contract/roles.ts'

/**
 * Gets a token with the current role of the account when the present one names another: the user has switched, here or
 * on another device. Tokens are refreshed by one tab at a time.
 */
export async function adoptRole(role: Role): Promise<void> {
  const session = getSession()
  if (!session || session.role === role) return
  const { refreshToken } = await import('#client/platform/api/refresh-token.ts')
  await refreshToken(pageSession, session.token)
}
