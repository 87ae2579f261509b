import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { canMove } from '#shared/rules/bid-states.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './received-bids.module.css'
import { RefusedNote } from './refused-note.tsx'
import { type Answer, useAnswerBids } from './use-answer-bids.ts'
import { useRefusedAnswers } from './use-waiting-answers.ts'

type Props = {
  bid: ReceivedBid
  /** The other unanswered bids. */
  others: readonly ReceivedBid[]
  contact?: ReactNode
  /** How many more people the vacancy seeks; without it, the vacancy is closed or not loaded. */
  free: number | undefined
}

/** The buttons to answer one bid. */
export function BidAnswers({ bid, others, contact, free }: Props) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const [openDialog, setOpenDialog] = useState<'decline' | 'accept' | 'choose' | null>(null)
  const refused = useRefusedAnswers(bid.id)
  const send = useAnswerBids()
  const isAnswered = useRef(false)
  // The button that was pressed, or that opened the dialog, may disappear: the bid's card takes the focus.
  const findCard = () => row.current?.closest<HTMLElement>('article') ?? null
  const openDialogFor = (question: 'decline' | 'accept' | 'choose') => {
    isAnswered.current = false
    setOpenDialog(question)
  }
  const close = () => {
    isAnswered.current = true
    setOpenDialog(null)
  }
  const answer = (given: Answer) => {
    close()
    void send([bid], given)
    findCard()?.focus({ preventScroll: true })
  }
  const choose = () => {
    close()
    void send([bid], { state: 'accepted', others })
  }
  const focusAfterClose = () => (isAnswered.current ? findCard() : null)
  const mayAccept = canMove(bid.state, 'accepted', 'boss')
  const isDeclined = bid.state === 'declined'
  const mayDecline = canMove(bid.state, 'declined', 'boss')
  return (
    <>
      {refused.map((entry) =>
        entry.kind === 'bid-note' ? (
          <RefusedNote key={entry.id} entry={entry} bid={bid} />
        ) : (
          <WaitingEntry key={entry.id} entry={entry} />
        ),
      )}
      {(mayAccept || mayDecline || contact) && (
        <div className={styles.answers} ref={row}>
          {mayAccept && (
            <Button
              size="small"
              // What stands out is the answer that has not been given.
              variant={isDeclined ? 'secondary' : 'primary'}
              icon={<Icon name="check" size={18} />}
              onPress={() => openDialogFor('accept')}
            >
              {t`Accept`}
            </Button>
          )}
          {mayAccept && !isDeclined && others.length > 0 && (
            <Button size="small" variant="secondary" onPress={() => openDialogFor('choose')}>
              {t`Choose and decline the others`}
            </Button>
          )}
          {mayDecline && (
            <Button size="small" variant="secondary" onPress={() => openDialogFor('decline')}>
              {t`Decline`}
            </Button>
          )}
          {contact}
        </div>
      )}
      <DeclineDialog
        count={1}
        accepted={bid.state === 'accepted' ? [bid.bidder.name] : []}
        free={free}
        isOpen={openDialog === 'decline'}
        onClose={() => setOpenDialog(null)}
        onDecline={(reason) => answer({ state: 'declined', reason })}
        focusAfterClose={focusAfterClose}
      />
      <ChooseDialog
        name={bid.bidder.name}
        others={0}
        isOpen={openDialog === 'accept'}
        onClose={() => setOpenDialog(null)}
        onChoose={() => answer({ state: 'accepted' })}
        focusAfterClose={focusAfterClose}
      />
      <ChooseDialog
        name={bid.bidder.name}
        others={others.length}
        isOpen={openDialog === 'choose'}
        onClose={() => setOpenDialog(null)}
        onChoose={choose}
        focusAfterClose={focusAfterClose}
      />
    </>
  )
}
