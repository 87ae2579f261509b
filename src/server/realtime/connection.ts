import type { Close, Member } from './protocol.ts'

/** The part of a WebSocket that the hub uses. */
export type Socket = {
  send(frame: Buffer): void
  close(close: Close): void
  readonly bufferedAmount: number
}

export type Connection = {
  readonly id: string
  readonly socket: Socket
  /** Subscribed channels; on presence channels with the member. */
  readonly channels: Map<string, Member | null>
  /** Channels that its signatures no longer open, with whether it was subscribed. */
  readonly expelledFrom: Map<string, boolean>
  /** The sessions that have authorized this connection, with their users. */
  readonly sessions: Map<string, number>
  userId: number | null
  /** The user id of `pusher:signin`. */
  signedInAs: string | null
  readonly openedAt: number
  /** Whether a session, or a program with the app's secret, has authorised it. */
  isAuthorised: boolean
  heardAt: number
  isPinged: boolean
  frames: Bucket
  clientEvents: Bucket
}

/** A token bucket: tokens left at a time. */
export type Bucket = { left: number; at: number }

/** Takes one token from a bucket of `max` tokens that refills by `perSecond`; false when it is empty. */
export function takeToken(bucket: Bucket, max: number, perSecond: number, now: number): boolean {
  bucket.left = Math.min(max, bucket.left + ((now - bucket.at) / 1000) * perSecond)
  bucket.at = now
  if (bucket.left < 1) return false
  bucket.left--
  return true
}
