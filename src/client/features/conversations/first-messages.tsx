import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { subscribeAccepted } from '#client/platform/outbox/events.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import type { OpenRoom } from '#shared/contract/conversations.ts'
import { LIMITS } from '#shared/contract/limits.ts'

// Public pages load only what they show at once.
await loadAllWords()

type Props = {
  about: OpenRoom
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called with the id of the room when a message has arrived while the dialog is open. */
  onArrived: (roomId: number) => void
}

const SentSchema = z.object({ room_id: z.int() })

/** The dialog for the first messages of a conversation that cannot be opened now. They wait in the outbox. */
export function FirstMessages({ about, title, isOpen, onOpenChange, onArrived }: Props) {
  const { t } = useLingui()
  return (
    <Dialog title={title} closeLabel={t`Close`} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Content about={about} title={title} onArrived={onArrived} />
    </Dialog>
  )
}

function Content({ about, title, onArrived }: Pick<Props, 'about' | 'title' | 'onArrived'>) {
  const { t } = useLingui()
  const key = JSON.stringify(about)
  const waiting = useEntries('first-message').filter(({ body }) => JSON.stringify(body.about) === key)
  const [text, setText, { clear }] = useDraft(`first-message:${key}`, '')
  const [isMissing, setMissing] = useState(false)
  const enqueue = useEnqueue()
  const isOffline = useConnection() === 'offline'
  useEffect(
    () =>
      subscribeAccepted(({ kind, body }, answer) => {
        const sent = z.safeParse(SentSchema, answer).data
        if (kind === 'first-message' && JSON.stringify(body.about) === key && sent) onArrived(sent.room_id)
      }),
    [key, onArrived],
  )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    setMissing(words === '')
    if (words === '' || words.length > LIMITS.messageText) return
    if (!(await enqueue({ kind: 'first-message', label: title, body: { about, text: words } }))) return
    setText('')
    await clear()
  }
  return (
    <Form onSubmit={send}>
      {isOffline && (
        <p>
          <Trans>
            You are offline. You can write now: the chat will open with your messages when you are back
            online.
          </Trans>
        </p>
      )}
      {waiting.length > 0 && (
        <ul aria-label={t`Messages`}>
          {waiting.map((entry) => (
            <li key={entry.id}>
              <WaitingEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <LimitedTextArea
        label={t`Message`}
        value={text}
        onChange={(next) => {
          setText(next)
          setMissing(false)
        }}
        rows={4}
        max={LIMITS.messageText}
        {...(isMissing && { errorMessage: t`Message cannot be empty` })}
      />
      <Button type="submit">{t`Send`}</Button>
    </Form>
  )
}
