import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { ContactFields } from './contact-fields.tsx'
import { sendContactMessage } from './send-contact-message.ts'

/** The form of a message to the administrator. Its draft is stored until the outbox or the server has the message. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const isSignedIn = useViewer().userId !== null
  // The draft contains the idempotency key, so that a message sent again after a reload arrives once.
  const [first] = useState(() => ({ name: '', email: '', description: '', key: crypto.randomUUID() }))
  const [{ key, ...message }, setDraft, { clear }] = useDraft('contact', first)
  const { send, isPending, error, errors } = useSubmit(
    async () => {
      await clear()
      onSent()
    },
    isSignedIn
      ? undefined
      : async () => {
          await sendContactMessage(message, key)
          showToast({
            tone: 'done',
            text: t`Your message has been sent. An administrator will contact you as soon as possible`,
          })
        },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    send({ kind: 'contact-message', label: t`Message to the administrator`, body: message, id: key })
  }
  return (
    <Form onSubmit={submit} validationErrors={errors}>
      {!isSignedIn && <NeedsServer />}
      <ContactFields value={message} onChange={(next) => setDraft({ ...next, key })} />
      <FailureNotice>{error && failureText(error)}</FailureNotice>
      <Button type="submit" icon={<Icon name="send" size={20} />} isPending={isPending}>
        {t`Send message`}
      </Button>
    </Form>
  )
}
