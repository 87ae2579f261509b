import { expect, it } from 'vitest'
import { deviceCookie, deviceCookies, knownDevice } from './known-device.ts'

const secrets = [new TextEncoder().encode('a secret of the server, 32 bytes')] as const

it('over https the cookie has the prefix that neither the network nor a subdomain can set, and is ignored without it', () => {
  const config = { secrets, publicUrl: 'https://jobs.example' }
  const cookie = deviceCookie(config, undefined, 7)
  expect(cookie).toMatch(/^__Host-known_device=7\.[\w.-]+; Path=\/; .*; Secure$/)
  const [pair = ''] = cookie.split(';')
  expect(knownDevice(config, pair, 7)).toMatch(/^[0-9a-f-]{36}$/)
  expect(knownDevice(config, pair.replace('__Host-', ''), 7)).toBeNull()
  // A device with the former name stays known, and keeps its id under the new one.
  const former = pair.replace('__Host-', '__Secure-')
  expect(knownDevice(config, former, 7)).toBe(knownDevice(config, pair, 7))
  expect(deviceCookie(config, former, 7)).toBe(cookie)
  // It is deleted, and only where the browser sent it.
  const gone = '__Secure-known_device=; Path=/api/v1/auth; Max-Age=0; Secure'
  expect(deviceCookies(config, former, 7)).toEqual([cookie, gone])
  expect(deviceCookies(config, pair, 7)).toEqual([cookie])
  expect(knownDevice(config, pair, 8)).toBeNull()
  expect(knownDevice({ ...config, publicUrl: 'http://localhost:3000' }, pair, 7)).toBeNull()
})
