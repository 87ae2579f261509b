export const roomsKey = (userId: number | null) => ['rooms', userId] as const
export const roomKey = (userId: number | null, roomId: number) => [...roomPagesKey(userId), roomId] as const
/** The prefix of all keys of single rooms. */
export const roomPagesKey = (userId: number | null) => ['room', userId] as const
export const conversationsKey = (userId: number | null) => ['conversation', userId] as const
export const conversationKey = (userId: number | null, roomId: number) =>
  [...conversationsKey(userId), roomId] as const
