import type { Close, Member } from './protocol.ts'

/** What the hub needs of a socket. */
export type Socket = {
  send(frame: Buffer): void
  close(close: Close): void
  readonly bufferedAmount: number
}

export type Connection = {
  readonly id: string
  readonly socket: Socket
  /** The channels it is on; with who it is there on presence channels. */
  readonly channels: Map<string, Member | null>
  /** The channels each session has let it onto. */
  readonly sessions: Map<string, Set<string>>
  userId: number | null
  /** Who `pusher:signin` has named. */
  signedInAs: string | null
  heardAt: number
  isPinged: boolean
  frames: Bucket
  clientEvents: Bucket
}

/** How much of an allowance is left, and as of when. */
export type Bucket = { left: number; at: number }

/** Takes one from an allowance of `most` that fills up by `perSecond`; false when there is none left. */
export function take(bucket: Bucket, most: number, perSecond: number, now: number): boolean {
  bucket.left = Math.min(most, bucket.left + ((now - bucket.at) / 1000) * perSecond)
  bucket.at = now
  if (bucket.left < 1) return false
  bucket.left--
  return true
}
