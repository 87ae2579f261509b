/** Messages of the service worker to open pages. */
export type PushMessage =
  | { type: 'push'; kind: string; tag: string; room_id: number | null }
  | { type: 'open-path'; path: string }

/** The data of a shown notification. `seq`: the newest message of the room that it tells of. */
export type ShownData = { path: string; kind: string; room_id: number | null; seq?: number | undefined }
