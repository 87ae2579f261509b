import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { readToken, signToken } from './tokens.ts'

const SECRET = new TextEncoder().encode('s'.repeat(40))
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
  expect(await readToken(new TextEncoder().encode('t'.repeat(40)), token, NOW)).toBeNull()
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
