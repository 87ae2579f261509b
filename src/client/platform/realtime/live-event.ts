/** A real-time event. With channel '' it comes from a tab of this browser instead of the server. */
export type LiveEvent = { channel: string; name: string; data: unknown }
