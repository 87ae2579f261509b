import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWaitsToast } from '#client/domain/outbox/use-waits-toast.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ChosenCloseReason } from '#shared/contract/choices.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { CloseReason } from './close-reason.tsx'
import { dayOfRenewalEnd } from './renewal-end.ts'
import { type SeveralResult, type SeveralStep, sendSeveral } from './send-several.ts'
import { canClose, canPublish, canRenew } from './states.ts'
import styles from './vacancy-filters.module.css'

type Props = {
  chosen: Vacancy[]
  /** Chooses all that are shown. */
  onAll: () => void
  /** Gets the ids of those that are done with. */
  onDone: (done: number[]) => void
}

/** The number of chosen vacancies, and what can be done with all of them. Each goes through the outbox by itself. */
export function SeveralBar({ chosen, onAll, onDone }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState<ChosenCloseReason>('filled')
  const [refused, setRefused] = useState<SeveralResult['refused']>([])
  const showWaits = useWaitsToast()
  const closable = chosen.filter(canClose)
  const { send, isPending, failure } = useSend(
    ({ step, vacancies }: { step: SeveralStep; vacancies: Vacancy[] }) =>
      sendSeveral(step, vacancies, { reason }),
    (outcome) => {
      setAsked(false)
      setRefused(outcome.refused)
      if (outcome.result === 'waiting') showWaits()
      else if (outcome.refused.length === 0)
        showToast({ text: t`Done for all selected vacancies`, tone: 'done' })
      onDone(outcome.refused.length === 0 ? chosen.map(({ id }) => id) : outcome.done)
    },
  )
  return (
    <section className={styles.bar} aria-label={t`Select several`}>
      <span role="status">
        {chosen.length > 0 ? (
          <Plural value={chosen.length} one="# selected" other="# selected" />
        ) : (
          <Trans>None selected</Trans>
        )}
      </span>
      <Button size="small" variant="quiet" onPress={onAll}>{t`Select all shown`}</Button>
      <Steps
        chosen={chosen}
        isPending={isPending && !isAsked}
        onStep={(step, vacancies) => send({ step, vacancies })}
      />
      {closable.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          onPress={() => setAsked(true)}
        >{t`Close (${closable.length})`}</Button>
      )}
      {!isAsked && <FailureNotice>{failure}</FailureNotice>}
      <Refused refused={refused} />
      <QuestionDialog
        title={t`Close these vacancies?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Close vacancies`}
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
        <CloseReason value={reason} onChange={setReason} isAnyWaiting count={closable.length} />
      </QuestionDialog>
    </section>
  )
}

type StepsProps = {
  chosen: Vacancy[]
  isPending: boolean
  onStep: (step: SeveralStep, vacancies: Vacancy[]) => void
}

/** What needs no question. */
function Steps({ chosen, isPending, onStep }: StepsProps) {
  const { t } = useLingui()
  const now = useNow()
  const confirmed = new Set(useWaiting('vacancy-confirmation').map(({ id }) => id))
  const asked = chosen.filter(({ id, asked_at }) => asked_at && !confirmed.has(id))
  const hidden = chosen.filter(canPublish)
  const renewable = chosen.filter((vacancy) => canRenew(vacancy, now))
  const renewUntil = dayOfRenewalEnd(now)
  const steps = [
    { step: 'vacancy-confirmation', vacancies: asked, label: t`Still open (${asked.length})` },
    { step: 'publish', vacancies: hidden, label: t`Publish (${hidden.length})` },
    {
      step: 'vacancy-renewal',
      vacancies: renewable,
      label: t`Renew until ${renewUntil} (${renewable.length})`,
    },
  ] as const
  return steps.map(
    ({ step, vacancies, label }) =>
      vacancies.length > 0 && (
        <Button
          key={step}
          size="small"
          variant="secondary"
          isPending={isPending}
          onPress={() => onStep(step, vacancies)}
        >
          {label}
        </Button>
      ),
  )
}

/** The vacancies that the server refused, each with its reason. They stay selected. */
function Refused({ refused }: Pick<SeveralResult, 'refused'>) {
  if (refused.length === 0) return null
  return (
    <FailureNotice>
      <Trans>This did not work for these vacancies:</Trans>
      <ul className={styles.titles}>
        {refused.map(({ vacancy: { id, title, language }, error }) => (
          <li key={id}>
            <span lang={language}>{title}</span>: {failureText(error)}
          </li>
        ))}
      </ul>
    </FailureNotice>
  )
}
