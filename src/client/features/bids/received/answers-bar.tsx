import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './received-bids.module.css'
import { type Answer, useAnswerBids } from './use-answer-bids.ts'

type Props = { bids: readonly ReceivedBid[]; onClear: () => void }

/** Answers several selected bids at once. */
export function AnswersBar({ bids, onClear }: Props) {
  const { t } = useLingui()
  const [isDeclining, setDeclining] = useState(false)
  const send = useAnswerBids()
  const answer = (given: Answer) => {
    setDeclining(false)
    onClear()
    void send(bids, given)
  }
  return (
    <section className={styles.bar} aria-label={t`Selected bids`}>
      <p role="status" className={styles.selected}>
        <Plural value={bids.length} one="# bid selected" other="# bids selected" />
      </p>
      <div className={styles.answers}>
        <Button size="small" onPress={() => answer({ state: 'accepted' })}>
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
        count={bids.length}
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => answer({ state: 'declined', reason })}
      />
    </section>
  )
}
