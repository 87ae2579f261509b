import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { personKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatPercent } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { TRUSTED_SAMPLE_SHARE } from '#shared/contract/imports.ts'
import { useLateRefusal } from '../use-late-refusal.ts'
import { trustSource, useShowPerson } from './queries.ts'

type Props = { userId: number; source: { id: number; name: string; url: string | null; trusted: boolean } }

/** Trusts an import source after a question, or ends the trust. */
export function TrustButton({ userId, source: { id, name, url, trusted } }: Props) {
  const { t } = useLingui()
  const show = useShowPerson(userId)
  const [isOpen, setOpen] = useState(false)
  const refuse = useLateRefusal([personKeys.one(useViewer(), userId)], () => setOpen(false))
  const { send, reset, isPending, failure } = useSend(
    () => trustSource(id, { trusted: !trusted, url }).catch(refuse),
    (answer) => {
      setOpen(false)
      showToast({ tone: 'done', text: trusted ? t`Source no longer trusted` : t`Source trusted` })
      void show(answer)
    },
  )
  const share = formatPercent(TRUSTED_SAMPLE_SHARE)
  const label = trusted ? t`End trust` : t`Trust`
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${label}: ${name}`}
        onPress={() => {
          reset()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      <QuestionDialog
        title={trusted ? t`End trust in this source?` : t`Trust this source?`}
        cancelLabel={t`Cancel`}
        actLabel={label}
        variant={trusted ? 'danger' : 'primary'}
        isOpen={isOpen}
        isPending={isPending}
        // While the dialog closes, the toast says it.
        failure={isOpen && failure}
        onCancel={() => setOpen(false)}
        onAct={() => send()}
      >
        <NeedsServer isButton />
        <p>{name}</p>
        {url && <p>{url}</p>}
        <p>
          {trusted ? (
            <Trans>Moderators will then read every new and changed vacancy from this source again.</Trans>
          ) : (
            <Trans>
              Moderators will then read {share} of its new and changed vacancies, chosen at random, and all
              those with remarks or suspicious passages. The others are public at once. Trust ends when a
              vacancy from this source is rejected or taken down, or when the address of the source changes.
            </Trans>
          )}
        </p>
      </QuestionDialog>
    </>
  )
}
