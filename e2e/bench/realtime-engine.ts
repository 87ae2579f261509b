import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { attachEndpoint } from '#server/realtime/endpoint.ts'
import { createHub } from '#server/realtime/hub.ts'

// The measured process: our real-time endpoint and, as the baseline, a plain WebSocket server that sends to all clients.
const CREDENTIALS = { appId: '1', key: 'bench-key', secret: 'bench-secret' }
const FAN_OUT_CHANNEL = 'private-room.1'
export type Order = 'memory' | 'ours' | 'bare'

const hub = createHub()
const server = createServer()
attachEndpoint(server, {
  hub,
  credentials: CREDENTIALS,
  forward: (event) => hub.deliver(event),
  publicUrl: 'http://localhost',
  isProxy: () => false,
  limitAddresses: false,
})
const bareServer = createServer()
const bare = new WebSocketServer({ server: bareServer, perMessageDeflate: false })

const event = 'App\\Events\\NewChatMessage'
/** A message of ordinary size, with its time of sending. */
const messageOf = () =>
  JSON.stringify({ message: { id: 1, seq: 1, text: 'x'.repeat(300), at: String(process.hrtime.bigint()) } })

const orders: Record<Order, () => unknown> = {
  memory: () => {
    globalThis.gc?.()
    return process.memoryUsage().rss
  },
  ours: () => hub.deliver({ channels: [FAN_OUT_CHANNEL], event, data: messageOf() }),
  bare: () => {
    const text = JSON.stringify({ event, channel: FAN_OUT_CHANNEL, data: messageOf() })
    for (const client of bare.clients) client.send(text)
  },
}
process.on('message', (order: Order) => process.send?.({ order, result: orders[order]() ?? null }))
server.listen(0, '127.0.0.1', () =>
  bareServer.listen(0, '127.0.0.1', () =>
    process.send?.({
      ours: (server.address() as AddressInfo).port,
      bare: (bareServer.address() as AddressInfo).port,
    }),
  ),
)
