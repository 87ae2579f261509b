import { Trans, useLingui } from '@lingui/react/macro'
import { EMPLOYER_KINDS } from '#client/domain/labels.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { EmployerKind } from '#shared/contract/work-terms.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import { optionsOf } from './options.ts'
import type { VacancyDraft } from './vacancy-draft.ts'

/** Who offers the work. */
export function EmployerFields({ draft, change }: FieldsProps<VacancyDraft>) {
  const { t, i18n } = useLingui()
  return (
    <Fields heading={<Trans>Who offers it</Trans>}>
      <TextField
        name="company_name"
        label={t`Company name`}
        description={t`A family gives its name.`}
        value={draft.company_name}
        onChange={(company_name) => change({ company_name })}
        maxLength={LIMITS.companyName}
        autoComplete="organization"
        isRequired
      />
      <TextField
        name="contact_name"
        label={t`Contact name`}
        description={t`Who answers the bids.`}
        value={draft.contact_name}
        onChange={(contact_name) => change({ contact_name })}
        maxLength={LIMITS.name}
        autoComplete="name"
        isRequired
      />
      <NativeSelect
        name="employer_kind"
        label={t`Employer`}
        options={optionsOf(EMPLOYER_KINDS, i18n)}
        value={draft.employer_kind}
        onChange={(value) => change({ employer_kind: value as EmployerKind })}
      />
    </Fields>
  )
}
