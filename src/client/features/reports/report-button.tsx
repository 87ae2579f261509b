import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CompactButton } from '#client/ui/compact-button.tsx'
import { preloadDialog } from '#client/ui/dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import type { Subject } from './report-draft.ts'

/** The button to report something to the moderators. Works without an account. */
export function ReportButton({ subject, title }: { subject: Subject; title: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CompactButton variant="quiet" icon="flag" onPointerEnter={preloadDialog} onPress={() => setOpen(true)}>
        {t`Report`}
      </CompactButton>
      <ReportDialog subject={subject} title={title} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
