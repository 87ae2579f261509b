import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import {
  isChannelSigned,
  isUserSigned,
  problemOf,
  type SignedRequest,
  signChannel,
  signUser,
} from './signature.ts'

// The worked examples of Pusher's documentation.
const CREDENTIALS = {
  appId: '3',
  key: '278d425bdf160c739803',
  secret: '7ad3773142a6692b25b8',
}

describe("Pusher's signatures", () => {
  it('match the documentation for a private channel', () => {
    const auth = signChannel(CREDENTIALS, '1234.1234', 'private-foobar')
    expect(auth).toBe('278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4')
    expect(isChannelSigned(CREDENTIALS, auth, '1234.1234', 'private-foobar', null)).toBe(true)
  })

  it('are valid for one socket, one channel and one key only', () => {
    const auth = signChannel(CREDENTIALS, '1.1', 'private-a')
    expect(isChannelSigned(CREDENTIALS, auth, '1.2', 'private-a', null)).toBe(false)
    expect(isChannelSigned(CREDENTIALS, auth, '1.1', 'private-b', null)).toBe(false)
    expect(isChannelSigned(CREDENTIALS, auth, '1.1', 'private-a', '{}')).toBe(false)
    expect(isChannelSigned({ ...CREDENTIALS, key: 'other' }, auth, '1.1', 'private-a', null)).toBe(false)
    expect(isChannelSigned(CREDENTIALS, '', '1.1', 'private-a', null)).toBe(false)
  })

  it('of an accepted secret are valid, but it signs nothing', () => {
    const rotated = { ...CREDENTIALS, secret: 'new', acceptedSecrets: ['older', CREDENTIALS.secret] }
    const auth = signChannel(CREDENTIALS, '1.1', 'private-a')
    expect(isChannelSigned(rotated, auth, '1.1', 'private-a', null)).toBe(true)
    expect(isUserSigned(rotated, signUser(CREDENTIALS, '1.1', '{}'), '1.1', '{}')).toBe(true)
    expect(signChannel(rotated, '1.1', 'private-a')).toBe(
      signChannel({ ...CREDENTIALS, secret: 'new' }, '1.1', 'private-a'),
    )
    expect(isChannelSigned({ ...rotated, acceptedSecrets: ['older'] }, auth, '1.1', 'private-a', null)).toBe(
      false,
    )
  })
})

describe("the signature of Pusher's HTTP API", () => {
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}'
  const documented = {
    auth_key: CREDENTIALS.key,
    auth_timestamp: '1353088179',
    auth_version: '1.0',
    body_md5: 'ec365a775a4cd0599faeb73354201b6f',
    auth_signature: 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  }
  const call = (query: Record<string, string>, given: Partial<SignedRequest> = {}): SignedRequest => ({
    method: 'POST',
    path: '/apps/3/events',
    query: new URLSearchParams(query),
    body,
    ...given,
  })
  const then = new Date(1_353_088_179_000)
  const problem = (request: SignedRequest, at = then) => problemOf(CREDENTIALS, request, at)

  it('matches the documentation', () => {
    expect(problem(call(documented))).toBeNull()
    const rotated = { ...CREDENTIALS, secret: 'new' }
    expect(problemOf(rotated, call(documented), then)).toBe('auth_signature is wrong')
    const accepting = { ...rotated, acceptedSecrets: [CREDENTIALS.secret] }
    expect(problemOf(accepting, call(documented), then)).toBeNull()
  })

  it('is refused ten minutes before and after, not nine', () => {
    const minutes = (count: number) => new Date(then.getTime() + count * MINUTE_MS)
    expect(problem(call(documented), minutes(9))).toBeNull()
    expect(problem(call(documented), minutes(-9))).toBeNull()
    expect(problem(call(documented), minutes(11))).toMatch('auth_timestamp')
    expect(problem(call(documented), minutes(-11))).toMatch('auth_timestamp')
  })

  it('is refused with a missing or wrong body_md5', () => {
    const { body_md5: _, ...without } = documented
    expect(problem(call(without))).toMatch('body_md5')
    expect(problem(call(documented, { body: '{}' }))).toMatch('body_md5')
  })

  it('is refused for another method, path, key, version or query', () => {
    expect(problem(call(documented, { method: 'GET' }))).toMatch('auth_signature')
    expect(problem(call(documented, { path: '/apps/4/events' }))).toMatch('auth_signature')
    expect(problem(call({ ...documented, info: 'user_count' }))).toMatch('auth_signature')
    expect(problem(call({ ...documented, auth_key: 'other' }))).toMatch('auth_key')
    expect(problem(call({ ...documented, auth_version: '2.0' }))).toMatch('auth_version')
    expect(problem(call({ ...documented, auth_timestamp: '-5' }))).toMatch('auth_timestamp')
    expect(problem(call({}))).not.toBeNull()
  })
})
