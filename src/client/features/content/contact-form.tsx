import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#client/platform/errors.ts'
import { failureText } from '#client/platform/failure-text.ts'
import { formatNumber } from '#client/platform/format.ts'
import { useSend } from '#client/platform/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContactMessage } from '#shared/contract/content.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** Name, address and message; what the server finds wrong stands under its field. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const [message, setMessage] = useState<ContactMessage>({ name: '', email: '', description: '' })
  const [key, setKey] = useState(() => crypto.randomUUID())
  const sendOnce = async () => {
    try {
      await sendContactMessage(message, key)
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'idempotency_key_reused') throw failure
      // An earlier try arrived after all, and the text has changed since: this is a message of its own.
      const next = crypto.randomUUID()
      setKey(next)
      await sendContactMessage(message, next)
    }
  }
  const { send, isPending, error, errors } = useSend(sendOnce, () => {
    onSent()
    showToast({
      tone: 'done',
      text: t`Your message has been sent. An administrator will contact you as soon as possible`,
    })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const used = formatNumber(message.description.length)
  const most = formatNumber(LIMITS.contactText.max)
  return (
    <Form onSubmit={submit} validationErrors={errors}>
      <TextField
        name="name"
        label={t`Name`}
        value={message.name}
        onChange={(name) => setMessage({ ...message, name })}
        autoComplete="name"
        maxLength={LIMITS.contactName.max}
        isRequired
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        value={message.email}
        onChange={(email) => setMessage({ ...message, email })}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={LIMITS.email}
        isRequired
      />
      <TextArea
        name="description"
        label={t`Message`}
        value={message.description}
        onChange={(description) => setMessage({ ...message, description })}
        maxLength={LIMITS.contactText.max}
        counter={`${used} / ${most}`}
        isRequired
      />
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
