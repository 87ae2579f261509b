import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { showStoringFailure } from '#client/domain/outbox/storing-failure.ts'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { clearDraft } from '#client/platform/device/drafts.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { discardEntry, retry } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { bidDraftKey } from './bid-draft.ts'
import styles from './bids.module.css'

type Props = { entry: EntryOf<'bid-withdrawal'> }

/** A withdrawal in the outbox. It can be undone until it is sent. */
export function WaitingWithdrawal({ entry }: Props) {
  const { t } = useLingui()
  return useUndoable(entry) ? (
    <Undoable entry={entry} />
  ) : (
    <WaitingEntry
      entry={entry}
      discardLabel={t`Do not withdraw`}
      onDiscarded={() => clearWithdrawnText(entry)}
    />
  )
}

/** The draft of a new bid that the withdrawal has left: the bid stays, so nothing is unsent. */
const clearWithdrawnText = ({ body }: EntryOf<'bid-withdrawal'>) => clearDraft(bidDraftKey(body))

function Undoable({ entry }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(box)
  const undo = async () => {
    await discardEntry(entry.id)
    await clearWithdrawnText(entry)
  }
  return (
    <div ref={box} className={styles.bid} role="status">
      <p>
        <Trans>Your bid will be withdrawn in a few seconds.</Trans>
      </p>
      <div className={styles.actions}>
        <Button size="small" onPress={() => undo().catch(showStoringFailure)}>{t`Undo`}</Button>
        <Button
          size="small"
          variant="quiet"
          onPress={() => retry(entry.id).catch(showStoringFailure)}
        >{t`Withdraw now`}</Button>
      </div>
    </div>
  )
}

/** Whether the entry can be undone: it has not been sent yet. */
function useUndoable({ state, attempts, nextAt }: EntryOf<'bid-withdrawal'>): boolean {
  const isUnsent = state === 'queued' && attempts === 0
  const [isOver, setOver] = useState(nextAt <= Date.now())
  useEffect(() => {
    setOver(nextAt <= Date.now())
    const timer = setTimeout(setOver, nextAt - Date.now(), true)
    return () => clearTimeout(timer)
  }, [nextAt])
  return isUnsent && !isOver
}
