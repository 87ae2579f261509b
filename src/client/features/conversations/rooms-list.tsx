import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer, type Viewer } from '#client/platform/cache/viewer.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Room } from '#shared/contract/conversations.ts'
import { formatShort } from './format-times.ts'
import { withErasedName } from './name-erased.ts'
import { NewChats } from './new-chats.tsx'
import { messagesOf, newChatsIn, type WaitingMessage } from './outbox-messages.ts'
import { roomsQueryOptions } from './queries.ts'
import styles from './rooms-list.module.css'
import { SubjectWords } from './subject.tsx'

/** The list of conversations, newest first. */
export function RoomsList() {
  const { t } = useLingui()
  const viewer = useViewer()
  const query = useQuery(roomsQueryOptions(viewer))
  const outbox = useOutbox()
  const age = useFreshness(query)
  const rooms = query.data
  const newChats = newChatsIn(outbox)
  return (
    <>
      <div className={styles.age}>
        <AgeNote isApart>{age}</AgeNote>
      </div>
      <NewChats entries={newChats} />
      {rooms?.length === 0 && newChats.length > 0 ? null : rooms?.length === 0 ? (
        <NoRooms role={viewer.role} />
      ) : rooms ? (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari's VoiceOver does not announce it as a list
        <ul className={styles.list} aria-label={t`Rooms`} role="list">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomItem room={room} viewer={viewer} waiting={messagesOf(outbox, room.id).at(-1)} />
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <QueryFailure
          title={t`Your chats could not be loaded`}
          {...failureWords(query.error)}
          onRetry={query.refetch}
        />
      ) : (
        <div className={styles.bones} aria-busy="true">
          {[1, 2, 3, 4].map((bone) => (
            <Skeleton key={bone} height="5rem" />
          ))}
        </div>
      )}
    </>
  )
}

type ItemProps = { room: Room; viewer: Viewer; waiting: WaitingMessage | undefined }

function RoomItem({ room: stored, viewer: { userId }, waiting }: ItemProps) {
  const room = withErasedName(stored)
  // An employer knows their own company.
  const { company } = room
  const now = useNow()
  const { interlocutor, last_message, new_message_count: count } = room
  const isOwn = waiting !== undefined || last_message?.user_id === userId
  const words = waiting?.body.text ?? last_message?.text
  return (
    <Link
      from="/$lang"
      to="/$lang/chat/room/$id"
      params={{ id: String(room.id) }}
      className={classNames(styles.room, count > 0 && styles.unread)}
    >
      <Avatar name={interlocutor.name} src={interlocutor.url_img} />
      <span className={styles.who}>
        <span className={styles.name}>{interlocutor.name}</span>
        <time className={styles.time} dateTime={room.updated_at} data-date={formatDate(room.updated_at)}>
          <span>{formatShort(room.updated_at, now)}</span>
        </time>
      </span>
      <span className={styles.subject}>
        {company && `${company} · `}
        <SubjectWords subject={room.subject} />
      </span>
      <span className={styles.last}>
        <span className={styles.words} dir="auto">
          {waiting && <Icon name="waiting" size={16} className={styles.waiting ?? ''} />}
          {isOwn && words !== undefined && (
            <span className={styles.you}>
              <Trans>You:</Trans>{' '}
            </span>
          )}
          {words === '' ? (
            last_message?.is_removed ? (
              <Trans>Removed by the Jobmost team</Trans>
            ) : (
              <Trans>Message deleted</Trans>
            )
          ) : (
            (words ?? <Trans>No messages yet</Trans>)
          )}
        </span>
        {count > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
            <span className="visually-hidden">
              <Plural value={count} one="# unread" other="# unread" />
            </span>
          </span>
        )}
      </span>
    </Link>
  )
}

function NoRooms({ role }: { role: string | null }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="chat" size={40} />}
      title={t`You have no chats yet`}
      action={
        role === 'boss' ? (
          <Link
            from="/$lang"
            to="/$lang/offer"
            className={buttonClass()}
          >{t`See people looking for work`}</Link>
        ) : (
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>{t`See the jobs on offer`}</Link>
        )
      }
    >
      {role === 'boss' ? (
        <Trans>Write to someone who has bid for your vacancy or is looking for work.</Trans>
      ) : (
        <Trans>Write to an employer from a job page, or wait for an answer to your bid.</Trans>
      )}
    </EmptyState>
  )
}
