import { Trans, useLingui } from '@lingui/react/macro'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { EndDialog } from '../end-dialog.tsx'

export type EndAction = 'close' | 'delete'

type Props = { vacancy: Vacancy; ending: EndAction | null; onClose: () => void }

/** Asks for confirmation before closing or deleting a vacancy. */
export function EndVacancy({ vacancy, ending, onClose }: Props) {
  const { t } = useLingui()
  const sending = useSubmit(onClose)
  const isDelete = ending === 'delete'
  // Lists stored by an earlier release may lack the numbers. The others may all be declined; then nobody is told either.
  const isAnyWaiting = vacancy.rates_count > vacancy.accepted_rates_count
  const kind = isDelete ? 'vacancy-removal' : 'vacancy-closing'
  return (
    <EndDialog
      title={isDelete ? t`Delete this vacancy?` : t`Close this vacancy as filled?`}
      name={vacancy.title}
      language={vacancy.language}
      endLabel={isDelete ? t`Delete` : t`Close as filled`}
      variant={isDelete ? 'danger' : 'primary'}
      isOpen={ending !== null}
      onClose={onClose}
      onEnd={() => sending.send({ kind, label: vacancy.title, body: { id: vacancy.id } })}
      ending={sending}
    >
      {isDelete && vacancy.rates_count === 0 ? (
        <Trans>The vacancy will be deleted. This cannot be undone.</Trans>
      ) : isDelete ? (
        <Trans>
          The vacancy will be deleted, and you will no longer see its bids. We will tell everyone who has bid.
          This cannot be undone.
        </Trans>
      ) : !isAnyWaiting ? (
        <Trans>Nobody will be able to bid any more. You can reopen the vacancy later.</Trans>
      ) : (
        <Trans>
          Nobody will be able to bid any more. Everyone still waiting will get a friendly message saying that
          the position is filled. You can reopen the vacancy later.
        </Trans>
      )}
    </EndDialog>
  )
}
