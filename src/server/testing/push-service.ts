import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PushPayload, PushPayloadSchema, type PushSubscriptionForm } from '#shared/contract/push.ts'
import { DAY_S } from '#shared/durations.ts'

/** A push as the browser receives it. */
export type ReceivedPush = {
  payload: PushPayload
  bytes: number
  topic: string
  ttl: number
  urgency: string
}
/** A browser's push subscription and the pushes received. */
export type TestDevice = { subscription: PushSubscriptionForm & { endpoint: string }; pushes: ReceivedPush[] }
type Browser = TestDevice & { key: string | null; decrypt(body: Buffer): Buffer }

/**
 * A push service on this machine. It verifies the sender (RFC 8292), decrypts like a browser (RFC 8291) and refuses
 * what real services refuse. `answer` replaces its status 201.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>()
  const service = { answer: 201, redirectTo: null as string | null, asked: 0 }
  const server = createServer(async (request, response) => {
    service.asked++
    const body = await readBody(request)
    const browser = browsers.get(request.url ?? '')
    const headers = service.redirectTo ? { location: service.redirectTo } : {}
    if (service.answer !== 201) return response.writeHead(service.answer, headers).end()
    if (!browser) return response.writeHead(404).end()
    if (!isSigned(request, origin, browser.key)) return response.writeHead(403).end('no proof of who sends')
    const topic = String(request.headers.topic ?? '')
    if (body.length > 4096 || !/^[\w-]{0,32}$/.test(topic)) return response.writeHead(413).end()
    const payload = PushPayloadSchema.parse(JSON.parse(browser.decrypt(body).toString()))
    const { ttl, urgency } = request.headers
    browser.pushes.push({ payload, bytes: body.length, topic, ttl: Number(ttl), urgency: String(urgency) })
    response.writeHead(201).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    service,
    origin,
    /** A new browser with a subscription, which accepts only pushes signed with `key`, if it is given. */
    subscribe(key: string | null = null): TestDevice {
      const path = `/${randomUUID()}`
      const browser = createBrowser(`${origin}${path}`, key)
      browsers.set(path, browser)
      return browser
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>

function createBrowser(endpoint: string, key: string | null): Browser {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    pushes: [],
    key,
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + (body[20] ?? 0))
      const hkdf = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salted, info, length))
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const key = hkdf(pair.computeSecret(sender), auth, about, 32)
      const cek = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + sender.length)
      const opener = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
      const end = padded.lastIndexOf(2)
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('badly padded')
      return padded.subarray(0, end)
    },
  }
}

/** Checks `Authorization: vapid t=…, k=…`: a JWT for this origin, signed with key `k`, which is the expected one. */
function isSigned(request: IncomingMessage, origin: string, expected: string | null): boolean {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || (expected !== null && key !== expected)) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never)
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const ahead = exp - Date.now() / 1000
  return isOurs && aud === origin && ahead > 0 && ahead <= DAY_S && /^(?:mailto:|https:)/.test(sub)
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
