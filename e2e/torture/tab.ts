import { setTimeout as wait } from 'node:timers/promises'
import pusherModule from 'pusher-js'
import {
  applyMessages,
  applyPage,
  type Conversation,
  missingAfter,
  UNKNOWN,
} from '../../src/client/features/conversations/events.ts'
import type { Message, MessagesPage, NewChatMessage } from '../../src/shared/contract/conversations.ts'
import {
  REALTIME_EVENTS,
  type RealtimeSettings,
  roomChannel,
  userChannel,
} from '../../src/shared/contract/realtime.ts'
import type { Calls } from './calls.ts'
import type { Tally } from './tally.ts'

// The types are for the browser's build. In Node the module itself is the class.
const Pusher = pusherModule as unknown as typeof pusherModule.default
const NUDGE_EVERY_MS = 500
const PAGE = 100

/** A tab with a room open: the real pusher-js and the app's own merging. */
export type Tab = { messages: () => readonly Message[]; apply(message: Message): void; close(): void }

/** Opens a tab for `userId` on the server at `port`. */
export function openTab(
  {
    port,
    settings,
    userId,
    roomId,
  }: { port: number; settings: RealtimeSettings; userId: number; roomId: number },
  calls: Calls,
  tally: Tally,
): Tab {
  let conversation: Conversation = UNKNOWN
  let isCatchingUp = false
  let isAskedAgain = false
  let isClosed = false
  const pusher = connect(settings, port, calls)

  /** Fetches messages after the last one without a gap, until none is missing. */
  const catchUp = async () => {
    tally.catchUps += 1
    for (let after = missingAfter(conversation) ?? conversation.lastSeq; !isClosed; ) {
      const path = `/api/v1/chat/rooms/${roomId}/messages?after=${after}&limit=${PAGE}`
      const { body } = await calls.untilAnswered<MessagesPage>({ method: 'GET', path })
      conversation = applyPage(conversation, body)
      const missing = missingAfter(conversation)
      if (missing === null) return
      after = missing
    }
  }
  const startCatchUp = () => {
    // The answer may be older than the start of this subscription.
    if (isCatchingUp) isAskedAgain = true
    if (isCatchingUp || isClosed) return
    isCatchingUp = true
    void catchUp().finally(() => {
      isCatchingUp = false
      if (!isAskedAgain && missingAfter(conversation) === null) return
      isAskedAgain = false
      startCatchUp()
    })
  }
  const apply = (message: Message) => {
    const before = conversation
    conversation = applyMessages(conversation, [message])
    if (missingAfter(conversation) !== null) startCatchUp()
    return conversation !== before
  }

  for (const name of [roomChannel(roomId), userChannel(userId)]) listen(name)
  pusher.connection.bind('connected', () => void tally.connected++)
  // pusher-js waits long after an outage. Like the app, this reconnects when the server answers again.
  void nudge()

  function listen(name: string): void {
    const channel = pusher.subscribe(name)
    channel.bind('pusher:subscription_succeeded', startCatchUp)
    channel.bind('pusher:subscription_error', async () => {
      await wait(NUDGE_EVERY_MS)
      if (isClosed || pusher.channel(name) !== channel) return
      channel.unbind_all()
      pusher.unsubscribe(name)
      listen(name)
    })
    channel.bind(REALTIME_EVENTS.newChatMessage, ({ message }: NewChatMessage) => {
      tally.events += 1
      if (!apply(message)) tally.knownEvents += 1
    })
  }

  async function nudge(): Promise<void> {
    while (!isClosed) {
      await wait(NUDGE_EVERY_MS)
      if (isClosed || pusher.connection.state === 'connected') continue
      const answer = await calls.once({ method: 'GET', path: '/healthz' })
      if (isClosed || answer?.status !== 200 || pusher.connection.state !== 'unavailable') continue
      pusher.disconnect()
      pusher.connect()
    }
  }

  return {
    messages: () => conversation.messages,
    apply,
    close() {
      isClosed = true
      pusher.disconnect()
    },
  }
}

function connect(settings: RealtimeSettings, port: number, calls: Calls) {
  return new Pusher(settings.key, {
    cluster: settings.cluster,
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      async customHandler({ socketId, channelName }, callback) {
        const body = { socket_id: socketId, channel_name: channelName }
        const answer = await calls.once<{ auth: string }>({
          method: 'POST',
          path: '/broadcasting/auth',
          body,
        })
        if (answer?.status === 200) callback(null, answer.body)
        else callback(new Error(`refused with ${answer?.status}`), null)
      },
    },
  })
}
