/** What the service worker says to open pages. */
export type PushMessage =
  | { type: 'push'; kind: string; tag: string; room_id: number | null }
  | { type: 'open-path'; path: string }

/** What a shown notification carries. */
export type ShownData = { path: string; kind: string; room_id: number | null }
