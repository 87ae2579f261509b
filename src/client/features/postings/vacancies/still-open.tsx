import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { pauseOf } from '#shared/rules/still-open.ts'
import { cacheVacancy } from './cache.ts'
import { confirmVacancy } from './vacancy-calls.ts'

/** Asks the owner whether the job is still open, when that is due. One press confirms it. */
export function StillOpen({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const question = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error } = useConfirm(vacancy, () => {
    const box = question.current
    // The pressed button disappears, so move the focus to the vacancy's card.
    if (box?.contains(document.activeElement))
      box.closest<HTMLElement>('article')?.focus({ preventScroll: true })
  })
  const { title, asked_at } = vacancy
  const date = asked_at && formatDate(pauseOf(new Date(asked_at)).toISOString())
  return (
    <>
      <FailureNotice>{error && failureText(error)}</FailureNotice>
      {date && (
        <div ref={question}>
          <Notice
            tone="amber"
            title={<Trans>Is this job still open?</Trans>}
            actions={
              <Button
                size="small"
                isPending={isPending}
                onPress={() => mutate()}
                aria-label={t`Still open: ${title}`}
              >
                {t`Still open`}
              </Button>
            }
          >
            <Trans>If you do not answer, it will be paused on {date}.</Trans>
          </Notice>
        </div>
      )}
    </>
  )
}

function useConfirm(vacancy: Vacancy, onDone: () => void) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmVacancy(vacancy.id),
    onSuccess: (confirmed) => {
      onDone()
      cacheVacancy(queryClient, viewer, confirmed)
      showToast({ text: t`Thank you: it stays public`, tone: 'done' })
    },
    onError: (error) => {
      // The cached vacancy is out of date: refetch it, so that the card shows the reason.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
    },
  })
}
