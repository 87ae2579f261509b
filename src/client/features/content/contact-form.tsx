import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { ContactMessageSchema } from '#shared/contract/contact-messages.ts'
import { ContactFields } from './contact-fields.tsx'

/** The form of a message to the administrator. Its draft is stored until the outbox or the server has the message. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  // The draft contains the idempotency key, so that a message sent again after a reload arrives once.
  const viewer = useViewer()
  const user = useQueryClient().getQueryData<CurrentUser>(currentUserKeys.one(viewer))
  const [first] = useState(() => ({
    name: user ? `${user.name} ${user.surname}`.trim() : '',
    email: user?.email ?? '',
    description: '',
    key: crypto.randomUUID(),
  }))
  const [{ key, ...message }, setDraft, { clear, restored }] = useDraft('contact', first)
  const { send, isPending, error, errors } = useSubmit(async () => {
    await clear()
    onSent()
  })
  const submit = () => {
    if (isPending) return
    const label = t`Message to the administrator`
    send({ kind: 'contact-message', label, body: message, id: key, isUnsent: !restored })
  }
  const findErrors = () => findFormErrors(ContactMessageSchema, message, viewer.language)
  const { shown, onSubmit, onWrong } = useFormCheck(findErrors, submit, { errors })
  return (
    <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown}>
      <ContactFields value={message} onChange={(next) => setDraft({ ...next, key })} />
      <FailureNotice>{error && failureText(error)}</FailureNotice>
      <Button type="submit" icon={<Icon name="send" size={20} />} isPending={isPending}>
        {t`Send message`}
      </Button>
    </Form>
  )
}
