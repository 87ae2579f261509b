import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/failure-text.ts'
import { Button, type ButtonVariant } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Language } from '#shared/contract/languages.ts'
import styles from './posting-card.module.css'

type Props = {
  title: string
  /** What the posting is called, and in which language. */
  name: string
  language: Language
  endLabel: string
  variant?: ButtonVariant
  isOpen: boolean
  onClose: () => void
  onEnd: () => void
  ending: { reset: () => void; isPending: boolean; error: Error | null }
  children: ReactNode
}

/** Asks before what cannot be taken back. */
export function EndDialog({ name, language, endLabel, variant = 'danger', ending, ...props }: Props) {
  const { t } = useLingui()
  const leave = () => {
    ending.reset()
    props.onClose()
  }
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      isOpen={props.isOpen}
      onOpenChange={leave}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {t`Cancel`}
          </Button>
          <Button variant={variant} isPending={ending.isPending} onPress={props.onEnd}>
            {endLabel}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p className={styles.title} lang={language}>
          {name}
        </p>
        <p>{props.children}</p>
        {ending.error && (
          <Notice tone="error" role="alert">
            {failureText(ending.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
