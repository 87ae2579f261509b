import { getSession, pageSession } from '#client/platform/device/session/page.ts'
import type { Role } from '#shared/contract/roles.ts'

/**
 * Refreshes the token when the account has switched to another role, on this or another device. Only one tab refreshes
 * at a time.
 */
export async function refreshTokenForRole(role: Role): Promise<void> {
  const session = getSession()
  if (!session || session.role === role) return
  const { refreshToken } = await import('#client/platform/api/refresh-token.ts')
  await refreshToken(pageSession, session.token)
}
