import { afterEach, beforeEach, vi } from 'vitest'
import { pageSession, signIn, signOut } from '../device/session/page.ts'
import { provideSession } from '../device/session/source.ts'
import { drain } from '../outbox/outbox.ts'
import { makeToken } from './tokens.ts'

/**
 * Signs a new user in before each test and out after it. Ids count up from `firstId`, so that no data are shared.
 * @returns the current user's id
 */
export function signInForEach(firstId: number): () => number {
  let userId = firstId
  beforeEach(async () => {
    provideSession(pageSession)
    userId += 1
    await signIn(makeToken({ sub: userId }))
  })
  afterEach(async () => {
    await drain()
    vi.unstubAllGlobals()
    await signOut()
  })
  return () => userId
}
