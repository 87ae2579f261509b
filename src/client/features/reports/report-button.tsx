import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { preloadDialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { ReportDialog } from './report-dialog.tsx'
import type { Subject } from './report-draft.ts'

/** The button to report something to the moderators. Works without an account. */
export function ReportButton({ subject, title }: { subject: Subject; title: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="flag" size={20} />}
        onPointerEnter={preloadDialog}
        onPress={() => setOpen(true)}
      >
        {t`Report`}
      </Button>
      <ReportDialog subject={subject} title={title} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
