import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { findField } from '#client/ui/form.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'

/** A question before a posting is saved. */
export type Question = {
  title: string
  text: ReactNode
  actLabel: string
  /** The name of the field that should perhaps be changed. */
  field: string
}

type Props = { question: Question | null; onChange: () => void; onSave: () => void }

/** Asks whether to save a posting, or to change the field that the question is about, which then has the focus. */
export function SaveQuestion({ question, onChange, onSave }: Props) {
  const { t } = useLingui()
  const toChange = useRef<string | null>(null)
  const answer = (field: string | null, act: () => void) => {
    toChange.current = field
    act()
  }
  return (
    <QuestionDialog
      title={question?.title ?? ''}
      cancelLabel={t`Change it`}
      actLabel={question?.actLabel ?? ''}
      variant="secondary"
      isOpen={question !== null}
      onCancel={() => answer(question?.field ?? null, onChange)}
      onAct={() => answer(null, onSave)}
      focusAfterClose={() => showField(toChange.current)}
    >
      {question?.text}
    </QuestionDialog>
  )
}

/** Scrolls to a field, and returns it. */
function showField(name: string | null): HTMLElement | null {
  const field = name === null ? null : findField(name)
  field?.scrollIntoView({ block: 'center' })
  return field
}
