import { useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import { buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { loadMenu } from '#client/ui/menu.tsx'
import type { Message } from '#shared/contract/conversations.ts'
import { formatTime } from './format-times.ts'
import styles from './message.module.css'
import type { MessageMenuPlace } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'

export type Mark = 'sent' | 'delivered' | 'read'
type Props = {
  message: Message
  isOwn: boolean
  isFirst: boolean
  /** How far one's own message has come. */
  mark: Mark
  /** Who wrote it, for who does not see which side it is on. */
  author: string
  /** The keyboard is here: what can be done is a tab stop. */
  isCurrent: boolean
  /** The menu of what can be done stands at this message. */
  hasMenu: boolean
  /** Opens it. Must stay the same, or every message is drawn again. */
  onMenu: (at: MessageMenuPlace) => void
}

/** One message: words, time, and for one's own how far it has come. Scrolling draws only those that come into view. */
export const MessageBubble = memo(function MessageBubble(props: Props) {
  const { message, isOwn, isFirst, mark, author, isCurrent, hasMenu, onMenu } = props
  const { t } = useLingui()
  const words = useId()
  return (
    <article
      className={classNames(styles.row, isOwn && styles.own, isFirst && styles.first)}
      aria-label={author}
      aria-describedby={words}
      tabIndex={isCurrent ? 0 : -1}
    >
      <div className={styles.bubble} id={words}>
        <MessageText text={message.text} isReachable={isCurrent} />
        <p className={styles.foot}>
          <time dateTime={message.created_at}>{formatTime(message.created_at)}</time>
          {isOwn && <SentMark mark={mark} />}
        </p>
      </div>
      {/* Not React Aria's: its hooks would be called in every row that is scrolled into sight. */}
      <button
        type="button"
        className={classNames(buttonClass('quiet', 'small'), styles.more)}
        aria-label={t`Message options`}
        aria-haspopup="menu"
        aria-expanded={hasMenu}
        tabIndex={isCurrent ? 0 : -1}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={({ currentTarget }) => onMenu({ message, isOwn, button: currentTarget })}
      >
        <Icon name="more" size={20} />
      </button>
    </article>
  )
})

function SentMark({ mark }: { mark: Mark }) {
  const { t } = useLingui()
  const words = { sent: t`Sent`, delivered: t`Delivered`, read: t`Read` }
  return (
    <span className={classNames(styles.mark, mark === 'read' && styles.read)} title={words[mark]}>
      <Icon name={mark === 'sent' ? 'check' : 'checks'} size={16} />
      <span className="visually-hidden">{words[mark]}</span>
    </span>
  )
}
