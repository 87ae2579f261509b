import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'

type Props = {
  isOpen: boolean
  isPending: boolean
  failure: ReactNode
  onCancel: () => void
  onDelete: () => void
  children: ReactNode
}

/** Asks before an entry is deleted. */
export function DeleteQuestion({ onDelete, ...props }: Props) {
  const { t } = useLingui()
  return (
    <QuestionDialog
      {...props}
      title={t`Delete this entry?`}
      cancelLabel={t`Cancel`}
      actLabel={t`Delete`}
      onAct={onDelete}
    />
  )
}
