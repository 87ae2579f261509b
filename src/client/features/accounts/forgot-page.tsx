import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmailField } from '#client/domain/email-field.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Notice } from '#client/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { sendNewPassword } from './entry-mutations.ts'
import { findBlank } from './form-problems.ts'
import { useFormSubmit } from './use-form-submit.ts'

/** Password recovery. The answer never reveals whether an account has the address. */
export function ForgotPage() {
  const { t } = useLingui()
  useTitle(t`Forgot your password?`)
  return (
    <EntryLayout
      title={t`Forgot your password?`}
      subtitle={
        <Trans>We will send you a new one. Your old password keeps working until you use the new one.</Trans>
      }
      after={
        <Link from="/$lang" to="/$lang/login">
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <ForgotForm />
    </EntryLayout>
  )
}

function ForgotForm() {
  const { t } = useLingui()
  const [email, setEmail, { clear }] = useDraft('forgot', '')
  const { submit, form, isSent } = useFormSubmit({
    findProblems: (values: { email: string }) => findBlank(values, ['email']),
    send: (values) => sendNewPassword(values.email),
    onSent: () => clear().catch(() => undefined),
  })
  return (
    <AccountForm {...form} label={t`Send new password`} onSubmit={() => submit({ email })}>
      <EmailField isRequired label={t`E-mail`} value={email} onChange={setEmail} />
      {isSent && (
        <Notice tone="done" role="status">
          <Trans>
            A new password is on its way. If nothing arrives within 5&nbsp;minutes, check your spam folder.
          </Trans>
        </Notice>
      )}
    </AccountForm>
  )
}
