import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { commitTime } from '../testing/commit.ts'
import { CLAIMED_SINCE, readToken, signToken } from './tokens.ts'

const SECRET = [new TextEncoder().encode('s'.repeat(40))] as const
const OTHER = [new TextEncoder().encode('t'.repeat(40))] as const
const NOW = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
const claims = (userId: number) => ({
  userId,
  sessionId: randomUUID(),
  jti: randomUUID(),
  role: 'worker' as const,
})

it('a cached token still expires, and is still invalid under another secret', async () => {
  const { access_token: token } = await signToken(SECRET, claims(7), NOW)
  expect(await readToken(SECRET, token, NOW)).toMatchObject({ userId: 7, isExpired: false })
  expect(await readToken(SECRET, token, later(59))).toMatchObject({ userId: 7, isExpired: false })
  expect(await readToken(SECRET, token, later(60))).toMatchObject({ userId: 7, isExpired: true })
  expect(await readToken(OTHER, token, NOW)).toBeNull()
})

it('a cached token does not make another token valid', async () => {
  const [anna, boris] = await Promise.all([7, 8].map((id) => signToken(SECRET, claims(id), NOW)))
  const [header, payload, signature] = anna?.access_token.split('.') ?? []
  await readToken(SECRET, `${header}.${payload}.${signature}`, NOW)
  const foreign = boris?.access_token.split('.')[1]
  expect(await readToken(SECRET, `${header}.${foreign}.${signature}`, NOW)).toBeNull()
  expect(await readToken(SECRET, `${header}.${payload}.${'A'.repeat(43)}`, NOW)).toBeNull()
  expect(await readToken(SECRET, boris?.access_token ?? '', NOW)).toMatchObject({ userId: 8 })
})

it('a token of any accepted secret is read, also an expired one; the first secret signs', async () => {
  const { access_token: token } = await signToken(OTHER, claims(7), NOW)
  const both = [...SECRET, ...OTHER] as const
  expect(await readToken(both, token, NOW)).toMatchObject({ userId: 7, isExpired: false })
  expect(await readToken(both, token, later(61))).toMatchObject({ userId: 7, isExpired: true })
  expect(await readToken(SECRET, token, NOW)).toBeNull()
  const { access_token: fresh } = await signToken(both, claims(8), NOW)
  expect(await readToken(SECRET, fresh, NOW)).toMatchObject({ userId: 8 })
})

it('tokens without issuer and audience are accepted until their date only; then delete CLAIMED_SINCE', () => {
  expect(commitTime()).toBeLessThan(CLAIMED_SINCE * SECOND_MS)
})

it('a token of another issuer or for another audience is refused; those without both only of former releases', async () => {
  const sign = (about: { iss?: string; aud?: string }, at: Date) =>
    new SignJWT({ ...about, sid: randomUUID(), jti: randomUUID(), role: 'worker' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject('7')
      .setIssuedAt(at)
      .setExpirationTime(new Date(at.getTime() + 60 * MINUTE_MS))
      .sign(SECRET[0])
  const isRead = async (about: object, at = NOW) =>
    (await readToken(SECRET, await sign(about, at), at)) !== null
  expect(await isRead({ iss: 'jobmost', aud: 'jobmost api' })).toBe(true)
  expect(await isRead({ iss: 'jobmost', aud: 'a newsletter' })).toBe(false)
  expect(await isRead({ iss: 'evil', aud: 'jobmost api' })).toBe(false)
  expect(await isRead({ iss: 'jobmost' })).toBe(false)
  expect(await isRead({})).toBe(true)
  expect(await isRead({}, new Date('2027-02-01T12:00:00Z'))).toBe(false)
})
