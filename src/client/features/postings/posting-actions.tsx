import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './posting-card.module.css'

type Props = {
  name: string
  published: boolean
  /** Whether it has to be approved before it is public. */
  isUnapproved?: boolean
  /** Without it there is no switch to publish or hide the posting. */
  onPublish?: ((published: boolean) => void) | false
  /** The outbox entry of a change that the server refused. */
  refused: OutboxEntry | undefined
  failure?: string | null
  /** Buttons. */
  children: ReactNode
}

/** The actions on an own posting: the switch and buttons. */
export function PostingActions({
  name,
  published,
  isUnapproved,
  onPublish,
  refused,
  failure,
  children,
}: Props) {
  const { t } = useLingui()
  // Each language says the state that the switch shows: beside “Rejected”, “Publish” looks done.
  const label = isUnapproved
    ? t({ message: 'Publish', context: 'as soon as it is approved' })
    : t({ message: 'Publish', context: 'state' })
  return (
    <>
      {refused && <WaitingEntry entry={refused} />}
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        {onPublish && (
          <Switch
            isSelected={published}
            onChange={onPublish}
            aria-label={`${label}: ${name}`}
            className={styles.publish}
          >
            {label}
          </Switch>
        )}
        <div className={styles.buttons}>{children}</div>
      </div>
    </>
  )
}
