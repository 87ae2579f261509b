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
  /** Without it there is no switch to publish or hide the posting. */
  onPublish?: ((published: boolean) => void) | false
  /** The outbox entry of a change that the server refused. */
  refused: OutboxEntry | undefined
  failure?: string | null
  /** Buttons. */
  children: ReactNode
}

/** The actions on an own posting: the switch and buttons. */
export function PostingActions({ name, published, onPublish, refused, failure, children }: Props) {
  const { t } = useLingui()
  return (
    <>
      {refused && <WaitingEntry entry={refused} />}
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        {onPublish && (
          <Switch
            isSelected={published}
            onChange={onPublish}
            aria-label={t`Publish: ${name}`}
            className={styles.publish}
          >
            {t`Publish`}
          </Switch>
        )}
        <div className={styles.buttons}>{children}</div>
      </div>
    </>
  )
}
