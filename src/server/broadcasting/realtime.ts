import { createProxyCheck } from '../config/trusted-proxies.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { attachEndpoint } from '../realtime/endpoint.ts'
import { channelAuth, type MayJoinRoom } from './auth.ts'
import { pusherApi } from './http-api.ts'

/** The real-time routes outside /api/v1: WebSockets, channel authorisation and the signed HTTP API. */
export async function realtime(app: App, deps: Deps, mayJoinRoom: MayJoinRoom): Promise<void> {
  await channelAuth(app, deps, mayJoinRoom)
  const { own } = deps.realtime
  if (!own) return
  const { config, clock } = deps
  const credentials = config.pusher
  await pusherApi(app, { ...own, credentials, clock })
  const endpoint = attachEndpoint(app.server, {
    ...own,
    credentials,
    publicUrl: config.publicUrl,
    isProxy: createProxyCheck(config.trustedProxies),
    limitAddresses: config.rateLimit,
  })
  app.addHook('preClose', async () => endpoint.stop())
}
