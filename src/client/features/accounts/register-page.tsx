import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Token } from '#shared/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { AnsweredByMail } from './answered-by-mail.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { register } from './entry-mutations.ts'
import { fillForgottenPassword, fillLogin } from './fill-login.ts'
import { type Invitation, InvitedNotice } from './invited-notice.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { invitationOfNext, roleOfNext } from './next-path.ts'
import { usePhoneCheck } from './phone-check.ts'
import {
  findRegistrationProblems,
  isEmail,
  omittedFromCheck,
  type Passwords,
  type RegistrationDraft,
  startOf,
  toRegister,
} from './registration.ts'
import { CompanyFields, Consent, PersonFields, WhoFields } from './registration-fields.tsx'
import type { LoginSearch, RegisterSearch } from './search.ts'
import { SignInReason } from './sign-in-reason.tsx'
import { useFormSubmit } from './use-form-submit.ts'

type Props = {
  search: RegisterSearch
  invitation: Invitation
  /** The role is in the address, so that a link can preselect it. */
  onRoleChange: (role: RegistrationDraft['role']) => void
  onSignedIn: (token: Token) => Promise<unknown>
}

/** Registration of job seekers and employers, individuals and legal entities. */
export function RegisterPage(props: Props) {
  const { t } = useLingui()
  useTitle(t`Register`)
  const { invited } = props.invitation
  // A draft of its own: what was typed here as somebody else is not the colleague's.
  const draft = useDraft(invited ? `register:${invited.email}` : 'register', startOf(invited ?? null))
  const [{ email }, , { clear }] = draft
  const { role: _, ...search } = props.search
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (mailedTo !== null) return <AnsweredByMail email={mailedTo} search={search} />
  return (
    <EntryLayout
      title={t({ message: 'Register', context: 'page' })}
      subtitle={<Trans>Your account is free. Fields marked * are required.</Trans>}
      after={
        <Trans>
          Already registered?{' '}
          <Link
            from="/$lang"
            to="/$lang/login"
            // With the invitation, an address without an account would lead back here.
            search={invited?.has_account === false ? {} : search}
            onClick={() => fillLogin(email)}
          >
            Log in
          </Link>
        </Trans>
      }
    >
      {invited ? (
        <InvitedNotice
          {...props.invitation}
          invited={invited}
          onDeclined={() => {
            void clear()
            props.invitation.onDeclined()
          }}
        >
          <Trans>
            Register with the address {invited.email}, which the invitation was sent to. Then you can accept
            it. You can also decline it without an account.
          </Trans>
        </InvitedNotice>
      ) : (
        search.next && <SignInReason next={search.next} />
      )}
      {invited === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <RegistrationForm {...props} draft={draft} onMailed={setMailedTo} />
      )}
    </EntryLayout>
  )
}

function RegistrationForm({
  search,
  invitation: { invited },
  onRoleChange,
  onSignedIn,
  draft: [stored, setDraft, { clear, restored }],
  onMailed,
}: Props & { draft: ReturnType<typeof useDraft<RegistrationDraft>>; onMailed: (email: string) => void }) {
  const { t } = useLingui()
  const isPhone = usePhoneCheck()
  const [passwords, setPasswords] = useState<Passwords>({ password: '', password_confirmation: '' })
  const [sentEmail, setSentEmail] = useState<string | null>(null)
  const likelyRole = roleOfNext(search.next)
  // Where the person is going now says more than what was typed last time.
  const role = search.role ?? likelyRole ?? stored.role
  const draft: RegistrationDraft = {
    ...startOf(invited ?? null),
    ...stored,
    role: invited ? 'boss' : role,
  }
  const { submit, form } = useFormSubmit({
    findProblems: (values: RegistrationDraft) => findRegistrationProblems(values, passwords, isPhone),
    serverCheck: {
      request: (values) => register({ ...toRegister(values, passwords), privacy_policy: false }),
      omittedFields: omittedFromCheck(draft),
    },
    send: (values) => register(toRegister(values, passwords, invited ? invitationOfNext(search.next) : null)),
    onSent: async (answer, { email }) => {
      await clear().catch(() => undefined)
      if ('answered_by_mail' in answer) onMailed(email.trim())
      else await onSignedIn(answer)
    },
  })
  const change = (changes: Partial<RegistrationDraft>) => {
    setDraft({ ...draft, ...changes })
    if (changes.role) onRoleChange(changes.role)
  }
  return (
    <AccountForm
      {...form}
      label={t`Register`}
      onSubmit={() => {
        setSentEmail(draft.email)
        void submit(draft)
      }}
    >
      {restored && (
        <Notice>
          <Trans>What you typed last time is still here, except for passwords.</Trans>
        </Notice>
      )}
      {!invited && (
        <WhoFields
          draft={draft}
          isLikely={likelyRole !== null && draft.role === likelyRole}
          onChange={change}
        />
      )}
      {!invited && draft.person_type === 'legal_entity' && <CompanyFields draft={draft} onChange={change} />}
      <PersonFields
        draft={draft}
        onChange={change}
        emailTaken={
          isEmailRefused(draft, sentEmail, form.errors) && (
            <KnownEmail email={draft.email} search={{ ...(search.next ? { next: search.next } : {}) }} />
          )
        }
      />
      <NewPasswordFields label={t`Password`} owner={draft} value={passwords} onChange={setPasswords} />
      <Consent draft={draft} onChange={change} />
    </AccountForm>
  )
}

/** Whether the server has refused the address that is in the form: the client lets only complete ones through, so it is taken. */
const isEmailRefused = (
  draft: RegistrationDraft,
  sentEmail: string | null,
  errors: Record<string, string[]>,
): boolean => !!errors.email && draft.email === sentEmail && isEmail(draft.email)

/** The ways into the account that an address already has. */
function KnownEmail({ email, search }: { email: string; search: LoginSearch }) {
  return (
    <p>
      <Trans>
        Is it yours?{' '}
        <Link from="/$lang" to="/$lang/login" search={search} onClick={() => fillLogin(email)}>
          Log in with this address
        </Link>{' '}
        or{' '}
        <Link from="/$lang" to="/$lang/forgot" onClick={() => fillForgottenPassword(email)}>
          get a new password
        </Link>
        .
      </Trans>
    </p>
  )
}
