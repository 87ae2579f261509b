import { useLingui } from '@lingui/react/macro'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { Card } from '#client/ui/card.tsx'
import styles from './waiting-entry.module.css'
import { WaitingEntry } from './waiting-entry.tsx'

type Props<Entry> = {
  entries: readonly Entry[]
  /** The title of an entry, if the name of its kind does not say enough. */
  titleOf?: (entry: Entry) => string
}

/** New things that wait in the outbox, above the list that they will be in. Renders nothing without any. */
export function WaitingCards<Entry extends OutboxEntry>({ entries, titleOf }: Props<Entry>) {
  const { t } = useLingui()
  if (entries.length === 0) return null
  return (
    <ul className={styles.cards} aria-label={t`Waiting to be sent`}>
      {entries.map((entry) => (
        <Card key={entry.id} as="li">
          <WaitingEntry entry={entry} title={titleOf?.(entry)} />
        </Card>
      ))}
    </ul>
  )
}
