import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './layout.module.css'
import { RoomsList } from './rooms-list.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

type Props = {
  isRoomOpen: boolean
  /** Above the list. */
  invitation: ReactNode
  children: ReactNode
}

/** List and conversation side by side on wide screens; on phones only one of them, as high as the visible screen. */
export function ConversationsLayout({ isRoomOpen, invitation, children }: Props) {
  useVisibleHeight()
  const Heading = isRoomOpen ? 'h2' : 'h1'
  return (
    <div
      className={classNames(styles.layout, isRoomOpen && styles.withRoom)}
      data-fills-screen={isRoomOpen ? 'room' : 'list'}
    >
      <section className={styles.rooms}>
        <Heading className={styles.heading}>
          <Trans>My chats</Trans>
        </Heading>
        <div className={styles.invitation}>{invitation}</div>
        <RoomsList />
      </section>
      <section className={styles.pane}>{children}</section>
    </div>
  )
}
