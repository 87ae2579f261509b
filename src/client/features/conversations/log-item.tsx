import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNow } from '#client/platform/words/clock.ts'
import { daysAgo } from '#client/platform/words/days-ago.ts'
import { classNames } from '#client/ui/class-names.ts'
import { formatDay } from './format-times.ts'
import styles from './message-log.module.css'
import type { TimelineItem } from './timeline.ts'

type MessageItem = Exclude<TimelineItem, { type: 'day' | 'unread' }>
/** `isCurrent`: the keyboard focus is at this message. */
export type RenderMessage = (item: MessageItem, isCurrent: boolean) => ReactNode
type Props = { item: TimelineItem; isCurrent: boolean; renderMessage: RenderMessage }

/** One row of the log: a day, the line above the new messages, or a message. */
export function LogItem({ item, isCurrent, renderMessage }: Props) {
  if (item.type === 'day') return <Day iso={item.iso} />
  if (item.type !== 'unread') return renderMessage(item, isCurrent)
  return (
    <p className={classNames(styles.separator, styles.unread)}>
      <span>
        <Trans>New messages</Trans>
      </span>
    </p>
  )
}

function Day({ iso }: { iso: string }) {
  const now = useNow()
  const days = daysAgo(iso, now)
  return (
    <p className={styles.separator}>
      <span data-date={formatDay(iso, now)}>
        <span>
          {days === 0 ? <Trans>Today</Trans> : days === 1 ? <Trans>Yesterday</Trans> : formatDay(iso, now)}
        </span>
      </span>
    </p>
  )
}
