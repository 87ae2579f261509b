import { useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import { formatTime } from '#client/platform/words/format.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { preloadMenu } from '#client/ui/menu.tsx'
import type { Message } from '#shared/contract/conversations.ts'
import styles from './message.module.css'
import type { MessageMenuPlace } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'

export type DeliveryMark = 'sent' | 'delivered' | 'read'
type Props = {
  message: Message
  isOwn: boolean
  /** Whether its links can be clicked. */
  isTrusted: boolean
  isFirst: boolean
  /** Delivery state of the current user's own message. */
  mark: DeliveryMark
  /** The author's name for screen readers. For others the side of the bubble shows who wrote it. */
  author: string
  /** Whether the keyboard focus is at this message. Only then is its button a tab stop. */
  isCurrent: boolean
  /** Whether the menu is open at this message. */
  hasMenu: boolean
  /** Opens the menu. Must be a stable function, or every message renders again. */
  onMenu: (at: MessageMenuPlace) => void
}

/**
 * One message with its time and, on the user's own messages, its delivery state. Memoised: scrolling renders only new
 * rows.
 */
export const MessageBubble = memo(function MessageBubble(props: Props) {
  const { message, isOwn, isTrusted, isFirst, mark, author, isCurrent, hasMenu, onMenu } = props
  const { t } = useLingui()
  const words = useId()
  return (
    <article
      className={classNames(styles.row, isOwn && styles.own, isFirst && styles.first)}
      aria-label={author}
      aria-describedby={words}
      tabIndex={isCurrent ? 0 : -1}
    >
      <div className={styles.bubble} id={words} data-author={author}>
        <MessageText
          text={message.text}
          isReachable={isCurrent}
          isTrusted={isTrusted}
          isRemoved={message.is_removed}
        />
        <p className={styles.foot}>
          <time dateTime={message.created_at}>{formatTime(message.created_at)}</time>
          {isOwn && <SentMark mark={mark} />}
        </p>
      </div>
      {!message.is_removed && (
        // A plain button, because React Aria's hooks would run in every row that scrolls into view.
        <button
          type="button"
          className={classNames(buttonClass('quiet', 'small'), styles.more)}
          aria-label={t`Message options`}
          aria-haspopup="menu"
          aria-expanded={hasMenu}
          tabIndex={isCurrent ? 0 : -1}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onClick={({ currentTarget }) => onMenu({ message, isOwn, button: currentTarget })}
        >
          <Icon name="more" size={20} />
        </button>
      )}
    </article>
  )
})

function SentMark({ mark }: { mark: DeliveryMark }) {
  const { t } = useLingui()
  const words = {
    sent: t({ message: 'Sent', context: 'message' }),
    delivered: t({ message: 'Delivered', context: 'message' }),
    read: t({ message: 'Read', context: 'message' }),
  }
  return (
    <span className={classNames(styles.mark, mark === 'read' && styles.read)} title={words[mark]}>
      <Icon name={mark === 'sent' ? 'check' : 'checks'} size={16} />
      <span className="visually-hidden">{words[mark]}</span>
    </span>
  )
}
