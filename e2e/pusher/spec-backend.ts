import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Pusher from 'pusher'

type Engine = { appId: string; key: string; secret: string; port: number }

/**
 * Replaces pusher-js's integration_tests_server (authorising and sending) for our engine, by the `pusher` package. It
 * also serves the page in which the specs run.
 */
export async function startSpecBackend(
  engine: Engine,
  script: string,
): Promise<{ port: number; server: Server }> {
  const { appId, key, secret } = engine
  const pusher = new Pusher({
    appId,
    key,
    secret,
    host: '127.0.0.1',
    port: String(engine.port),
    useTLS: false,
  })
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('access-control-allow-origin', '*')
    if (url.pathname === '/auth' && request.method === 'POST') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(authorise(pusher, await formOf(request))))
    } else if (url.pathname.startsWith('/v2/send/')) {
      const param = (name: string) => Buffer.from(url.searchParams.get(name) ?? '', 'base64').toString()
      await pusher.trigger(param('channel'), param('event'), JSON.parse(param('data')))
      response.end()
    } else if (url.pathname === '/specs.js') response.setHeader('content-type', 'text/javascript').end(script)
    else if (url.pathname === '/specs')
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><meta charset=utf-8><script src="/specs.js"></script>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, server }
}

const formOf = async (request: IncomingMessage) => new URLSearchParams(await text(request))

function authorise(pusher: Pusher, form: URLSearchParams) {
  const socketId = form.get('socket_id') ?? ''
  return pusher.authorizeChannel(socketId, form.get('channel_name') ?? '', {
    user_id: socketId,
    user_info: { name: `Integration ${socketId}`, email: `integration-${socketId}@example.com` },
  })
}
