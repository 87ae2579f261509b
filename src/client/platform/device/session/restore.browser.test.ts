import { afterEach, expect, test } from 'vitest'
import { makeToken } from '../../testing/tokens.ts'
import { writeMirror } from './mirror.ts'
import { getSession, pageSession, restoreSession, signIn, signOut } from './page.ts'

const token = makeToken({ sub: 78, sid: 'one' })
const later = makeToken({ sub: 78, sid: 'two' })

afterEach(() => signOut())

test('a login of which the browser has lost the token in localStorage is restored', async () => {
  await signIn(token)
  localStorage.removeItem('access_token')
  expect(getSession()).toBeNull()
  await restoreSession()
  expect(getSession()).toMatchObject({ userId: 78, id: 'one' })
})

test('a session that was ended is not, although the copy could not be deleted', async () => {
  for (const end of [() => signOut(), () => pageSession.loseSession(token.access_token)]) {
    await signIn(token)
    await end()
    await writeMirror(token.access_token)
    await restoreSession()
    expect(getSession()).toBeNull()
  }
  await writeMirror(later.access_token)
  await restoreSession()
  expect(getSession()).toMatchObject({ id: 'two' })
})

test('a sign-out of which the browser has lost the trace in localStorage still counts, until somebody signs in again', async () => {
  await signIn(token)
  await signOut()
  localStorage.setItem('access_token', token.access_token)
  localStorage.removeItem('ended_session')
  await restoreSession()
  expect(getSession()).toBeNull()
  await signIn(later)
  await restoreSession()
  expect(getSession()).toMatchObject({ id: 'two' })
})

test('the token in localStorage counts more than the copy', async () => {
  await signIn(token)
  await writeMirror(later.access_token)
  await restoreSession()
  expect(getSession()).toMatchObject({ id: 'one' })
})
