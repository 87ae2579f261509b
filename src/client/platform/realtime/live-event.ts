/** Something that happened: on a channel of the server's, or, with channel '', in a tab of this browser. */
export type LiveEvent = { channel: string; name: string; data: unknown }
