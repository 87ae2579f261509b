import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import styles from './hidden-jobs.module.css'
import { type Hideable, useHiddenJobs } from './use-hidden-jobs.ts'

type Props = { job: Hideable; children: ReactNode }

/** The card of a job with a button that hides it. A hidden job is shown as one line until the list is loaded again. */
export function HideableCard({ job, children }: Props) {
  const { isHidden, hide, show } = useHiddenJobs()
  // The pressed button disappears; the focus stays at its place in the list.
  return (
    <div tabIndex={-1}>
      {isHidden(job.id) ? (
        <HiddenLine title={job.title} onUndo={() => show(job)} />
      ) : (
        <ShownCard title={job.title} onHide={() => hide(job)}>
          {children}
        </ShownCard>
      )}
    </div>
  )
}

function HiddenLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { t } = useLingui()
  const line = useRef<HTMLParagraphElement>(null)
  useFocusOnRemoval(line)
  return (
    <p className={styles.hidden} role="status" ref={line}>
      <span>
        <Trans>You will no longer see “{title}” in lists.</Trans>
      </span>
      <Button variant="quiet" size="small" onPress={onUndo}>{t`Undo`}</Button>
    </p>
  )
}

function ShownCard({ title, onHide, children }: { title: string; onHide: () => void; children: ReactNode }) {
  const { t } = useLingui()
  const card = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(card)
  return (
    <div className={styles.hideable} ref={card}>
      {children}
      <IconButton
        aria-label={t`Not interested: ${title}`}
        icon={<Icon name="close" size={20} />}
        onPress={onHide}
      />
    </div>
  )
}
