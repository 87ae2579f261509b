import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import type { Message, Room } from '#shared/contract/conversations.ts'
import { Announcer } from './announcer.tsx'
import { useBlocking } from './blocking.ts'
import { Composer } from './composer.tsx'
import { ErasedMember } from './erased-member.tsx'
import { type Conversation, hasEarlier } from './events.ts'
import layout from './layout.module.css'
import messageStyles from './message.module.css'
import { MessageBubble } from './message-bubble.tsx'
import { MessageLog } from './message-log.tsx'
import { useMessageMenu } from './message-menu.tsx'
import { messagesOf } from './outbox-messages.ts'
import { RoomHeader } from './room-header.tsx'
import { RoomSkeleton } from './room-skeleton.tsx'
import { toTimeline } from './timeline.ts'
import { useEarlierMessages, useLive, useMarkRead, useRoom } from './use-room.ts'
import { useIsTyping } from './use-typing.ts'
import { useTypingFromHeading } from './use-typing-from-heading.ts'
import { stateIdOf, WaitingMessage } from './waiting-message.tsx'

/** What is reported; `title` is its name in the dialog. */
export type ReportTarget = { type: 'message' | 'user'; id: number; title: string }
type Props = {
  roomId: number
  /** Opens the report dialog for a message or the other member. Without it no report action is shown. */
  onReport?: ((what: ReportTarget) => void) | undefined
}

const NOBODY = { id: 0, name: '' }

/** One conversation: header, messages and message field. Use the room's id as its key. */
export function RoomView({ roomId, onReport }: Props) {
  const { t } = useLingui()
  const { room, isErased, rooms, single, conversation, userId } = useRoom(roomId)
  const { isBlocked } = useBlocking(room?.interlocutor ?? NOBODY, room?.is_blocked ?? false)
  // While a block waits in the outbox, the blocked person is still in the room's channel. Their typing is ignored here.
  const isTyping = useIsTyping(roomId, room?.can_write && !isBlocked ? room.interlocutor.id : null)
  const composer = useRef<HTMLFormElement>(null)
  useTypingFromHeading(composer)
  useTitle(room?.interlocutor.name ?? t`My chats`)
  const isLive = useLive()
  const freshness = useFreshness(conversation)
  // While the connection is open, events keep the data current, whenever it was fetched.
  const age = isLive ? null : freshness
  if ([conversation.error, single.error].some(isNotFound)) return <NotFound />
  if (!room || !conversation.data) {
    const error = conversation.error ?? single.error ?? rooms.error
    if (!error) return <RoomSkeleton />
    return (
      <div className={layout.message}>
        <QueryFailure
          title={t`The conversation could not be loaded`}
          {...failureWords(error)}
          onRetry={() => {
            void rooms.refetch()
            if (single.isError) void single.refetch()
            void conversation.refetch()
          }}
        />
      </div>
    )
  }
  return (
    <>
      <RoomHeader
        room={room}
        isErased={isErased}
        isTyping={isTyping}
        onReport={
          onReport &&
          (() => onReport({ type: 'user', id: room.interlocutor.id, title: room.interlocutor.name }))
        }
      />
      {age && (
        <p className={layout.age} role="status">
          {age}
        </p>
      )}
      <Messages
        room={room}
        conversation={conversation.data}
        isCurrent={!conversation.isFetching}
        userId={userId}
        onLeave={() => composer.current?.querySelector('textarea')?.focus()}
        onReport={
          onReport &&
          (({ id }) => onReport({ type: 'message', id, title: t`message from ${room.interlocutor.name}` }))
        }
      />
      <RoomFooter room={room} isErased={isErased} isBlocked={isBlocked} userId={userId} composer={composer} />
    </>
  )
}

type RoomFooterProps = {
  room: Room
  isErased: boolean
  isBlocked: boolean
  userId: number
  composer: RefObject<HTMLFormElement | null>
}

/** The message field, or why there is none. A block counts from the press, even if it still waits in the outbox. */
function RoomFooter({ room, isErased, isBlocked, userId, composer }: RoomFooterProps) {
  if (isErased && !room.can_write) return <ErasedMember roomId={room.id} title={room.subject.title} />
  if (isBlocked || !room.can_write) return <Closed room={room} />
  return <Composer ref={composer} roomId={room.id} userId={userId} name={room.interlocutor.name} />
}

type MessagesProps = {
  room: Room
  conversation: Conversation
  isCurrent: boolean
  userId: number
  onLeave: () => void
  onReport?: ((message: Message) => void) | undefined
}

function Messages({ room, conversation, isCurrent, userId, onLeave, onReport }: MessagesProps) {
  const { t } = useLingui()
  const outbox = useOutbox()
  // In a room that was empty when opened, the user sees each message arrive. None is marked as new, and the log
  // follows.
  const [wasEmpty] = useState(isCurrent && conversation.messages.length === 0)
  const [seen, setSeen] = useState(0)
  const readSeq = Math.max(conversation.readSeq, room.read_seq)
  const [openedAt, setOpenedAt] = useState(wasEmpty ? null : readSeq)
  // The stored read mark may be older than the server's. The mark of new messages follows until something is read here.
  if (openedAt !== null && seen === 0 && readSeq > openedAt) setOpenedAt(readSeq)
  // Scrolling back up does not lower `seen`, so it causes no render.
  const see = useCallback((seq: number) => setSeen((known) => Math.max(known, seq)), [])
  const earlier = useEarlierMessages(room.id)
  const waiting = useMemo(() => messagesOf(outbox, room.id), [outbox, room.id])
  const { messages } = conversation
  const items = useMemo(
    () => toTimeline({ messages, waiting, userId, readSeq: openedAt }),
    [messages, waiting, userId, openedAt],
  )
  useMarkRead(room, userId, { readSeq, seenSeq: seen })
  const markOf = markerOf(room, conversation)
  // Links of strangers are not clickable, because they are the usual way of phishing.
  const hasAnswered = room.has_answered || messages.some(({ user_id }) => user_id === userId)
  const menu = useMessageMenu(onReport)
  const mayHaveEarlier = hasEarlier(conversation)
  if (items.length === 0) {
    return (
      <div className={layout.message}>
        <EmptyState icon={<Icon name="chat" size={40} />} title={t`No messages yet`}>
          <Trans>
            Say hello and ask what you would like to know. Only the two of you can see what is written here;
            moderators see what is reported.
          </Trans>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <MessageLog
        items={items}
        isCurrent={isCurrent}
        wasEmpty={wasEmpty}
        onSeen={see}
        onLeave={onLeave}
        hasEarlier={mayHaveEarlier}
        onEarlier={mayHaveEarlier && earlier.state !== 'failed' ? earlier.load : undefined}
        head={
          !mayHaveEarlier ? (
            <Trans>This is the beginning of the conversation</Trans>
          ) : earlier.state === 'failed' ? (
            <Button
              size="small"
              variant="secondary"
              onPress={earlier.load}
            >{t`Load earlier messages`}</Button>
          ) : (
            <Trans>Loading earlier messages</Trans>
          )
        }
        renderMessage={(item, isFocused) =>
          item.type === 'message' ? (
            <MessageBubble
              message={item.message}
              isOwn={item.isOwn}
              isTrusted={item.isOwn || hasAnswered}
              isFirst={item.isFirst}
              mark={markOf(item.message)}
              author={item.isOwn ? t`You` : room.interlocutor.name}
              isCurrent={isFocused}
              hasMenu={menu.openAt === item.message.id}
              onMenu={menu.open}
            />
          ) : (
            <article
              className={classNames(
                messageStyles.row,
                messageStyles.own,
                messageStyles.stacked,
                item.isFirst && messageStyles.first,
              )}
              aria-label={t`You`}
              aria-describedby={stateIdOf(item.entry)}
              tabIndex={isFocused ? 0 : -1}
            >
              <WaitingMessage entry={item.entry} />
            </article>
          )
        }
      />
      {menu.shown}
      <Announcer messages={messages} userId={userId} name={room.interlocutor.name} />
    </>
  )
}

/** Returns the delivery state of an own message. */
function markerOf(room: Room, { otherReadSeq, otherDeliveredSeq }: Conversation) {
  const read = Math.max(otherReadSeq, room.interlocutor_read_seq)
  const delivered = Math.max(otherDeliveredSeq, room.interlocutor_delivered_seq)
  return ({ seq, read_at, delivered_at }: Message) => {
    if (read_at !== null || seq <= read) return 'read'
    return delivered_at !== null || seq <= delivered ? 'delivered' : 'sent'
  }
}

/** Shown instead of the message field when one member has blocked the other. */
function Closed({ room }: { room: Room }) {
  const { t } = useLingui()
  const { isBlocked, block } = useBlocking(room.interlocutor, room.is_blocked)
  return (
    <div className={layout.closed}>
      <Notice
        icon="block"
        actions={
          isBlocked && (
            <Button size="small" variant="secondary" onPress={() => block(false)}>{t`Unblock`}</Button>
          )
        }
      >
        {isBlocked ? (
          <Trans>You have blocked this person. Unblock them to write.</Trans>
        ) : room.is_blocked ? (
          <Trans>Waiting for connection</Trans>
        ) : (
          <Trans>You cannot write to this person</Trans>
        )}
      </Notice>
    </div>
  )
}

const isNotFound = (error: Error | null) => error instanceof ApiError && error.status === 404

function NotFound() {
  const { t } = useLingui()
  return (
    <div className={layout.message}>
      <EmptyState
        icon={<Icon name="chat" size={40} />}
        title={t`This conversation does not exist, or it belongs to another account`}
      />
    </div>
  )
}
