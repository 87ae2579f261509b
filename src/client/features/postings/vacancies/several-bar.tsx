import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWaitsToast } from '#client/domain/outbox/use-waits-toast.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { dayOfRenewalEnd } from './renewal-end.ts'
import { type SeveralStep, sendSeveral } from './send-several.ts'
import { canClose, canRenew } from './states.ts'
import styles from './vacancy-filters.module.css'

type Props = {
  chosen: Vacancy[]
  /** Chooses all that are shown. */
  onAll: () => void
  onDone: () => void
}

/** The number of chosen vacancies, and what can be done with all of them. Each goes through the outbox by itself. */
export function SeveralBar({ chosen, onAll, onDone }: Props) {
  const { t } = useLingui()
  const now = useNow()
  const [isAsked, setAsked] = useState(false)
  const showWaits = useWaitsToast()
  const closable = chosen.filter(canClose)
  const renewable = chosen.filter((vacancy) => canRenew(vacancy, now))
  const renewUntil = dayOfRenewalEnd(now)
  const { send, isPending, failure } = useSend(
    ({ step, vacancies }: { step: SeveralStep; vacancies: Vacancy[] }) => sendSeveral(step, vacancies),
    (result) => {
      setAsked(false)
      if (result === 'waiting') showWaits()
      else showToast({ text: t`Done for all selected vacancies`, tone: 'done' })
      onDone()
    },
  )
  return (
    <>
      <span role="status">
        {chosen.length > 0 ? (
          <Plural value={chosen.length} one="# selected" other="# selected" />
        ) : (
          <Trans>None selected</Trans>
        )}
      </span>
      <Button size="small" variant="quiet" onPress={onAll}>{t`Select all shown`}</Button>
      {renewable.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          isPending={isPending && !isAsked}
          onPress={() => send({ step: 'vacancy-renewal', vacancies: renewable })}
        >{t`Renew until ${renewUntil} (${renewable.length})`}</Button>
      )}
      {closable.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          onPress={() => setAsked(true)}
        >{t`Close as filled (${closable.length})`}</Button>
      )}
      {!isAsked && <FailureNotice>{failure}</FailureNotice>}
      <QuestionDialog
        title={t`Close these vacancies as filled?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Close as filled`}
        variant="primary"
        isOpen={isAsked}
        isPending={isPending}
        failure={failure}
        onCancel={() => setAsked(false)}
        onAct={() => send({ step: 'vacancy-closing', vacancies: closable })}
      >
        <ul className={styles.titles}>
          {closable.map(({ id, title, language }) => (
            <li key={id} lang={language}>
              {title}
            </li>
          ))}
        </ul>
        <p>
          <Trans>
            Nobody will be able to bid any more. Everyone still waiting will get a friendly message saying
            that the position is filled. You can reopen the vacancies later.
          </Trans>
        </p>
      </QuestionDialog>
    </>
  )
}
