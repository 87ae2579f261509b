import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import styles from './hidden-jobs.module.css'
import { useHiddenJobs } from './use-hidden-jobs.ts'
import type { Hideable } from './waiting-changes.ts'

type Props = { job: Hideable; children: ReactNode }

/** The card of a job with a button that hides it. A hidden job is shown as one line until the list is loaded again. */
export function HideableCard({ job, children }: Props) {
  const hidden = useHiddenJobs()
  return (
    <div tabIndex={-1}>
      {hidden.isHidden(job.id) ? (
        <Hidden title={job.title} onUndo={() => hidden.show(job)} />
      ) : (
        <Shown title={job.title} onHide={() => hidden.hide(job)}>
          {children}
        </Shown>
      )}
    </div>
  )
}

function Hidden({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { t } = useLingui()
  const line = useRef<HTMLParagraphElement>(null)
  useFocusOnRemoval(line)
  return (
    <p ref={line} className={styles.hidden} role="status">
      <span>
        <Trans>You will no longer see “{title}” in lists.</Trans>
      </span>
      <Button variant="quiet" size="small" onPress={onUndo}>{t`Undo`}</Button>
    </p>
  )
}

function Shown({ title, onHide, children }: { title: string; onHide: () => void; children: ReactNode }) {
  const { t } = useLingui()
  const card = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(card)
  return (
    <div ref={card} className={styles.hideable}>
      {children}
      <IconButton
        aria-label={t`Not interested: ${title}`}
        icon={<Icon name="close" size={20} />}
        onPress={onHide}
      />
    </div>
  )
}

type CountProps = { total: number; jobs: readonly Hideable[]; children: (total: number) => ReactNode }

/** The number of jobs of a list without those that were hidden since it was loaded. */
export function ShownCount({ total, jobs, children }: CountProps) {
  const { isHidden } = useHiddenJobs()
  return children(total - jobs.filter(({ id }) => isHidden(id)).length)
}
