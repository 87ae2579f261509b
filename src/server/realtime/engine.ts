import Pusher from 'pusher'
import type { RealtimeSettings } from '#shared/contract/realtime.ts'
import { LIMITS } from './protocol.ts'
import type { Credentials } from './signature.ts'

/** Address of an external engine: none for Pusher Channels (its cluster suffices), a host for Soketi or Reverb. */
export type EngineAddress = { host: string | null; port: number | null; scheme: 'http' | 'https' }
export type PusherConfig = Credentials & { cluster: string; engine: EngineAddress | null }

const ANSWER_WITHIN_MS = 5000

export type Engine = {
  /** @throws when the engine did not accept the event */
  trigger(channels: string[], event: string, data: unknown): Promise<void>
  /** Closes all connections that a person has signed in on. @throws when the engine failed */
  endUser(userId: number): Promise<void>
}

/** A client of an external engine's HTTP API. */
export function connectEngine(config: Credentials & { cluster: string }, address: EngineAddress): Engine {
  const { host, port, scheme } = address
  const { appId, key, secret, cluster } = config
  const client = new Pusher({
    appId,
    key,
    secret,
    useTLS: scheme === 'https',
    timeout: ANSWER_WITHIN_MS,
    ...(host ? { host, ...(port === null ? {} : { port: String(port) }) } : { cluster }),
  })
  return {
    async trigger(channels, event, data) {
      for (let from = 0; from < channels.length; from += LIMITS.channelsPerEvent)
        await client.trigger(channels.slice(from, from + LIMITS.channelsPerEvent), event, data)
    },
    async endUser(userId) {
      await client.terminateUserConnections(String(userId))
    },
  }
}

/** Whether a retry may succeed: no when the engine has refused the request itself. */
export function isWorthRetrying(error: unknown): boolean {
  const status = (error as { status?: number }).status
  return status === undefined || status >= 500 || status === 408 || status === 429
}

/** Connection settings for browsers. */
export function settingsOf({ key, cluster, engine }: PusherConfig, publicUrl: string): RealtimeSettings {
  if (!engine) return { key, cluster, scheme: publicUrl.startsWith('https:') ? 'https' : 'http' }
  const { host, scheme } = engine
  if (!host) return { key, cluster, host: `ws-${cluster}.pusher.com`, port: 443, scheme: 'https' }
  return { key, cluster, host, port: engine.port ?? (scheme === 'https' ? 443 : 80), scheme }
}
