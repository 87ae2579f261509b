import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { RefusedAddressError } from './checked-lookup.ts'
import { fetchPublic, isPublicHttps, TooLargeError } from './fetch-public.ts'
import { UnansweredError, whyUnanswered } from './unanswered.ts'

const MAX = { maxBytes: 100 }
const at = (...addresses: string[]) => ({
  resolve: (_: string, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const here = { ...MAX, allowsLoopback: true }

describe('an address that a user names', () => {
  it.each([
    'http://feeds.example/x',
    'https://feeds.example:8443/x',
    'https://user:secret@feeds.example/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0/x',
    'https://10.0.0.8/x',
    'https://100.64.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/x',
    'https://192.168.1.1/x',
    'https://224.0.0.1/x',
    'https://[::]/x',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[2002:a00:1::]/x',
    'file:///etc/passwd',
    'ftp://feeds.example/x',
    'data:text/csv,a',
    'nowhere',
  ])('is not fetched: %s', async (address) => {
    expect(isPublicHttps(address)).toBe(false)
    await expect(fetchPublic(address, { ...MAX, ...at('127.0.0.1') })).rejects.toThrow(RefusedAddressError)
  })

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['100.127.255.255'],
    ['169.254.169.254'],
    ['192.168.0.1'],
    ['0.0.0.0'],
    ['::1'],
    ['fd12:3456::1'],
    ['fe80::1'],
    ['::ffff:127.0.0.1'],
    ['142.250.1.1', '127.0.0.1'],
  ])('is not fetched when its name leads to %s %s', async (...addresses) => {
    expect(isPublicHttps('https://feeds.example/x')).toBe(true)
    const asked = fetchPublic('https://feeds.example/x', { ...MAX, ...at(...addresses) })
    await expect(asked).rejects.toThrow(RefusedAddressError)
  })

  it.each([
    'https://10.0.0.1/',
    'file:///etc/passwd',
    'https://[fd00::1]/',
    '//192.168.0.1/x',
    'https://feeds.example:22/',
  ])('may not redirect to %s', async (location) => {
    const origin = await serve((_, response) => response.writeHead(302, { location }).end())
    await expect(fetchPublic(origin, here)).rejects.toThrow(RefusedAddressError)
  })

  it('is checked again at each redirect, because another name may resolve to a private address', async () => {
    const asked: string[] = []
    const origin = await serve((_, response) =>
      response.writeHead(301, { location: 'https://later.example/' }).end(),
    )
    const resolve = (host: string, done: (error: null, found: LookupAddress[]) => void) => {
      asked.push(host)
      done(null, [{ address: '10.0.0.1', family: 4 }])
    }
    await expect(fetchPublic(origin, { ...here, resolve })).rejects.toThrow(RefusedAddressError)
    expect(asked).toEqual(['later.example'])
  })

  it('is connected to at the checked address', async () => {
    const origin = await serve((_, response) => response.end('rows'))
    const { port } = new URL(origin)
    const body = await fetchPublic(`http://feeds.example:${port}/`, { ...here, ...at('127.0.0.1') })
    expect(body.toString()).toBe('rows')
  })

  it('gets no cookies, also after a redirect', async () => {
    const seen: unknown[] = []
    const origin = await serve(({ headers, url }, response) => {
      seen.push(headers.cookie ?? headers.authorization ?? null)
      if (url === '/feed') response.end('rows')
      else response.writeHead(302, { location: '/feed', 'set-cookie': 'a=b' }).end()
    })
    expect((await fetchPublic(origin, here)).toString()).toBe('rows')
    expect(seen).toEqual([null, null])
  })

  it('fails when its answer is too large, too late, an error or a redirect loop', async () => {
    const origin = await serve(({ url }, response) => {
      if (url === '/large') response.end('x'.repeat(101))
      else if (url === '/circle') response.writeHead(302, { location: '/circle' }).end()
      else if (url === '/error') response.writeHead(500).end()
      else response.write('begins')
    })
    await expect(fetchPublic(`${origin}/large`, here)).rejects.toThrow(TooLargeError)
    const late = fetchPublic(`${origin}/late`, { ...here, timeoutMs: 200 })
    await expect(late).rejects.toThrow(new UnansweredError('broken', null).message)
    await expect(fetchPublic(`${origin}/error`, here)).rejects.toThrow('answered 500')
    await expect(fetchPublic(`${origin}/circle`, here)).rejects.toThrow('redirects too often')
  })

  it('that gives no answer is told apart from our own resolver or network being away', async () => {
    const failing = (code: string, known: string[] = []) => ({
      ...MAX,
      resolve: (host: string, done: (error: Error | null, found: LookupAddress[]) => void) =>
        known.includes(host)
          ? done(null, [{ address: '142.250.1.1', family: 4 }])
          : done(Object.assign(new Error(code), { code }), []),
    })
    const why = async (options: Parameters<typeof fetchPublic>[1], address = 'https://feeds.example/x') =>
      ((await fetchPublic(address, options).catch((error: unknown) => error)) as UnansweredError).why
    const otherHosts = async () => ['other.example', 'jobs.example']
    expect(await why(failing('ENOTFOUND'))).toBe('host_unknown')
    expect(await why({ ...failing('ENOTFOUND', ['jobs.example']), otherHosts })).toBe('host_unknown')
    expect(await why({ ...failing('ENOTFOUND'), otherHosts })).toBe('unconnected')
    expect(await why({ ...failing('EAI_AGAIN', ['jobs.example']), otherHosts })).toBe('unconnected')
    const cut = await serve(({ socket }) => socket.destroy())
    expect(await why(here, cut)).toBe('broken')
    for (const close of closing.splice(0)) await close()
    expect(await why(here, cut)).toBe('broken')
  })

  it.each([
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['ECONNRESET', 'broken'],
    ['EPROTO', 'broken'],
  ])('with the error %s after its connection: %s', (code, why) => {
    expect(whyUnanswered(Object.assign(new Error(code), { code }), true)).toBe(why)
  })

  it.each(['ETIMEDOUT', 'ENETUNREACH', 'EHOSTUNREACH', 'EAI_AGAIN', 'ABORT_ERR'])(
    'without a connection may be our own network: %s',
    (code) => {
      const error = Object.assign(new Error(code), { code })
      expect(whyUnanswered(error, false)).toBe('unconnected')
      // A host with two addresses.
      expect(whyUnanswered(new AggregateError([error, error]), false)).toBe('unconnected')
    },
  )
})
