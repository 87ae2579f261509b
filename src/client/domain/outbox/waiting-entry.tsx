import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { kindOf, type OutboxEntry, refreshesOf, whatOf } from '#client/platform/outbox/entry.ts'
import {
  confirmEntry,
  pauseForEdit,
  retry,
  undoDiscard,
  withdrawEntry,
} from '#client/platform/outbox/outbox.ts'
import { fieldReasons, isCertainlyUnsent, isPerhapsSent } from '#client/platform/outbox/queue.ts'
import { Button } from '#client/ui/button.tsx'
import { describeCode } from '#shared/contract/error-codes.ts'
import { payInWords } from '../pay-in-words.ts'
import { DiscardDialog, Discarded } from './discard.tsx'
import { EditEntry } from './edit-entry.tsx'
import { editableTextsOf } from './editable-texts-of.ts'
import { EntryNotice } from './entry-notice.tsx'
import { showStoringFailure } from './storing-failure.ts'
import styles from './waiting-entry.module.css'

type Props = {
  entry: OutboxEntry
  /** By default the name of its kind. */
  title?: string | undefined
  /** Opens the form of the entry, which is held meanwhile. By default its texts are edited in place. */
  onEdit?: () => unknown
  /** The button that removes the entry. By default that of its kind. */
  discardLabel?: string
  onDiscarded?: () => unknown
}

/** An outbox entry of any kind: its title, its texts, its state and its actions. */
export function WaitingEntry({ entry, title, onEdit, discardLabel, onDiscarded }: Props) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isOffline = useConnection() === 'offline'
  if (isEditing) return <EditEntry entry={entry} onDone={() => setEditing(false)} />
  const kept = kindOf(entry).keep?.(entry.body)
  if (kept && entry.state !== 'failed')
    return <Discarded entry={entry} onUndo={() => undoDiscard(entry.id)} />
  const { words, replacesEarlier } = kindOf(entry)
  const texts = editableTextsOf(entry)
  const pay = entry.kind === 'bid-change' ? payInWords(entry.body, i18n) : null
  // An entry that may have arrived must not be edited, because the new text would be sent as a second entry. Entries that
  // replace earlier ones are the exception.
  const isFinal = entry.state === 'failed' && describeCode(entry.error?.code ?? '')?.isFinal
  const canEdit = !isFinal && (onEdit || (texts.length > 0 && (replacesEarlier || isCertainlyUnsent(entry))))
  const edit = async () => {
    // Held first, so that the old text is not sent during the editing.
    const held = await pauseForEdit(entry.id).catch(showStoringFailure)
    if (!held || held.state === 'sending') return
    if (onEdit) onEdit()
    else setEditing(true)
  }
  const discard = async () => {
    await withdrawEntry(entry.id)
    setAsked(false)
    await onDiscarded?.()
    // The screen already showed the change as done, and the server may have it. So the data are refetched.
    await Promise.all(refreshesOf(entry).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  return (
    <div className={styles.entry}>
      <p>{title ?? i18n._((isOffline && entry.state === 'queued' && words.waiting) || whatOf(entry))}</p>
      <EntryNotice entry={entry} />
      {texts.map(({ name, value }) => (
        <p key={name} className={styles.text}>
          {value}
        </p>
      ))}
      {pay && <p>{pay}</p>}
      {entry.state !== 'sending' && (
        <div className={styles.actions}>
          {entry.state === 'needs_confirm' ? (
            <Button
              size="small"
              onPress={() => confirmEntry(entry.id).catch(showStoringFailure)}
            >{t`Send now`}</Button>
          ) : (
            // Offline, it is sent by itself as soon as there is a connection.
            // A form with wrong fields would be refused again.
            !isFinal &&
            !(isOffline && entry.state === 'queued') &&
            !(onEdit && fieldReasons(entry.error).length > 0) && (
              <Button size="small" onPress={() => retry(entry.id).catch(showStoringFailure)}>
                {entry.state === 'failed' ? t`Retry` : t`Send now`}
              </Button>
            )
          )}
          {canEdit && <Button size="small" variant="secondary" onPress={edit}>{t`Edit`}</Button>}
          {/* The text of a whole form is too much to lose by one press. What may have arrived is not undone by it. */}
          <Button
            size="small"
            variant="quiet"
            onPress={
              onEdit || (texts.length > 0 && isPerhapsSent(entry))
                ? () => setAsked(true)
                : () => discard().catch(showStoringFailure)
            }
          >
            {discardLabel ?? (words.discard ? i18n._(words.discard) : t`Discard`)}
          </Button>
        </div>
      )}
      <DiscardDialog entry={entry} isOpen={isAsked} onCancel={() => setAsked(false)} onDiscard={discard} />
    </div>
  )
}
