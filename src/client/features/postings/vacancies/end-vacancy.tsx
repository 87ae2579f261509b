import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import type { ChosenCloseReason } from '#shared/contract/choices.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { EndDialog } from '../end-dialog.tsx'
import { CloseReason } from './close-reason.tsx'

export type EndAction = 'close' | 'delete'

type Props = { vacancy: Vacancy; ending: EndAction | null; onClose: () => void }

/** Asks for confirmation before closing or deleting a vacancy. */
export function EndVacancy({ vacancy, ending, onClose }: Props) {
  const { t } = useLingui()
  const sending = useSubmit(onClose)
  const isDelete = ending === 'delete'
  // Lists stored by an earlier release may lack the numbers. The others may all be declined; then nobody is told either.
  const isAnyWaiting = vacancy.rates_count > vacancy.accepted_rates_count
  const [reason, setReason] = useState<ChosenCloseReason>('filled')
  const { id, title: label } = vacancy
  return (
    <EndDialog
      title={isDelete ? t`Delete this vacancy?` : t`Close this vacancy?`}
      name={vacancy.title}
      language={vacancy.language}
      endLabel={isDelete ? t`Delete` : t`Close vacancy`}
      variant={isDelete ? 'danger' : 'primary'}
      isOpen={ending !== null}
      onClose={onClose}
      onEnd={() =>
        sending.send(
          isDelete
            ? { kind: 'vacancy-removal', label, body: { id } }
            : { kind: 'vacancy-closing', label, body: { id, reason } },
        )
      }
      ending={sending}
    >
      {isDelete && vacancy.rates_count === 0 ? (
        <p>
          <Trans>The vacancy will be deleted. This cannot be undone.</Trans>
        </p>
      ) : isDelete ? (
        <p>
          <Trans>
            The vacancy will be deleted, and you will no longer see its bids. We will tell everyone who has
            bid. This cannot be undone.
          </Trans>
        </p>
      ) : (
        <CloseReason value={reason} onChange={setReason} isAnyWaiting={isAnyWaiting} count={1} />
      )}
    </EndDialog>
  )
}
