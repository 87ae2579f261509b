import { useLingui } from '@lingui/react/macro'
import { CARE_QUALIFICATIONS } from '#client/domain/care-qualifications.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { CareScopeSchema, type PayTables } from '#shared/contract/pay.ts'
import { dayOf } from '#shared/day-of.ts'
import { careQualificationsOf } from '#shared/rules/care-qualifications-of.ts'
import type { FieldsProps } from '../fields.tsx'
import { optionsOf } from './options.ts'
import type { VacancyDraft } from './vacancy-draft.ts'

type Props = FieldsProps<VacancyDraft> & { payTables: PayTables | undefined }

/**
 * The qualification for a job in care, where the minimum wage of care may apply. Until the employer chooses, the one that
 * the title names is selected. It is not sent: it would become a claim that nobody made.
 */
export function CareQualificationField({ draft, change, payTables }: Props) {
  const { t, i18n } = useLingui()
  const today = dayOf(new Date(useNow()))
  const { isAsked, suggested } = careQualificationsOf(draft, payTables?.minimum_wages ?? [], today)
  if (!isAsked) return null
  const isSuggested = !draft.care_qualification && suggested !== null
  return (
    <NativeSelect
      name="care_qualification"
      label={t`Qualification`}
      description={
        isSuggested
          ? t`Suggested by the title. Please choose another one if it is wrong.`
          : t`The minimum wage in care depends on it.`
      }
      options={[
        ...(isSuggested ? [] : [{ value: '', label: t`Not specified` }]),
        ...optionsOf(CARE_QUALIFICATIONS, i18n),
      ]}
      value={draft.care_qualification ?? suggested ?? ''}
      onChange={(value) => change({ care_qualification: value ? CareScopeSchema.parse(value) : null })}
    />
  )
}
