/** Tells browsers what has happened, through the hub of this server or an external engine. */
export type Realtime = {
  /**
   * Sends an event to everyone on the channels. Call it after the commit: nothing is sent for what did not happen,
   * and nobody waits for it. It never rejects: a client that missed an event asks for what is after its last one.
   * A replayed answer (`Idempotent-Replayed`) may publish again, which mends a crash between commit and event.
   */
  publish(channels: string[], event: string, data: unknown): Promise<void>
}
