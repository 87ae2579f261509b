import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { Button } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'

/** Drops a rejected change after a question: the approved text, which is still public, is the only one again. */
export function DropChange({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useSubmit(() => setAsked(false))
  return (
    <>
      <Button size="small" variant="secondary" onPress={() => setAsked(true)}>{t`Discard changes`}</Button>
      <QuestionDialog
        title={t`Discard the changes?`}
        cancelLabel={t`Keep`}
        actLabel={t`Discard changes`}
        isOpen={isAsked}
        isPending={isPending}
        failure={failure}
        onCancel={() => setAsked(false)}
        onAct={() => send({ kind: 'vacancy-change-drop', label: vacancy.title, body: { id: vacancy.id } })}
      >
        <p>
          <Trans>The changed text will be deleted. The approved text stays public as it is.</Trans>
        </p>
      </QuestionDialog>
    </>
  )
}
