import type { Socket } from 'node:net'
import { createProxyCheck } from '../config/trusted-proxies.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { householdOf } from '../network/client-address.ts'

// More than the 500 WebSockets of one address (realtime/endpoint.ts). Companies and mobile networks share addresses.
export const MAX_PER_ADDRESS = 600

/**
 * Limits the open connections of each address, with or without a request. Trusted proxies are not limited, because all
 * their clients share their addresses. They have to limit each client themselves.
 */
export function limitConnections(app: App, { config }: Pick<Deps, 'config'>): void {
  if (!config.rateLimit) return
  const isProxy = createProxyCheck(config.trustedProxies)
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isProxy(remoteAddress)) return
    const address = householdOf(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > MAX_PER_ADDRESS) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
