import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { compactButton } from '#client/ui/compact-button.ts'
import { preloadDialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { ReportDialog } from './report-dialog.tsx'
import type { Subject } from './report-draft.ts'

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
      <ReportDialog subject={subject} title={title} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
