import { Trans } from '@lingui/react/macro'
import { LogItem, type RenderMessage } from './log-item.tsx'
import styles from './message-log.module.css'
import type { TimelineItem } from './timeline.ts'
import { useIsPrinting } from './use-is-printing.ts'

type Props = { items: readonly TimelineItem[]; renderMessage: RenderMessage; hasEarlier: boolean }

/** All loaded messages, for paper only: the log on the screen renders those in view. */
export function PrintedLog({ items, renderMessage, hasEarlier }: Props) {
  if (!useIsPrinting()) return null
  return (
    <div className={styles.printed}>
      {hasEarlier && (
        <p className={styles.head}>
          <Trans>Earlier messages are not printed. Scroll up in the chat to load them first.</Trans>
        </p>
      )}
      {items.map((item) => (
        <LogItem key={item.key} item={item} isCurrent={false} renderMessage={renderMessage} />
      ))}
    </div>
  )
}
