import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { DiscardDialog } from '#client/domain/outbox/discard.tsx'
import { Reason, useWaitsFor, WaitingWords } from '#client/domain/outbox/entry-notice.tsx'
import { showStoringFailure, storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { changeEntry, confirmEntry, discardEntry, retry } from '#client/platform/outbox/outbox.ts'
import { fieldReasons, isCertainlyUnsent, isHeldUp, isPerhapsSent } from '#client/platform/outbox/queue.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
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
  const [isEditing, setEditing] = useState(false)
  const outbox = useOutbox()
  const waits = useWaitsFor(entry)
  if (isEditing) return <EditMessage entry={entry} onDone={() => setEditing(false)} />
  const isStuck = entry.state === 'failed' || entry.state === 'needs_confirm'
  return (
    <>
      <div
        id={stateIdOf(entry)}
        className={classNames(styles.bubble, isStuck ? styles.failed : styles.waiting)}
      >
        <MessageText text={entry.body.text} isReachable isTrusted />
        <div className={styles.state}>
          <Icon name={isStuck ? 'warning' : 'waiting'} size={16} />
          {entry.state === 'failed' ? (
            <Refusal entry={entry} />
          ) : entry.state === 'needs_confirm' ? (
            <div>
              <Reason error={entry.error} />
            </div>
          ) : waits === 'connection' || waits === 'retry' || isHeldUp(entry, outbox) ? (
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
      {(isStuck || waits === 'retry') && (
        <Actions entry={entry} isStuck={isStuck} onEdit={() => setEditing(true)} />
      )}
    </>
  )
}

type ActionsProps = { entry: Entry; isStuck: boolean; onEdit: () => void }

function Actions({ entry, isStuck, onEdit }: ActionsProps) {
  const { t } = useLingui()
  const [isDiscarding, setDiscarding] = useState(false)
  const { id, state } = entry
  const send = state === 'needs_confirm' ? confirmEntry : retry
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant={isStuck ? 'primary' : 'secondary'}
        onPress={() => send(id).catch(showStoringFailure)}
      >
        {state === 'failed' ? t`Retry` : t`Send now`}
      </Button>
      {/* Edit only a message that certainly did not arrive, or it could arrive in two versions. */}
      {isStuck && isCertainlyUnsent(entry) && (
        <Button size="small" variant="secondary" onPress={onEdit}>{t`Edit`}</Button>
      )}
      {isStuck && (
        <Button
          size="small"
          variant="quiet"
          onPress={() =>
            isPerhapsSent(entry) ? setDiscarding(true) : discardEntry(id).catch(showStoringFailure)
          }
        >{t`Discard`}</Button>
      )}
      <DiscardDialog
        entry={entry}
        isOpen={isDiscarding}
        onCancel={() => setDiscarding(false)}
        onDiscard={() => discardEntry(id)}
      />
    </div>
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
