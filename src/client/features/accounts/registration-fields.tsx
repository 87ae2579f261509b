import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmailField } from '#client/domain/email-field.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { PhoneField } from './address-fields.tsx'
import type { CompanyDraft } from './company-data.ts'
import { personTypeOf, type RegistrationDraft } from './registration.ts'
import styles from './registration-fields.module.css'

type Props = { draft: RegistrationDraft; onChange: (changes: Partial<RegistrationDraft>) => void }

/** Choice of role and of individual or legal entity. `isLikely`: the role is preselected from the previous page. */
export function WhoFields({ draft, isLikely, onChange }: Props & { isLikely: boolean }) {
  const { t } = useLingui()
  const personType = personTypeOf(draft)
  return (
    <>
      <RadioGroup
        label={t`Use Jobmost as`}
        {...(isLikely && { description: t`Chosen because of the page you came from. You can change it.` })}
        name="role"
        variant="segmented"
        isRequired
        options={[
          { value: 'worker', label: t`Job seeker` },
          { value: 'boss', label: t`Employer` },
        ]}
        value={draft.role}
        onChange={(role) => onChange({ role: role as RegistrationDraft['role'] })}
      />
      <RadioGroup
        label={t`Register as`}
        {...(draft.role === 'boss' && {
          description: t`Sole traders and freelancers: choose “Legal entity”, so that your business is shown under its own name. “Individual” is for private households.`,
        })}
        // Without a name it shows no error: the choice of the job seeker's role has answered it.
        name={draft.person_type === personType ? 'person_type' : undefined}
        variant="segmented"
        isRequired
        options={[
          { value: 'individual', label: t`Individual` },
          { value: 'legal_entity', label: t`Legal entity` },
        ]}
        value={personType}
        onChange={(type) => onChange({ person_type: type as RegistrationDraft['person_type'] })}
      />
    </>
  )
}

type CompanyProps = { draft: CompanyDraft; onChange: (changes: Partial<CompanyDraft>) => void }

/** Fields for legal entities only. */
export function CompanyFields({ draft, onChange }: CompanyProps) {
  const { t } = useLingui()
  return (
    <>
      <LimitedTextField
        label={t`Company name`}
        name="company_name"
        autoComplete="organization"
        max={LIMITS.companyName}
        isRequired
        value={draft.company_name}
        onChange={(company_name) => onChange({ company_name })}
      />
      <LimitedTextField
        label={t`Contact name`}
        name="contact_name"
        description={t`The person job seekers should contact. Leave it empty if that is you.`}
        max={LIMITS.name}
        value={draft.contact_name}
        onChange={(contact_name) => onChange({ contact_name })}
      />
      <LimitedTextField
        label={t`VAT number`}
        name="vat_id"
        description={t`If the company has one, for example DE136695976`}
        autoCapitalize="none"
        autoComplete="off"
        max={LIMITS.vatId}
        value={draft.vat_id}
        onChange={(vat_id) => onChange({ vat_id })}
      />
    </>
  )
}

/** Name and contact data. */
export function PersonFields({ draft, onChange, emailTaken }: Props & { emailTaken: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.pair}>
        <LimitedTextField
          label={t({ message: 'Name', context: 'given name' })}
          name="name"
          autoComplete="given-name"
          autoCapitalize="words"
          max={LIMITS.name}
          isRequired
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <LimitedTextField
          label={t`Surname`}
          name="surname"
          autoComplete="family-name"
          autoCapitalize="words"
          max={LIMITS.name}
          isRequired
          value={draft.surname}
          onChange={(surname) => onChange({ surname })}
        />
      </div>
      <EmailField
        isRequired
        label={t`E-mail`}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      {emailTaken}
      <PhoneField label={t`Phone`} value={draft.phone} onChange={(phone) => onChange({ phone })} />
    </>
  )
}

export function Consent({ draft, onChange }: Props) {
  return (
    <Checkbox
      name="privacy_policy"
      description={
        <Trans>
          You must be at least 16&nbsp;years old. By registering you accept our{' '}
          <Link from="/$lang" to="/$lang/page/$slug" params={{ slug: 'terms' }} target="_blank">
            terms of use
          </Link>
          . The privacy policy tells you how we use your data to provide your account. Ticking the box does
          not allow us to do anything else. Both texts open in a new tab.
        </Trans>
      }
      isRequired
      isSelected={draft.privacy_policy}
      onChange={(privacy_policy) => onChange({ privacy_policy })}
    >
      <Trans>
        I agree to the{' '}
        <Link from="/$lang" to="/$lang/page/$slug" params={{ slug: 'privacy-policy' }} target="_blank">
          privacy policy
        </Link>
      </Trans>
    </Checkbox>
  )
}
