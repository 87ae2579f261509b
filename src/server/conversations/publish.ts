import { REALTIME_EVENTS, roomChannel, userChannel } from '#shared/contract/realtime.ts'
import type { Deps } from '../http/deps.ts'
import type { Reached } from './reach.ts'
import type { Sent } from './send.ts'

/**
 * Tells whoever has the room open, and both members wherever else they are. Their own channels spare a client one
 * for each room; a client that hears it twice knows the message by its `seq`.
 */
export async function publishMessage(
  { realtime }: Pick<Deps, 'realtime'>,
  { message, members }: Sent,
): Promise<void> {
  await realtime.publish(channelsOf(message.room_id, members), REALTIME_EVENTS.newChatMessage, { message })
}

/** Tells both members how far one of them has come. */
export async function publishReached(
  { realtime }: Pick<Deps, 'realtime'>,
  how: 'read' | 'delivered',
  { event, members }: Reached,
): Promise<void> {
  const name = how === 'read' ? REALTIME_EVENTS.messagesRead : REALTIME_EVENTS.messagesDelivered
  await realtime.publish(channelsOf(event.room_id, members), name, event)
}

const channelsOf = (roomId: number, members: number[]) => [roomChannel(roomId), ...members.map(userChannel)]
