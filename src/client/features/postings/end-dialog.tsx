import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/words/failure-text.ts'
import type { ButtonVariant } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { Language } from '#shared/contract/languages.ts'
import styles from './posting-card.module.css'

type Props = {
  title: string
  /** The posting's title and its language. */
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

/** Asks for confirmation before an action that cannot be undone. */
export function EndDialog({ name, language, endLabel, variant, ending, ...props }: Props) {
  const { t } = useLingui()
  const leave = () => {
    ending.reset()
    props.onClose()
  }
  return (
    <QuestionDialog
      title={props.title}
      cancelLabel={t`Cancel`}
      actLabel={endLabel}
      {...(variant && { variant })}
      isOpen={props.isOpen}
      isPending={ending.isPending}
      failure={ending.error && failureText(ending.error)}
      onCancel={leave}
      onAct={props.onEnd}
    >
      <p className={styles.title} lang={language}>
        {name}
      </p>
      {props.children}
    </QuestionDialog>
  )
}
