import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './posting-card.module.css'

type Props = {
  name: string
  published: boolean
  /** Without it nothing can be shown or hidden any more. */
  onPublish?: ((published: boolean) => void) | false
  error: Error | null
  /** The buttons. */
  children: ReactNode
}

/** What can be done with a posting: the switch, and buttons. */
export function PostingActions({ name, published, onPublish, error, children }: Props) {
  const { t } = useLingui()
  return (
    <>
      {error && (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      )}
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
