import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createProxyCheck } from '../config/trusted-proxies.ts'
import { isOwnOrigin, remoteAddress } from './origin.ts'

describe('origins that may connect', () => {
  it.each([
    ['https://jobs.example', 'jobs.example', 'https://jobs.example', true],
    ['https://www.jobs.example', 'www.jobs.example', 'https://jobs.example', true],
    [undefined, 'jobs.example', 'https://jobs.example', true],
    ['https://evil.example', 'jobs.example', 'https://jobs.example', false],
    ['http://localhost:5173', 'jobs.example', 'https://jobs.example', false],
    ['http://localhost:5173', '127.0.0.1:3000', 'http://localhost:3000', true],
    ['http://evil.example', '127.0.0.1:3000', 'http://localhost:3000', false],
    ['null', 'jobs.example', 'https://jobs.example', false],
  ])('%s at %s of %s: %s', (origin, host, publicUrl, allowed) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(allowed)
  })
})

describe('the address of a client', () => {
  const from = (remote: string, forwarded?: string, proxies = ['loopback']) =>
    remoteAddress(
      {
        socket: { remoteAddress: remote },
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      } as unknown as IncomingMessage,
      createProxyCheck(proxies),
    )

  it('comes from X-Forwarded-For of trusted proxies only', () => {
    expect(from('203.0.113.7')).toBe('203.0.113.7')
    expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(from('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(from('::1', '10.9.9.9, 198.51.100.1')).toBe('198.51.100.1')
    expect(from('::ffff:127.0.0.1', ' ')).toBe('::ffff:127.0.0.1')
    expect(from('10.0.0.2', '198.51.100.1, 10.0.0.1', ['10.0.0.0/8'])).toBe('198.51.100.1')
    expect(from('127.0.0.1', '198.51.100.1', [])).toBe('127.0.0.1')
  })
})
