import { roomKeys, roomsKeys } from '#client/platform/cache/query-keys.ts'

export const roomsKey = roomsKeys.ofUser
export const roomKey = (userId: number | null, roomId: number) => [...roomPagesKey(userId), roomId] as const
/** The prefix of all keys of single rooms. */
export const roomPagesKey = roomKeys.ofUser
export const conversationsKey = (userId: number | null) => ['conversation', userId] as const
export const conversationKey = (userId: number | null, roomId: number) =>
  [...conversationsKey(userId), roomId] as const
