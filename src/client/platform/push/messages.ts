/** Messages of the service worker to open pages. */
export type PushMessage =
  | { type: 'push'; kind: string; tag: string; room_id: number | null }
  | { type: 'open-path'; path: string }

/** The data of a shown notification. */
export type ShownData = { path: string; kind: string; room_id: number | null }
