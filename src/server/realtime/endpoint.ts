import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { createOpenCounts } from '../network/client-address.ts'
import type { Socket } from './connection.ts'
import type { Event, Hub } from './hub.ts'
import { isOwnOrigin, remoteAddress } from './origin.ts'
import { CLOSE, type Close, LIMITS } from './protocol.ts'
import { receive } from './receive.ts'
import type { Credentials } from './signature.ts'

// Below 20,000, a common limit of open files for a process.
const MAX_CONNECTIONS = 16_000
// High, because companies and mobile networks share one address.
const MAX_PER_ADDRESS = 500
// A free /48 has 256 households.
const MAX_PER_SITE = 4 * MAX_PER_ADDRESS
const CLOSED_WITHIN_MS = 2000
const AS_TEXT = { binary: false, compress: false }

type Options = {
  hub: Hub
  forward(event: Event): void
  credentials: Credentials
  publicUrl: string
  /** Whether an address is a trusted proxy's. */
  isProxy(address: string): boolean
  /** Whether connections are limited for each address. */
  limitAddresses: boolean
}

/** Accepts WebSocket connections at /app/{key}. */
export function attachEndpoint(server: Server, options: Options): { stop(): void } {
  const { hub, credentials } = options
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const networks = createOpenCounts({ ofHousehold: MAX_PER_ADDRESS, ofSite: MAX_PER_SITE })
  let isStopping = false

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => undefined)
    const [path = '', query] = (request.url ?? '').split('?')
    const key = /^\/app\/([^/]+)$/.exec(path)?.[1]
    const { origin, host } = request.headers
    const isFromOwnPage = isOwnOrigin(origin, host, options.publicUrl)
    if (key === undefined || isStopping || !isFromOwnPage) {
      refuse(
        stream,
        key === undefined ? '404 Not Found' : isFromOwnPage ? '503 Service Unavailable' : '403 Forbidden',
      )
      return
    }
    sockets.handleUpgrade(request, stream, head, (webSocket) => {
      const problem =
        (key === credentials.key ? null : CLOSE.unknownApp) ??
        versionProblem(new URLSearchParams(query).get('protocol'))
      webSocket.on('error', () => undefined)
      if (problem || hub.connectionCount() >= MAX_CONNECTIONS) {
        closeSoon(webSocket, problem ?? CLOSE.overCapacity)
        return
      }
      if (options.limitAddresses) {
        const leave = networks.open(remoteAddress(request, options.isProxy))
        if (!leave) {
          closeSoon(webSocket, CLOSE.overCapacity)
          return
        }
        webSocket.once('close', leave)
      }
      serve(options, webSocket)
    })
  }
  server.on('upgrade', onUpgrade)
  return {
    /** Refuses new connections and closes all others with a code that makes clients reconnect at once. */
    stop() {
      isStopping = true
      hub.closeAll(CLOSE.stopping)
    },
  }
}

function serve(options: Options, webSocket: WebSocket): void {
  const { hub } = options
  const socket: Socket = {
    send: (frame) => webSocket.send(frame, AS_TEXT),
    close: (close) => closeSoon(webSocket, close),
    get bufferedAmount() {
      return webSocket.bufferedAmount
    },
  }
  const connection = hub.open(socket, Date.now())
  webSocket.on('message', (data, isBinary) => {
    // Frames may still arrive after we have started to close.
    if (webSocket.readyState !== WebSocket.OPEN) return
    receive(options, connection, isBinary ? '' : String(data), Date.now())
  })
  webSocket.once('close', () => hub.remove(connection))
}

/** Closes with a code. Terminates when the client does not answer in time. */
function closeSoon(webSocket: WebSocket, { code, reason }: Close): void {
  webSocket.close(code, reason)
  setTimeout(() => webSocket.terminate(), CLOSED_WITHIN_MS).unref()
}

/** Protocols 5 to 7 differ only in features that current pusher-js does not use. */
function versionProblem(version: string | null): Close | null {
  if (version === null) return CLOSE.noVersion
  if (!/^\d{1,3}$/.test(version)) return CLOSE.badVersion
  return Number(version) >= 5 && Number(version) <= 7 ? null : CLOSE.unsupportedVersion
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
