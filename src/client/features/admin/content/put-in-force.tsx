import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import { editedKindKey, putInForce } from './queries.ts'

/**
 * Makes a text public that waits for its announcement, without telling anybody: at once, or together with the announced
 * version that it corrects.
 */
export function PutInForce({ item: { id, version, coming_on } }: { item: Edited }) {
  const { t } = useLingui()
  const day = coming_on && formatDate(coming_on)
  const viewer = useViewer()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending, failure } = useSend(
    () => putInForce(id, version),
    () => {
      setAsking(false)
      showToast({ tone: 'done', text: day ? t`The text applies from ${day}` : t`The text is in force` })
      return client.invalidateQueries({ queryKey: editedKindKey(viewer, 'pages') })
    },
  )
  return (
    <>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        {day
          ? t`Only wording corrected: apply from ${day}`
          : t`Only wording corrected: put into force at once`}
      </Button>
      <QuestionDialog
        title={day ? t`Apply version ${version} from ${day}?` : t`Put version ${version} into force at once?`}
        cancelLabel={t`Cancel`}
        actLabel={day ? t`Apply from ${day}` : t`Put into force`}
        variant="primary"
        isOpen={isAsking}
        isPending={isPending}
        failure={failure}
        onCancel={() => setAsking(false)}
        onAct={() => send(undefined)}
      >
        <NeedsServer isButton />
        <p>
          <Trans>
            Nobody is notified. This is right for corrections of wording, and while nobody has registered yet.
          </Trans>
        </p>
        {day && (
          <p>
            <Trans>The announced version is still to come. This text applies together with it.</Trans>
          </p>
        )}
      </QuestionDialog>
    </>
  )
}
