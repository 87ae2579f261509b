import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import type { FieldsProps } from './profile-form.tsx'
import { VatCheckNote } from './vat-check-note.tsx'

type Props = FieldsProps & { profile: Profile }

/** Whether an employer hires as a company, and the company's data. */
export function HiringFields({ draft, change, profile }: Props) {
  const { t } = useLingui()
  const isCompany = draft.person_type === 'legal_entity'
  const isKept = isCompany && profile.in_team === true
  const hireAs = (hiresAsCompany: boolean) =>
    change(hiresAsCompany ? asCompany(draft) : asIndividual(profile))
  return (
    <>
      {profile.role === 'boss' && (
        <Checkbox
          name="person_type"
          isSelected={isCompany}
          isDisabled={isKept}
          onChange={hireAs}
          description={
            isKept ? (
              <Trans>
                You are in a company’s team, so you hire as a company. To change this,{' '}
                <Link from="/$lang" to="/$lang/cabinet/worker/user/company">
                  leave the company
                </Link>{' '}
                first.
              </Trans>
            ) : !isCompany && profile.person_type === 'legal_entity' ? (
              <Trans>When you save, company name, contact name and VAT number are deleted.</Trans>
            ) : (
              <Trans>
                Also for sole traders and freelancers: your business is shown under its own name. Leave the
                box empty only for a private household. Vacancies that you have already created stay as they
                are.
              </Trans>
            )
          }
        >
          <Trans>I hire as a company</Trans>
        </Checkbox>
      )}
      {isCompany && (
        <>
          <LimitedTextField
            name="company_name"
            label={t`Company name`}
            value={draft.company_name}
            onChange={(company_name) => change({ company_name })}
            max={LIMITS.companyName}
            autoComplete="organization"
            isRequired
          />
          <LimitedTextField
            name="contact_name"
            label={t`Contact name`}
            value={draft.contact_name}
            onChange={(contact_name) => change({ contact_name })}
            max={LIMITS.name}
            isRequired
          />
          <LimitedTextField
            name="vat_id"
            label={t`VAT number`}
            description={t`If the company has one, for example DE136695976`}
            value={draft.vat_id}
            onChange={(vat_id) => change({ vat_id })}
            max={LIMITS.vatId}
            autoCapitalize="none"
            autoComplete="off"
          />
          {profile.vat_check && draft.vat_id === profile.vat_id && (
            <VatCheckNote result={profile.vat_check} />
          )}
        </>
      )}
    </>
  )
}

/** The person is the contact, unless another is named. */
const asCompany = ({ name, surname, contact_name }: FieldsProps['draft']) => ({
  person_type: 'legal_entity' as const,
  contact_name: contact_name || `${name} ${surname}`.trim(),
})

/** What was typed for a company is not sent: the server deletes the stored data. */
const asIndividual = ({ company_name, contact_name, vat_id }: Profile) => ({
  person_type: 'individual' as const,
  company_name: company_name ?? '',
  contact_name: contact_name ?? '',
  vat_id: vat_id ?? '',
})
