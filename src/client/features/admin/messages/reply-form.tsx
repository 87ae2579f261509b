import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { ReadyTexts } from '../reasons/ready-texts.tsx'
import { DECIDING } from '../undo/deciding.ts'
import { DoneButton } from './done-button.tsx'
import styles from './message-card.module.css'
import { replyTemplatesQueryOptions } from './queries.ts'
import { SpamButton } from './spam-button.tsx'

type Props = { message: ReceivedMessage; onLeave: () => void }

const emptyReply = () => ({ text: '', key: crypto.randomUUID() as string })

/** The reply is mailed to the author of the message. The draft stays on the device until the outbox has the reply. */
export function ReplyForm({ message, onLeave }: Props) {
  const { t } = useLingui()
  const { greeting } = message
  const templates = useQuery(replyTemplatesQueryOptions(useViewer())).data?.data ?? []
  const [first] = useState(emptyReply)
  const [draft, setDraft, { clear }] = useDraft(`contact-reply:${message.id}`, first)
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, error, errors, failure } = useSubmit(
    async () => {
      setDraft(emptyReply())
      await clear()
      if (message.state === 'open') onLeave()
    },
    { mutationKey: DECIDING },
  )
  const shown = useMemo(
    () => (isMissing ? { text: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    setMissing(text === '')
    if (!text || isPending) return
    send({
      kind: 'contact-reply',
      label: message.name,
      body: { id: message.id, text, replies_read: message.replies.length },
      id: draft.key,
      isUnsent: true,
    })
  }
  return (
    <Form onSubmit={submit} validationErrors={shown}>
      <ReadyTexts
        label={t`Standard replies`}
        texts={templates}
        language={message.language}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <LimitedTextArea
        name="text"
        label={t`Reply`}
        {...(greeting && {
          description: t`The e-mail begins with “${greeting}”, and ends with a link to the contact form and the quoted message.`,
        })}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        max={LIMITS.messageText}
        isRequired
      />
      <FailureNotice>
        {failure && (
          <>
            {failure}
            {error instanceof ApiError && error.code === 'message_answered' && <ReplyLink id={message.id} />}
          </>
        )}
      </FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" icon={<Icon name="send" size={20} />} isPending={isPending}>
          {t`Send reply`}
        </Button>
        {message.state === 'open' && (
          <span data-shortcut="settle">
            <DoneButton message={message} onLeave={onLeave} isDisabled={isPending} />
          </span>
        )}
        <span data-shortcut="dismiss">
          <SpamButton message={message} onLeave={onLeave} isDisabled={isPending} />
        </span>
      </div>
    </Form>
  )
}

/** The link to the message with the reply of somebody else. The draft is shown there too. */
function ReplyLink({ id }: { id: number }) {
  return (
    <p>
      <Link from="/$lang" to="/$lang/admin/messages" search={{ state: 'answered', only: id }}>
        <Trans>Read the reply</Trans>
      </Link>
    </p>
  )
}
