import { REALTIME_EVENTS, roomChannel, userChannel } from '#shared/contract/realtime.ts'
import type { Deps } from '../http/deps.ts'
import type { Receipt } from './receipts.ts'
import type { SendResult } from './send.ts'

/**
 * Publishes a message to the channels of the room and of both members. With the members' channels, clients need not
 * subscribe to every room. A client that gets the event twice recognises the message by its `seq`.
 */
export async function publishMessage(
  { realtime }: Pick<Deps, 'realtime'>,
  { message, members }: SendResult,
): Promise<void> {
  await realtime.publish(channelsOf(message.room_id, members), REALTIME_EVENTS.newChatMessage, { message })
}

/** Publishes that staff have removed or restored a message. */
export async function publishChange(
  { realtime }: Pick<Deps, 'realtime'>,
  { message, members }: Pick<SendResult, 'message' | 'members'>,
): Promise<void> {
  await realtime.publish(channelsOf(message.room_id, members), REALTIME_EVENTS.messageChanged, { message })
}

/** Publishes a receipt of one member to both. */
export async function publishReceipt(
  { realtime }: Pick<Deps, 'realtime'>,
  how: 'read' | 'delivered',
  { event, members }: Receipt,
): Promise<void> {
  const name = how === 'read' ? REALTIME_EVENTS.messagesRead : REALTIME_EVENTS.messagesDelivered
  await realtime.publish(channelsOf(event.room_id, members), name, event)
}

const channelsOf = (roomId: number, members: number[]) => [roomChannel(roomId), ...members.map(userChannel)]
