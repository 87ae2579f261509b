export const roomsKey = (userId: number | null) => ['rooms', userId] as const
export const conversationKey = (userId: number | null, roomId: number) =>
  ['conversation', userId, roomId] as const
