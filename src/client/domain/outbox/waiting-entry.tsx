import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { kindOf, type OutboxEntry } from '#client/platform/outbox/entry.ts'
import { confirm, discard, holdForEdit, retry } from '#client/platform/outbox/outbox.ts'
import { isCertainlyUnsent } from '#client/platform/outbox/queue.ts'
import { Button } from '#client/ui/button.tsx'
import { EditEntry } from './edit-entry.tsx'
import { EntryNotice } from './entry-notice.tsx'
import styles from './waiting-entry.module.css'

/** An entry of any kind that is only on this device: what it does, its texts, what it waits for, and its actions. */
export function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditEntry entry={entry} onDone={() => setEditing(false)} />
  const { words, texts, replacesEarlier, refreshes } = kindOf(entry)
  // Another text of something that may have arrived would be a second one, unless it replaces the first.
  const canEdit = texts && (replacesEarlier || isCertainlyUnsent(entry))
  const edit = async () => {
    // Otherwise the old text could be sent while the user edits it.
    const held = await holdForEdit(entry.id)
    if (held && held.state !== 'sending') setEditing(true)
  }
  const discardEntry = async () => {
    await discard(entry.id)
    // The screen showed the entry as done; it may also have arrived.
    await Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  return (
    <div className={styles.entry}>
      <p>{i18n._(words.what)}</p>
      <EntryNotice entry={entry} />
      {texts?.map(({ name }) => (
        <p key={name} className={styles.text}>
          {textOf(entry, name)}
        </p>
      ))}
      {entry.state !== 'sending' && (
        <div className={styles.actions}>
          {entry.state === 'needs_confirm' ? (
            <Button size="small" onPress={() => confirm(entry.id)}>{t`Send now`}</Button>
          ) : (
            <Button size="small" onPress={() => retry(entry.id)}>
              {entry.state === 'failed' ? t`Retry` : t`Send now`}
            </Button>
          )}
          {canEdit && <Button size="small" variant="secondary" onPress={edit}>{t`Edit`}</Button>}
          <Button size="small" variant="quiet" onPress={discardEntry}>{t`Discard`}</Button>
        </div>
      )}
    </div>
  )
}

/** A text of the entry's body by its name; empty when the body does not have it. */
export function textOf({ body }: OutboxEntry, name: string): string {
  return String((body as Record<string, unknown>)[name] ?? '')
}
