import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Subject } from './report-draft.ts'

const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }))

type Props = { subject: Subject; title: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The report dialog, for features that open it from their own button. */
export function ReportDialog({ subject, title, isOpen, onOpenChange }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Report: ${title}`}
      closeLabel={t`Close`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
    >
      <Suspense fallback={<Skeleton height="26rem" />}>
        <ReportForm subject={subject} title={title} onSent={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}
