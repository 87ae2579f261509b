import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './received-bids.module.css'
import { useAnswers } from './use-answer.ts'

type Props = { vacancyId: number; ids: number[]; onClear: () => void }

/** Answers several selected bids at once. */
export function AnswersBar({ vacancyId, ids, onClear }: Props) {
  const { t } = useLingui()
  const [isDeclining, setDeclining] = useState(false)
  const { mutate, isPending, error } = useAnswers(vacancyId, () => {
    setDeclining(false)
    onClear()
  })
  return (
    <section className={styles.bar} aria-label={t`Selected bids`}>
      <p role="status" className={styles.selected}>
        <Plural value={ids.length} one="# bid selected" other="# bids selected" />
      </p>
      <FailureNotice>{error && !isDeclining && failureText(error)}</FailureNotice>
      <div className={styles.answers}>
        <Button size="small" isPending={isPending} onPress={() => mutate({ ids, state: 'accepted' })}>
          {t`Accept`}
        </Button>
        <Button size="small" variant="secondary" onPress={() => setDeclining(true)}>
          {t`Decline`}
        </Button>
        <Button size="small" variant="quiet" onPress={onClear}>
          {t`Clear selection`}
        </Button>
      </div>
      <DeclineDialog
        count={ids.length}
        isOpen={isDeclining}
        isPending={isPending}
        error={error}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => mutate({ ids, state: 'declined', reason })}
      />
    </section>
  )
}
