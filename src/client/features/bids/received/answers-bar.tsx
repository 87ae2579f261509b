import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './received-bids.module.css'
import { type Answer, useAnswerBids } from './use-answer-bids.ts'

type Props = {
  bids: readonly ReceivedBid[]
  /** How many more people the vacancy seeks; without it, the vacancy is not loaded. */
  free: number | undefined
  /** Whether the vacancy is open. */
  isOpen: boolean
  onClear: () => void
}

const namesOf = (bids: readonly ReceivedBid[]) => bids.map(({ bidder }) => bidder.name)

/** Answers several selected bids at once. */
export function AnswersBar({ bids, isOpen, onClear, ...props }: Props) {
  const { t } = useLingui()
  const { free = bids.length } = props
  const [isDeclining, setDeclining] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const accepting = bids.filter(({ state }) => state !== 'accepted')
  const count = accepting.length
  const names = namesOf(accepting).join(', ')
  const positions = Math.max(free, 0)
  // One person more is a choice, many at once may be a slip.
  const isTooMany = count > 1 && count > positions
  const send = useAnswerBids()
  const answer = (given: Answer) => {
    setDeclining(false)
    setAsking(false)
    onClear()
    void send(bids, given)
  }
  return (
    <section className={styles.bar} aria-label={t`Selected bids`}>
      <p role="status" className={styles.selected}>
        <Plural value={bids.length} one="# bid selected" other="# bids selected" />
      </p>
      <div className={styles.answers}>
        <Button size="small" onPress={() => (isTooMany ? setAsking(true) : answer({ state: 'accepted' }))}>
          {t`Accept`}
        </Button>
        <Button size="small" variant="secondary" onPress={() => setDeclining(true)}>
          {t`Decline`}
        </Button>
        <Button size="small" variant="quiet" onPress={onClear}>
          {t`Clear selection`}
        </Button>
      </div>
      <QuestionDialog
        title={t`Accept more people than you are looking for?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Accept`}
        variant="primary"
        isOpen={isAsking}
        isPending={false}
        failure={null}
        onCancel={() => setAsking(false)}
        onAct={() => answer({ state: 'accepted' })}
      >
        <p>
          <Plural
            value={count}
            one="You are about to accept # person."
            other="You are about to accept # people."
          />{' '}
          <Plural
            value={positions}
            _0="The vacancy has no open positions."
            one="The vacancy has # open position."
            other="The vacancy has # open positions."
          />
        </p>
        <p>
          {/* No full stop: the names end with one, that of the surname's initial. */}
          <Trans>These people will be told that their bids were accepted: {names}</Trans>
        </p>
      </QuestionDialog>
      <DeclineDialog
        count={bids.length}
        accepted={namesOf(bids.filter(({ state }) => state === 'accepted'))}
        free={isOpen ? props.free : undefined}
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => answer({ state: 'declined', reason })}
      />
    </section>
  )
}
