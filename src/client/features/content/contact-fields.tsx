import { useLingui } from '@lingui/react/macro'
import { EmailField } from '#client/domain/email-field.tsx'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import type { ContactMessage } from '#shared/contract/contact-messages.ts'
import { LIMITS } from '#shared/contract/limits.ts'

type Props = { value: ContactMessage; onChange: (message: ContactMessage) => void }

/** The fields of a message to the administrator. */
export function ContactFields({ value: message, onChange }: Props) {
  const { t } = useLingui()
  return (
    <>
      <LimitedTextField
        name="name"
        label={t`Name`}
        value={message.name}
        onChange={(name) => onChange({ ...message, name })}
        autoComplete="name"
        max={LIMITS.contactName.max}
        isRequired
      />
      <EmailField
        label={t`E-mail`}
        value={message.email}
        onChange={(email) => onChange({ ...message, email })}
        isRequired
      />
      <LimitedTextArea
        name="description"
        label={t`Message`}
        value={message.description}
        onChange={(description) => onChange({ ...message, description })}
        max={LIMITS.contactText.max}
        isRequired
      />
      <Honeypot value={message} onChange={onChange} />
    </>
  )
}

/** A field that only spam programs fill in. People and assistive technology cannot reach it. */
function Honeypot({ value: { website, ...message }, onChange }: Props) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name="website"
        type="text"
        value={website ?? ''}
        onChange={({ target }) => onChange(target.value ? { ...message, website: target.value } : message)}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  )
}
