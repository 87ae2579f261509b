import { Trans, useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import type { VacancyDraft } from './vacancy-draft.ts'

/** Company and contact person. */
export function EmployerFields({ draft, change }: FieldsProps<VacancyDraft>) {
  const { t } = useLingui()
  return (
    <Fields heading={<Trans>Employer</Trans>}>
      <LimitedTextField
        name="company_name"
        label={t`Company name`}
        description={t`Private households enter their family name.`}
        value={draft.company_name}
        onChange={(company_name) => change({ company_name })}
        max={LIMITS.companyName}
        autoComplete="organization"
        isRequired
      />
      <LimitedTextField
        name="contact_name"
        label={t`Contact name`}
        description={t`The person who answers the bids.`}
        value={draft.contact_name}
        onChange={(contact_name) => change({ contact_name })}
        max={LIMITS.name}
        autoComplete="name"
        isRequired
      />
      <ChoiceFields fields={['employer_kind']} draft={draft} change={change} />
    </Fields>
  )
}
