import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { MenuButton } from '#client/ui/menu.tsx'
import type { Room } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { useBlocking } from './blocking.ts'
import styles from './room-header.module.css'
import { BidsOfSubject, Subject } from './subject.tsx'

const ACTIVE_NOW_MS = 2 * MINUTE_MS

type Props = { room: Room; isErased: boolean; isTyping: boolean; onReport?: (() => void) | undefined }

/** The other member, the subject, whether they are online, and a menu to block or report them. */
export function RoomHeader({ room, isErased, isTyping, onReport }: Props) {
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const { name, url_img, last_seen_at } = room.interlocutor
  // An employer knows their own company.
  const { company } = room
  const { isBlocked, block } = useBlocking(room.interlocutor, room.is_blocked)
  const items = [
    isBlocked
      ? { id: 'unblock', label: t`Unblock`, icon: <Icon name="check" size={20} /> }
      : { id: 'block', label: t`Block`, icon: <Icon name="block" size={20} />, isDanger: true },
    ...(onReport
      ? [{ id: 'report', label: t`Report`, icon: <Icon name="flag" size={20} />, isDanger: true }]
      : []),
  ]
  const act = (id: string) => {
    if (id === 'report') onReport?.()
    else if (id === 'block') setConfirming(true)
    else void block(false)
  }
  return (
    <header className={styles.header}>
      <Link from="/$lang" to="/$lang/chat/my/room" className={styles.back} aria-label={t`My chats`}>
        <Icon name="chevron-left" />
      </Link>
      <Avatar name={name} src={url_img} />
      <div className={styles.who}>
        <h1 className={styles.name}>{company ? `${name} · ${company}` : name}</h1>
        <p className={styles.presence}>
          {isTyping ? (
            <span className={styles.typing}>
              <Trans>is typing…</Trans>
            </span>
          ) : (
            <Presence lastSeenAt={last_seen_at} />
          )}
          <Subject subject={room.subject} />
          <BidsOfSubject subject={room.subject} />
        </p>
      </div>
      {!isErased && (
        <MenuButton
          label={t`Conversation options`}
          trigger={<Icon name="more" />}
          iconOnly
          items={items}
          onAction={act}
        />
      )}
      {isConfirming && (
        <Dialog
          title={t`Block ${name}?`}
          role="alertdialog"
          isOpen
          onOpenChange={setConfirming}
          closeLabel={t`Close`}
          actions={
            <>
              <Button
                variant="danger"
                onPress={() => {
                  setConfirming(false)
                  void block(true)
                }}
              >{t`Block`}</Button>
              <Button variant="quiet" onPress={() => setConfirming(false)}>{t`Cancel`}</Button>
            </>
          }
        >
          <p>
            <Trans>
              You will no longer be able to write to each other. Your messages will stay. You can unblock this
              person at any time.
            </Trans>
          </p>
        </Dialog>
      )}
    </header>
  )
}

function Presence({ lastSeenAt }: { lastSeenAt: string | null }) {
  const now = useNow()
  const isOffline = useConnection() === 'offline'
  if (lastSeenAt === null) return null
  const time = Date.parse(lastSeenAt)
  if (now - time < ACTIVE_NOW_MS) {
    // Offline, the last known presence may be out of date.
    if (isOffline) return null
    return (
      <span className={styles.active} data-print="no">
        <Trans>active now</Trans>
      </span>
    )
  }
  const ago = <RelativeTime at={time} />
  return (
    <span data-print="no">
      <Trans>active {ago}</Trans>
    </span>
  )
}
