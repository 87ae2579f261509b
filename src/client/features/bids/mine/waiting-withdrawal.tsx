import { Trans, useLingui } from '@lingui/react/macro'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { discard, retry } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './bids.module.css'
import { EntryNotice } from './entry-notice.tsx'

/** A withdrawal in the outbox. */
export function WaitingWithdrawal({ entry }: { entry: EntryOf<'bid-withdrawal'> }) {
  const { t } = useLingui()
  return (
    <div className={styles.bid}>
      <p>
        <Trans>Withdrawing your bid</Trans>
      </p>
      <EntryNotice entry={entry} />
      <div className={styles.actions}>
        {entry.state !== 'sending' && (
          <Button size="small" onPress={() => retry(entry.id)}>{t`Retry`}</Button>
        )}
        {entry.state !== 'sending' && (
          <Button size="small" variant="quiet" onPress={() => discard(entry.id)}>{t`Discard`}</Button>
        )}
      </div>
    </div>
  )
}
