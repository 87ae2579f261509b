import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useWaitsFor, WaitingWords } from '#client/domain/outbox/entry-notice.tsx'
import { showStoringFailure, storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { changeEntry, discardEntry, retry } from '#client/platform/outbox/outbox.ts'
import { fieldReasons, isCertainlyUnsent } from '#client/platform/outbox/queue.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './message.module.css'
import { MessageText } from './message-text.tsx'
import type { WaitingMessage as Entry } from './outbox-messages.ts'

const UNEXPECTED = msg`The server could not read this. Please try again or copy your text.`

/** The id of the element with the message's text and state. */
export const stateIdOf = ({ id }: Entry) => `waiting-${id}`

/** A message that is only on this device: its text, its state and its actions. */
export function WaitingMessage({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const waits = useWaitsFor(entry)
  if (isEditing) return <EditMessage entry={entry} onDone={() => setEditing(false)} />
  const isFailed = entry.state === 'failed'
  // Edit only a message that certainly did not arrive, or it could arrive in two versions.
  const canChange = isCertainlyUnsent(entry) && entry.state !== 'sending'
  return (
    <>
      <div
        id={stateIdOf(entry)}
        className={classNames(styles.bubble, isFailed ? styles.failed : styles.waiting)}
      >
        <MessageText text={entry.body.text} isReachable isTrusted />
        <div className={styles.state}>
          <Icon name={isFailed ? 'warning' : 'waiting'} size={16} />
          {isFailed ? (
            <Refusal entry={entry} />
          ) : waits === 'connection' || waits === 'retry' ? (
            <div>
              <WaitingWords entry={entry} waits={waits} />
            </div>
          ) : (
            <span>
              <Trans>Sending</Trans>
            </span>
          )}
        </div>
      </div>
      {waits === 'retry' && !isFailed && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="secondary"
            onPress={() => retry(entry.id).catch(showStoringFailure)}
          >{t`Send now`}</Button>
        </div>
      )}
      {isFailed && (
        <div className={styles.actions}>
          <Button size="small" onPress={() => retry(entry.id).catch(showStoringFailure)}>{t`Retry`}</Button>
          {canChange && (
            <Button size="small" variant="secondary" onPress={() => setEditing(true)}>{t`Edit`}</Button>
          )}
          <Button
            size="small"
            variant="quiet"
            onPress={() => discardEntry(entry.id).catch(showStoringFailure)}
          >{t`Discard`}</Button>
        </div>
      )}
    </>
  )
}

function Refusal({ entry: { error } }: { entry: Entry }) {
  const { i18n } = useLingui()
  const reason =
    error?.code === 'unexpected'
      ? i18n._(UNEXPECTED)
      : (fieldReasons(error)[0]?.message ?? error?.message ?? '')
  return (
    <span>
      <Trans>Not sent: {reason}</Trans>
    </span>
  )
}

function EditMessage({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { t } = useLingui()
  const [text, setText, { clear }] = useDraft(`message-edit:${entry.id}`, entry.body.text)
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem(t`Message cannot be empty`)
    try {
      await changeEntry(entry.id, { ...entry.body, text: text.trim() })
      await clear()
      onDone()
    } catch (error) {
      // It was sent while the editor was open, or cannot be stored: keep the typed text on the screen.
      setProblem(storingFailureText(error))
    }
  }
  const cancel = async () => {
    await clear()
    onDone()
  }
  return (
    <Form onSubmit={save} className={styles.edit}>
      <LimitedTextArea
        label={t`Change the message`}
        value={text}
        onChange={setText}
        rows={3}
        max={LIMITS.messageText}
        autoFocus
        {...(problem && { errorMessage: problem })}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small">{t`Save`}</Button>
        <Button size="small" variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  )
}
