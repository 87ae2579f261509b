import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ApiError, NetworkError } from '#client/platform/api/errors.ts'
import { getSession } from '#client/platform/device/session/page.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContactMessage } from '#shared/contract/contact-messages.ts'
import { ContactFields } from './contact-fields.tsx'
import { sendContactMessage } from './send-contact-message.ts'

/** The form of a message to the administrator. The server's errors are shown at the fields. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const [message, setMessage] = useState<ContactMessage>({ name: '', email: '', description: '' })
  const [key, setKey] = useState(() => crypto.randomUUID())
  const sendOnce = async () => {
    try {
      await sendContactMessage(message, key)
    } catch (failure) {
      // The message may have arrived. The outbox sends it again with the same key, so it is stored once.
      if (failure instanceof NetworkError && getSession()) return wait()
      if (!(failure instanceof ApiError) || failure.code !== 'idempotency_key_reused') throw failure
      // An earlier request arrived after all, and the text has changed since: send it as a separate message.
      const next = crypto.randomUUID()
      setKey(next)
      await sendContactMessage(message, next)
    }
    return {
      text: t`Your message has been sent. An administrator will contact you as soon as possible`,
      tone: 'done',
    } as const
  }
  const wait = async () => {
    const label = t`Message to the administrator`
    await enqueue({ kind: 'contact-message', label, body: message, id: key })
    return { text: t`Your message is in the outbox and will be sent as soon as you are back online` }
  }
  const { send, isPending, error, errors } = useSend(sendOnce, (toast) => {
    onSent()
    showToast(toast)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Form onSubmit={submit} validationErrors={errors}>
      <ContactFields value={message} onChange={setMessage} />
      {error && (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      )}
      <Button type="submit" icon={<Icon name="send" size={20} />} isPending={isPending}>
        {t`Send message`}
      </Button>
    </Form>
  )
}
