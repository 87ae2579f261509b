import { expect, it } from 'vitest'
import { deviceCookie, knownDevice } from './known-device.ts'

const secrets = [new TextEncoder().encode('a secret of the server, 32 bytes')] as const

it('over https the cookie has the prefix that an attacker on the network cannot set, and is ignored without it', () => {
  const config = { secrets, publicUrl: 'https://jobs.example' }
  const cookie = deviceCookie(config, undefined, 7)
  expect(cookie).toMatch(/^__Secure-known_device=7\.[\w.-]+; .*; Secure$/)
  const [pair = ''] = cookie.split(';')
  expect(knownDevice(config, pair, 7)).toMatch(/^[0-9a-f-]{36}$/)
  expect(knownDevice(config, pair.replace('__Secure-', ''), 7)).toBeNull()
  expect(knownDevice(config, pair, 8)).toBeNull()
  expect(knownDevice({ ...config, publicUrl: 'http://localhost:3000' }, pair, 7)).toBeNull()
})
