import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Button } from '#client/ui/button.tsx'
import { preloadDialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { useLazyDialog } from '#client/ui/use-lazy-dialog.ts'
import type { Subject } from './report-draft.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** The button to report something to the moderators. Works without an account. */
export function ReportButton({ subject, title }: { subject: Subject; title: string }) {
  const { t } = useLingui()
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="flag" size={20} />}
        onPointerEnter={preloadDialog}
        onPress={open}
      >
        {t`Report`}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ReportDialog subject={subject} title={title} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
