import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { compactButton } from '#client/ui/compact-button.ts'
import { Dialog, preloadDialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Subject } from './report-draft.ts'

const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }))

/** Tells the moderators that something is wrong; works without an account. */
export function ReportButton({ subject, title }: { subject: Subject; title: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={compactButton}
        icon={<Icon name="flag" size={20} />}
        onHoverStart={preloadDialog}
        onPress={() => setOpen(true)}
      >
        {t`Report`}
      </Button>
      <Dialog
        title={t`Report: ${title}`}
        closeLabel={t`Close`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={false}
      >
        <Suspense fallback={<Skeleton height="26rem" />}>
          <ReportForm subject={subject} onSent={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
