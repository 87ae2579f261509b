import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'
import styles from './question-dialog.module.css'

interface QuestionDialogProps {
  title: string
  cancelLabel: string
  actLabel: string
  variant?: ButtonVariant
  isOpen: boolean
  isPending: boolean
  /** The reason when the action has failed. */
  failure: ReactNode
  onCancel: () => void
  onAct: () => void
  children: ReactNode
}

/** Asks before an irreversible action. Stays open until the action has succeeded, and shows why it failed. */
export function QuestionDialog({ variant = 'danger', children, ...props }: QuestionDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      isOpen={props.isOpen}
      onOpenChange={props.onCancel}
      actions={
        <>
          <Button variant="secondary" onPress={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button variant={variant} isPending={props.isPending} onPress={props.onAct}>
            {props.actLabel}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {children}
        {props.failure && (
          <Notice tone="error" role="alert">
            {props.failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
