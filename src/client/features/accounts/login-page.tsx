import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Login, Token } from '#shared/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { logIn } from './entry-mutations.ts'
import { EMPTY_LOGIN, fillForgottenPassword, type LoginDraft } from './fill-login.ts'
import { findBlank } from './form-problems.ts'
import { type Invitation, InvitedNotice } from './invited-notice.tsx'
import styles from './login-page.module.css'
import { roleOfNext } from './next-path.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { SealedWork } from './sealed-work.tsx'
import type { LoginSearch } from './search.ts'
import { SessionEnded } from './session-ended.tsx'
import { SignInReason } from './sign-in-reason.tsx'
import { useFormSubmit } from './use-form-submit.ts'

type SecondStep = typeof import('./second-step.tsx').SecondStep
/** The second step of a login, and its code, which most people never need. */
type Second = { SecondStep: SecondStep; required: ComponentProps<SecondStep>['required'] }

type Props = {
  search: LoginSearch
  invitation: Invitation
  onSignedIn: (token: Token) => Promise<unknown>
}

/** The login page. */
export function LoginPage({ search, invitation, onSignedIn }: Props) {
  const { t } = useLingui()
  const { invited } = invitation
  useTitle(t`Log in`)
  return (
    <EntryLayout
      title={t({ message: 'Log in', context: 'page' })}
      subtitle={
        roleOfNext(search.next) === 'boss' && (
          <>
            <span className={styles.newcomer}>
              <Trans>You need an employer account for this. It is free.</Trans>
            </span>
            <Link from="/$lang" to="/$lang/register" search={search} className={buttonClass()}>
              <Trans>Register as an employer</Trans>
            </Link>
          </>
        )
      }
      after={
        <Trans>
          New here?{' '}
          <Link from="/$lang" to="/$lang/register" search={search}>
            Register
          </Link>
        </Trans>
      }
    >
      {search.ended && <SessionEnded reason={search.ended} />}
      {invited ? (
        <InvitedNotice {...invitation} invited={invited}>
          <Trans>
            Log in with the address {invited.email}, which the invitation was sent to. Then you can accept it.
            You can also decline it without an account.
          </Trans>
        </InvitedNotice>
      ) : invited === undefined ? (
        <Skeleton lines={2} />
      ) : (
        search.next && <SignInReason next={search.next} />
      )}
      <SealedWork />
      <LoginForm onSignedIn={onSignedIn} />
    </EntryLayout>
  )
}

function LoginForm({ onSignedIn }: Pick<Props, 'onSignedIn'>) {
  const { t } = useLingui()
  const [draft, setDraft, { clear }] = useDraft('login', EMPTY_LOGIN)
  const [password, setPassword] = useState('')
  const [second, setSecond] = useState<Second | null>(null)
  const finish = async (token: Token) => {
    await clear().catch(() => undefined)
    await onSignedIn(token)
  }
  const { submit, form } = useFormSubmit({
    findProblems: (values: Login) =>
      findBlank({ login: values.login, password: values.password }, ['login', 'password']),
    send: (values) => logIn(values).catch(clearWrongRole),
    onSent: async (answer) => {
      // Loaded before it is shown, while the button still shows that the login is being sent.
      if ('challenge' in answer) setSecond({ ...(await import('./second-step.tsx')), required: answer })
      else await finish(answer)
    },
  })

  // A chosen radio cannot be cleared, and an administrator has neither role: clear a wrong role, so that the next try
  // works.
  function clearWrongRole(error: unknown): never {
    if (fieldErrors(error).role) setDraft({ ...draft, role: null })
    throw error
  }

  if (second) {
    const { SecondStep, required } = second
    return <SecondStep required={required} onSignedIn={finish} onBack={() => setSecond(null)} />
  }
  return (
    <>
      <AccountForm
        {...form}
        label={t`Log in`}
        onSubmit={() => submit({ login: draft.login, password, ...(draft.role ? { role: draft.role } : {}) })}
      >
        <TextField
          label={t`E-mail or phone`}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck="false"
          isRequired
          value={draft.login}
          onChange={(login) => setDraft({ ...draft, login })}
        />
        <div className={styles.password}>
          <PasswordField
            label={t`Password`}
            name="password"
            isRequired
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            value={password}
            onChange={setPassword}
          />
          <Link
            from="/$lang"
            to="/$lang/forgot"
            className={styles.forgot}
            onClick={() => fillForgottenPassword(draft.login)}
          >
            {t`Forgot your password?`}
          </Link>
        </div>
        <RadioGroup
          label={t`Use Jobmost as`}
          description={t`Optional: only if your account has both roles`}
          name="role"
          variant="segmented"
          options={[
            { value: 'worker', label: t`Job seeker` },
            { value: 'boss', label: t`Employer` },
          ]}
          value={draft.role}
          onChange={(role) => setDraft({ ...draft, role: role as LoginDraft['role'] })}
        />
      </AccountForm>
      <PasskeyLogin onSignedIn={finish} />
    </>
  )
}
