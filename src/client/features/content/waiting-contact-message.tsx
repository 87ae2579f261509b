import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { discard, retry, update } from '#client/platform/outbox/outbox.ts'
import { fieldReasons, isCertainlyUnsent } from '#client/platform/outbox/queue.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import styles from './content.module.css'

type Props = { entry: EntryOf<'contact-message'> }

/** A message to the administrator in the outbox. */
export function WaitingContactMessage({ entry }: Props) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditContactMessage entry={entry} onDone={() => setEditing(false)} />
  const isSending = entry.state === 'sending'
  return (
    <div className={styles.entry}>
      {entry.state === 'failed' ? (
        <Notice tone="error" role="status" title={<Trans>Not sent</Trans>}>
          {entry.error?.message || t`The server could not read this. Please try again or copy your text`}
          {fieldReasons(entry.error).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      ) : (
        <Notice tone="amber" role="status">
          {isSending ? <Trans>Sending</Trans> : <Trans>Waiting for connection</Trans>}
        </Notice>
      )}
      <p className={styles.words}>{entry.body.description}</p>
      {!isSending && (
        <div className={styles.actions}>
          <Button size="small" onPress={() => retry(entry.id)}>{t`Retry`}</Button>
          {isCertainlyUnsent(entry) && (
            <Button size="small" variant="secondary" onPress={() => setEditing(true)}>{t`Edit`}</Button>
          )}
          <Button size="small" variant="quiet" onPress={() => discard(entry.id)}>{t`Discard`}</Button>
        </div>
      )}
    </div>
  )
}

function EditContactMessage({ entry, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui()
  const [message, setMessage, { clear }] = useDraft(`contact-edit:${entry.id}`, entry.body)
  const [isTooLate, setTooLate] = useState(false)
  const done = async () => {
    await clear()
    onDone()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await update(entry.id, message)
    } catch {
      // The message was sent while the editor was open: keep the typed text on the screen.
      return setTooLate(true)
    }
    await done()
  }
  return (
    <Form onSubmit={save} validationErrors={entry.error?.errors ?? {}}>
      <ContactFields value={message} onChange={setMessage} />
      {isTooLate && (
        <Notice tone="error" role="alert">
          <Trans>This message is being sent and can no longer be changed</Trans>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small">{t`Save`}</Button>
        <Button size="small" variant="quiet" onPress={done}>{t`Cancel`}</Button>
      </div>
    </Form>
  )
}
