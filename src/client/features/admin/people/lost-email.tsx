import { Trans, useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { IdentifiedForm } from './identified-form.tsx'
import type { Answer, RenderPersonForm } from './owner-form.ts'
import { replaceEmail } from './queries.ts'

type Props = { id: number; renderOwnerForm: RenderPersonForm; onSent: (answer: Answer) => void }

/** Gives a user who can no longer read their e-mails a new address, after staff have verified the user's identity. */
export function LostEmail({ id, renderOwnerForm, onSent }: Props) {
  const { t } = useLingui()
  const [email, setEmail, { clear }] = useDraft(`lost-email:${id}`, '')
  return (
    <IdentifiedForm
      renderOwnerForm={renderOwnerForm}
      draft={`lost-email-reason:${id}`}
      label={t`E-mail address lost`}
      explanation={
        <Trans>
          Only if you are sure who this person is. The new address takes effect when the person opens the link
          that we send to it. We also send a notice to the old address. After that, the person can ask for a
          new password.
        </Trans>
      }
      fields={{ email }}
      submitLabel={t`Send link`}
      send={(reason, proof) => replaceEmail(id, email.trim(), { reason, ...proof })}
      onSent={(answer) => {
        setEmail('')
        void clear()
        onSent(answer)
      }}
    >
      <LimitedTextField
        label={t`New e-mail address`}
        name="email"
        type="email"
        max={LIMITS.email}
        isRequired
        value={email}
        onChange={setEmail}
      />
    </IdentifiedForm>
  )
}
