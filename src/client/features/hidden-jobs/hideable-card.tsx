import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import styles from './hidden-jobs.module.css'
import { type Hideable, useHiddenJobs } from './use-hidden-jobs.ts'

type Props = { job: Hideable; children: ReactNode }

/** The card of a job with a button that hides it. A hidden job is shown as one line until the list is loaded again. */
export function HideableCard({ job, children }: Props) {
  const { t } = useLingui()
  const { isHidden, hide, show } = useHiddenJobs()
  const { title } = job
  if (isHidden(job.id)) {
    return (
      <p className={styles.hidden} role="status">
        <span>
          <Trans>You will no longer see “{title}” in lists.</Trans>
        </span>
        <Button variant="quiet" size="small" onPress={() => show(job)}>{t`Undo`}</Button>
      </p>
    )
  }
  return (
    <div className={styles.hideable}>
      {children}
      <IconButton
        aria-label={t`Not interested: ${title}`}
        icon={<Icon name="close" size={20} />}
        onPress={() => hide(job)}
      />
    </div>
  )
}
