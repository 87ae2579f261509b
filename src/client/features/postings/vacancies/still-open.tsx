import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { pauseOf } from '#shared/rules/still-open.ts'
import { EndVacancy } from './end-vacancy.tsx'

/** Asks the owner whether the job is still open, when that is due. One press confirms it; the other answer closes it. */
export function StillOpen({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const [isEnding, setEnding] = useState(false)
  const isWaiting = useWaiting('vacancy-confirmation').some(({ id }) => id === vacancy.id)
  const { send, isPending, failure } = useSubmit(() => undefined)
  const { title, asked_at } = vacancy
  const date = asked_at && formatDate(pauseOf(new Date(asked_at)).toISOString())
  return (
    <>
      <FailureNotice>{failure}</FailureNotice>
      {date && (isPending || !isWaiting) && (
        <Notice
          tone="amber"
          title={<Trans>Is this job still open?</Trans>}
          actions={
            <>
              <Button
                size="small"
                isPending={isPending}
                onPress={() => send({ kind: 'vacancy-confirmation', label: title, body: { id: vacancy.id } })}
                aria-label={t`Still open: ${title}`}
              >
                {t`Still open`}
              </Button>
              <Button
                size="small"
                variant="secondary"
                onPress={() => setEnding(true)}
                aria-label={t`No longer open: ${title}`}
              >
                {t`No longer open`}
              </Button>
            </>
          }
        >
          <Trans>If you do not answer, it will be paused on {date}.</Trans>
        </Notice>
      )}
      <EndVacancy vacancy={vacancy} ending={isEnding ? 'close' : null} onClose={() => setEnding(false)} />
    </>
  )
}
