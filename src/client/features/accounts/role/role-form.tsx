import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser, Register } from '#shared/contract/accounts.ts'
import type { OpenRole } from '#shared/contract/roles.ts'
import { AccountForm } from '../account-form.tsx'
import { type CompanyDraft, EMPTY_COMPANY, findCompanyProblems, toCompany } from '../company-data.ts'
import { type FormProblems, findBlank } from '../form-problems.ts'
import { changeRole } from '../mutations.ts'
import { refreshTokenForRole } from '../refresh-token-for-role.ts'
import { CompanyFields } from '../registration-fields.tsx'
import { useFormSubmit } from '../use-form-submit.ts'

type RoleDraft = { person_type: Register['person_type'] | null } & CompanyDraft & { agreed: boolean }
const EMPTY: RoleDraft = { ...EMPTY_COMPANY, person_type: null, agreed: false }

type Props = { role: OpenRole; user: CurrentUser }

/** Switches to the other role. The first time it asks for consent, and for the company of an employer. */
export function RoleForm({ role, user }: Props) {
  const { t } = useLingui()
  const [stored, setDraft, { clear }] = useDraft('role', EMPTY)
  const draft = { ...EMPTY, ...stored }
  const isAdded = !user.roles.includes(role)
  const needsCompany = isAdded && role === 'boss' && user.person_type === 'individual'
  const unsent = useOutbox().filter(({ state }) => state !== 'failed').length
  const { submit, form } = useFormSubmit({
    findProblems: (values: RoleDraft) => (isAdded ? findProblems(values, needsCompany) : {}),
    send: ({ agreed, person_type, ...company }) =>
      changeRole({
        role,
        ...(isAdded && agreed && { agreed }),
        ...(needsCompany && person_type && { person_type, ...toCompany(company, user) }),
      }),
    onSent: async () => {
      await clear()
      await refreshTokenForRole(role)
      showToast({
        text:
          role === 'boss'
            ? t`You are using Jobmost as an employer`
            : t`You are using Jobmost as a job seeker`,
        tone: 'done',
      })
    },
  })
  const change = (changes: Partial<RoleDraft>) => setDraft({ ...draft, ...changes })
  if (unsent > 0) {
    return (
      <Notice tone="amber" role="status">
        <Trans>Something you wrote has not been sent yet. You can switch once it is sent.</Trans>
      </Notice>
    )
  }
  return (
    <AccountForm
      {...form}
      label={role === 'boss' ? t`Continue as an employer` : t`Continue as a job seeker`}
      onSubmit={() => submit(draft)}
    >
      {needsCompany && (
        <RadioGroup
          label={t`As an employer, I am`}
          name="person_type"
          variant="segmented"
          isRequired
          options={[
            { value: 'individual', label: t`Individual` },
            { value: 'legal_entity', label: t`Legal entity` },
          ]}
          value={draft.person_type}
          onChange={(type) => change({ person_type: type as RoleDraft['person_type'] })}
        />
      )}
      {needsCompany && draft.person_type === 'legal_entity' && (
        <CompanyFields draft={draft} onChange={change} />
      )}
      {isAdded && (
        <Checkbox
          name="agreed"
          description={
            <Trans>
              Name, photo, e-mail address, phone number and password are the same in both. With the second
              role you accept our{' '}
              <Link from="/$lang" to="/$lang/page/$slug" params={{ slug: 'terms' }} target="_blank">
                terms of use
              </Link>
              .
            </Trans>
          }
          isRequired
          isSelected={draft.agreed}
          onChange={(agreed) => change({ agreed })}
        >
          <Trans>I want to use my account as a job seeker and as an employer</Trans>
        </Checkbox>
      )}
    </AccountForm>
  )
}

function findProblems(draft: RoleDraft, needsCompany: boolean): FormProblems {
  const { agreed, person_type, ...company } = draft
  const isCompany = needsCompany && person_type === 'legal_entity'
  return {
    ...(needsCompany ? findBlank({ person_type }, ['person_type']) : {}),
    ...(isCompany ? findCompanyProblems(company) : {}),
    ...(agreed ? {} : { agreed: msg`Please agree to this` }),
  }
}
