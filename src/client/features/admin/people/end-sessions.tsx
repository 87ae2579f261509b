import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { endSessions } from './queries.ts'

type Props = {
  id: number
  name: string
  onEnded: (answer: Awaited<ReturnType<typeof endSessions>>) => unknown
}

/** Logs a person out on all devices, after a question. */
export function EndSessions({ id, name, onEnded }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useSend(
    () => endSessions(id),
    (answer) => {
      setAsked(false)
      showToast({ tone: 'done', text: t`Logged out on all devices` })
      void onEnded(answer)
    },
  )
  return (
    <>
      <Button variant="secondary" onPress={() => setAsked(true)}>
        {t`Log out on all devices`}
      </Button>
      <QuestionDialog
        title={t`Log ${name} out on all devices?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Log out`}
        isOpen={isAsked}
        isPending={isPending}
        failure={failure}
        onCancel={() => setAsked(false)}
        onAct={send}
      >
        <NeedsServer isButton />
        <p>
          <Trans>The person has to log in again on each device. This cannot be undone.</Trans>
        </p>
      </QuestionDialog>
    </>
  )
}
