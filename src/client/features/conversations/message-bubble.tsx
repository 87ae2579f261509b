import { useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MenuButton } from '#client/ui/menu.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Message } from '#shared/contract/conversations.ts'
import { formatTime } from './format-times.ts'
import styles from './message.module.css'
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
  onReport?: ((message: Message) => void) | undefined
}

/** One message: words, time, and for one's own how far it has come. Scrolling draws only those that come into view. */
export const MessageBubble = memo(function MessageBubble(props: Props) {
  const { message, isOwn, isFirst, mark, author, isCurrent, onReport } = props
  const { t } = useLingui()
  const words = useId()
  const items = [
    { id: 'copy', label: t`Copy text`, icon: <Icon name="copy" size={20} /> },
    ...(!isOwn && onReport
      ? [{ id: 'report', label: t`Report`, icon: <Icon name="flag" size={20} />, isDanger: true }]
      : []),
  ]
  const act = async (id: string) => {
    if (id === 'report') return onReport?.(message)
    try {
      await navigator.clipboard.writeText(message.text)
      showToast({ text: t`Copied`, tone: 'done' })
    } catch {
      showToast({ text: t`The browser did not allow copying`, tone: 'error' })
    }
  }
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
      <MenuButton
        label={t`About this message`}
        trigger={<Icon name="more" size={20} />}
        iconOnly
        size="small"
        excludeFromTabOrder={!isCurrent}
        className={classNames(styles.more)}
        items={items}
        onAction={act}
      />
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
