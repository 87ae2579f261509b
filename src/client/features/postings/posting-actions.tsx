import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/words/failure-text.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './posting-card.module.css'

type Props = {
  name: string
  published: boolean
  /** Without it there is no switch to publish or hide the posting. */
  onPublish?: ((published: boolean) => void) | false
  error: Error | null
  /** Buttons. */
  children: ReactNode
}

/** The actions on an own posting: the switch and buttons. */
export function PostingActions({ name, published, onPublish, error, children }: Props) {
  const { t } = useLingui()
  return (
    <>
      <FailureNotice>{error && failureText(error)}</FailureNotice>
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
