import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { InvitationForm as Draft } from '#shared/contract/companies.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { inviteColleague } from './company-calls.ts'
import { RoleField } from './role-field.tsx'
import { useRefreshCompany } from './use-refresh-company.ts'

const EMPTY: Draft = { email: '', role: 'recruiter' }

/** Invites a colleague by mail, which needs a confirmed address. */
export function InviteForm({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  return (
    <Card as="section" padding="large">
      <SectionHeading>
        <Trans>Invite a colleague</Trans>
      </SectionHeading>
      {isUnconfirmed ? (
        // The cabinet's notice above has the button that sends the link again.
        <p>
          <Trans>To invite colleagues, confirm your e-mail address.</Trans>
        </p>
      ) : (
        <InvitationForm />
      )}
    </Card>
  )
}

function InvitationForm() {
  const { t } = useLingui()
  const refresh = useRefreshCompany()
  const [form, setForm, { clear }] = useDraft('company-invitation', EMPTY)
  const { send, isPending, errors, failure } = useSend(inviteColleague, async () => {
    setForm(EMPTY)
    await clear()
    showToast({ text: t`Invitation sent`, tone: 'done' })
    await refresh()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) send(form)
  }
  return (
    <Form onSubmit={submit} validationErrors={errors}>
      <NeedsServer />
      <LimitedTextField
        name="email"
        type="email"
        label={t`E-mail`}
        description={t`We will e-mail a link that works for 7\u00a0days.`}
        value={form.email}
        onChange={(email) => setForm({ ...form, email })}
        max={LIMITS.email}
        autoComplete="off"
        isRequired
      />
      <RoleField label={t`Role`} value={form.role} onChange={(role) => setForm({ ...form, role })} />
      <FailureNotice>{failure}</FailureNotice>
      <Button type="submit" isPending={isPending}>{t`Invite`}</Button>
    </Form>
  )
}
