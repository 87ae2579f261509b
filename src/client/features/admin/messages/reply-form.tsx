import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './message-card.module.css'
import { contactMessagesKey, replyToMessage } from './queries.ts'
import { SpamButton } from './spam-button.tsx'

type Props = { message: ReceivedMessage; onLeave: () => void }

const emptyReply = () => ({ text: '', key: crypto.randomUUID() as string })

/** The reply is mailed to the author of the message. The draft stays on the device until the server has the reply. */
export function ReplyForm({ message, onLeave }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [first] = useState(emptyReply)
  const [draft, setDraft, { clear }] = useDraft(`contact-reply:${message.id}`, first)
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, errors, failure } = useSend(
    (text: string) => replyToMessage(message.id, text, draft.key),
    async () => {
      setDraft(emptyReply())
      await clear()
      showToast({ tone: 'done', text: t`Reply sent` })
      if (message.state === 'open') onLeave()
      return client.invalidateQueries({ queryKey: contactMessagesKey })
    },
  )
  const shown = useMemo(
    () => (isMissing ? { text: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    setMissing(text === '')
    if (text && !isPending) send(text)
  }
  return (
    <Form onSubmit={submit} validationErrors={shown}>
      <NeedsServer />
      <LimitedTextArea
        name="text"
        label={t`Reply`}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        max={LIMITS.messageText}
        isRequired
      />
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" icon={<Icon name="send" size={20} />} isPending={isPending}>
          {t`Send reply`}
        </Button>
        <span data-shortcut="dismiss">
          <SpamButton message={message} onLeave={onLeave} isDisabled={isPending} />
        </span>
      </div>
    </Form>
  )
}
