import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

type Outcome = 'pass' | 'lose' | 'fail' | 'busy' | 'portal'

/**
 * What a test does with one answer of the server: pass it on, drop it, or replace it by an error 500, by a 429 or by the
 * page of a captive portal.
 */
export type Fault = (seen: { method: string; url: string; status: number }) => Outcome | Promise<Outcome>

type Logged = {
  at: number
  method: string
  url: string
  body: string
  status: number
  key: string | undefined
  version: string | undefined
}

/** A proxy between browser and server, with which a test cuts connections at chosen moments. */
export type FaultProxy = {
  url: string
  /** Requests that reached the server: when (ms), method, path, body, the answer's status, Idempotency-Key and If-Match. */
  log: Logged[]
  /** While true, all requests of pages and service workers fail. */
  isCut: boolean
  onAnswer: Fault
  /** Replaces the answer for an address. */
  rewrite: (url: string, body: Buffer) => Buffer
  close(): Promise<void>
}

/** Starts a proxy to `port` on loopback. */
export async function startProxy(port: number): Promise<FaultProxy> {
  const server = createServer((incoming, outgoing) => handle(proxy, port, incoming, outgoing))
  const sockets = new Set<Duplex>()
  server.on('upgrade', (incoming, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    passSocket(proxy, port, incoming, socket, head)
  })
  const proxy: FaultProxy = {
    url: '',
    log: [],
    isCut: false,
    onAnswer: () => 'pass',
    rewrite: (_url, body) => body,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  proxy.url = `http://localhost:${address.port}`
  return proxy
}

function handle(proxy: FaultProxy, port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (proxy.isCut) return void incoming.socket.destroy()
  const { method = 'GET', url = '/' } = incoming
  // Answers that a test rewrites must be uncompressed. All others keep the browser's encoding.
  const plain =
    url === '/sw.js' || url === '/index.html'
      ? { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }
      : {}
  const sent: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => sent.push(chunk))
  const upstream: ClientRequest = request(
    { port, host: '127.0.0.1', method, path: url, headers: { ...incoming.headers, ...plain } },
    async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const status = answer.statusCode ?? 0
      const sentBody = Buffer.concat(sent).toString()
      const key = incoming.headers['idempotency-key']?.toString()
      const version = incoming.headers['if-match']
      proxy.log.push({ at: Date.now(), method, url, body: sentBody, status, key, version })
      const outcome = await proxy.onAnswer({ method, url, status })
      if (outcome === 'lose' || proxy.isCut) return void incoming.socket.destroy()
      if (outcome === 'fail') return void outgoing.writeHead(500).end()
      if (outcome === 'busy') return void outgoing.writeHead(429, { 'retry-after': '1' }).end()
      if (outcome === 'portal')
        return void outgoing
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<h1>Welcome to our Wi-Fi</h1>')
      const body = proxy.rewrite(url, Buffer.concat(chunks))
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers
      outgoing.writeHead(status, {
        ...headers,
        ...(chunks.length > 0 ? { 'content-length': body.length } : {}),
      })
      outgoing.end(body)
    },
  )
  upstream.on('error', () => incoming.socket.destroy())
  incoming.pipe(upstream)
}

/** Forwards the bytes of a WebSocket in both directions. */
function passSocket(
  proxy: FaultProxy,
  port: number,
  { method, url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  if (proxy.isCut) return void socket.destroy()
  const upstream = connect(port, '127.0.0.1', () => {
    const lines = [`${method} ${url} HTTP/1.1`]
    for (let index = 0; index < rawHeaders.length; index += 2) {
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
    }
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket)
    socket.pipe(upstream)
  })
  // Closes both ends when one of them closes.
  const end = () => {
    upstream.destroy()
    socket.destroy()
  }
  for (const stream of [upstream, socket]) stream.on('error', end).on('close', end)
}
