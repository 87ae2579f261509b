import type { Socket } from 'node:net'
import { createProxyCheck } from '../config/trusted-proxies.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { createOpenCounts } from '../network/client-address.ts'

// More than the 500 WebSockets of one address (realtime/endpoint.ts). Companies and mobile networks share addresses.
export const MAX_PER_ADDRESS = 600
// Far fewer than those of its 256 households together: tunnel brokers give away sites (/48), and one must not take all
// connections.
const MAX_PER_SITE = 4 * MAX_PER_ADDRESS

/**
 * Limits the open connections of each address and IPv6 site, with or without a request. Trusted proxies are not limited,
 * because all their clients share their addresses. They have to limit each client themselves.
 */
export function limitConnections(app: App, { config }: Pick<Deps, 'config'>): void {
  if (!config.rateLimit) return
  const isProxy = createProxyCheck(config.trustedProxies)
  const connections = createOpenCounts({ ofHousehold: MAX_PER_ADDRESS, ofSite: MAX_PER_SITE })
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isProxy(remoteAddress)) return
    const close = connections.open(remoteAddress)
    if (close) socket.once('close', close)
    else socket.destroy()
  })
}
