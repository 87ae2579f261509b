import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FailureNotice } from './failure-notice.tsx'
import styles from './question-dialog.module.css'

interface QuestionDialogProps {
  title: string
  cancelLabel: string
  actLabel: string
  /** Of the action; with `secondary`, cancelling is the suggested answer. */
  variant?: ButtonVariant
  isOpen: boolean
  isPending?: boolean
  /** The reason when the action has failed. */
  failure?: ReactNode
  onCancel: () => void
  onAct: () => void
  /** Where the focus goes after closing; null for the opener, also if left out. */
  focusAfterClose?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** Asks before an irreversible action. Stays open until the action has succeeded, and shows why it failed. */
export function QuestionDialog({
  variant = 'danger',
  isPending = false,
  children,
  ...props
}: QuestionDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      isOpen={props.isOpen}
      onOpenChange={props.onCancel}
      focusAfterClose={props.focusAfterClose}
      actions={
        <>
          <Button variant={variant === 'secondary' ? 'primary' : 'secondary'} onPress={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button variant={variant} isPending={isPending} onPress={props.onAct}>
            {props.actLabel}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {children}
        <FailureNotice>{props.failure}</FailureNotice>
      </div>
    </Dialog>
  )
}
