import { createECDH } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import type { PushPayload } from '#shared/contract/push.ts'
import { isPublicAddress } from '../network/public-address.ts'
import { startPushService } from '../testing/push-service.ts'
import { isAllowedEndpoint } from './endpoints.ts'
import { createVapidKey, publicKeyOf } from './vapid.ts'
import { createPush } from './web-push.ts'

const privateKey = createVapidKey()
const vapid = { privateKey, publicKey: publicKeyOf(privateKey) ?? '', subject: 'mailto:test@jobmost.example' }
const payload: PushPayload = {
  kind: 'test',
  user_id: 1,
  title: 'A',
  body: 'B',
  path: '/en',
  tag: 't',
  unread: 0,
  at: 0,
}
const delivery = { tag: 't', ttlS: 60, urgency: 'normal' } as const
const to = (endpoint: string) => {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }
  return { endpoint, keys, key: null }
}

describe('push endpoints', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('is the push service of a browser: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, { testEndpoints: false })).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://evil.example/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:3000/x',
    'http://localhost:3000/x',
    'http://[::1]:3000/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://2130706433/x',
    'file:///etc/passwd',
    'nowhere',
  ])('is nowhere else: %s', async (endpoint) => {
    expect(isAllowedEndpoint(endpoint, { testEndpoints: false })).toBe(false)
    expect(await createPush({ vapid }).send(to(endpoint), payload, delivery)).toBe('failed')
  })

  it('may be on this machine in tests that enable it, and on no other private address', () => {
    const endpoints = [
      'http://127.0.0.1:9/x',
      'http://localhost:9/x',
      'http://10.0.0.8/x',
      'https://evil.example/x',
    ]
    expect(endpoints.map((endpoint) => isAllowedEndpoint(endpoint, { testEndpoints: true }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each<[string, LookupAddress[]]>([
    ['10.1.2.3', [{ address: '10.1.2.3', family: 4 }]],
    ['172.16.0.1', [{ address: '172.16.0.1', family: 4 }]],
    ['192.168.1.1', [{ address: '192.168.1.1', family: 4 }]],
    ['169.254.169.254', [{ address: '169.254.169.254', family: 4 }]],
    ['127.0.0.1', [{ address: '127.0.0.1', family: 4 }]],
    ['::1', [{ address: '::1', family: 6 }]],
    ['fd12:3456::1', [{ address: 'fd12:3456::1', family: 6 }]],
    ['fe80::1', [{ address: 'fe80::1', family: 6 }]],
    ['::ffff:127.0.0.1', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    [
      'a public and a private one',
      [
        { address: '142.250.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
  ])('is not a known name that leads to %s', async (_, addresses) => {
    let asked = 0
    const push = createPush({
      vapid,
      resolve: (_host, done) => {
        asked++
        done(null, addresses)
      },
    })
    expect(await push.send(to('https://fcm.googleapis.com/fcm/send/x'), payload, delivery)).toBe('failed')
    expect(asked).toBe(1)
  })

  it('are retried when the name cannot be resolved', async () => {
    const push = createPush({ vapid, resolve: (_host, done) => done(new Error('ENOTFOUND'), []) })
    await expect(push.send(to('https://fcm.googleapis.com/x'), payload, delivery)).rejects.toThrow(
      'ENOTFOUND',
    )
  })

  it('that refuse are logged without the recipient', async () => {
    const service = await startPushService()
    const said: string[] = []
    const push = createPush({
      vapid,
      testEndpoints: true,
      onRefused: ({ message }) => void said.push(message),
    })
    const { subscription } = service.subscribe()
    for (const answer of [403, 201, 410]) {
      service.service.answer = answer
      await push.send({ ...subscription, key: null }, payload, delivery)
    }
    expect(said).toEqual([`The push service ${new URL(service.origin).host} answered 403`])
    await service.close()
  })

  it('resolve to public addresses of either family', () => {
    const addresses = ['142.250.74.10', '17.57.12.11', '2a00:1450:4001:82f::200a', '100.64.0.1', '0.0.0.0']
    expect(addresses.map(isPublicAddress)).toEqual([true, true, true, false, false])
    expect(['2002:7f00:1::', '64:ff9b::7f00:1', '2001:db8::1', '::', 'x'].some(isPublicAddress)).toBe(false)
  })

  it('need valid keys', () => {
    const push = createPush({ vapid })
    const good = to('https://fcm.googleapis.com/x')
    expect(push.accepts(good)).toEqual({ endpoint: true, keys: true })
    const offCurve = Buffer.from([4, ...Array(64).fill(1)]).toString('base64url')
    for (const keys of [
      { ...good.keys, auth: 'c2hvcnQ' },
      { ...good.keys, p256dh: 'c2hvcnQ' },
      { ...good.keys, p256dh: offCurve },
    ])
      expect(push.accepts({ ...good, keys }).keys).toBe(false)
  })
})
