import { Trans, useLingui } from '@lingui/react/macro'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import type { FieldsProps } from '../fields.tsx'
import { OtherText } from '../other-text.tsx'
import type { Change } from '../waiting-postings.ts'
import { draftOf, type VacancyDraft } from './vacancy-draft.ts'

type Props = FieldsProps<VacancyDraft> & {
  vacancy: Vacancy
  waiting: Change | undefined
  startOver: (from: VacancyDraft) => void
}

/** The text of a vacancy that another device has saved since this form's text was written. */
export function OtherVacancyText({ vacancy, ...props }: Props) {
  const { t } = useLingui()
  const { draft } = props
  return (
    <OtherText
      {...props}
      title={<Trans>This vacancy was changed on another device or in another window</Trans>}
      stored={draftOf(vacancy)}
      language={vacancy.language}
      texts={[
        [t`Title`, draft.title, vacancy.title],
        [t`Description`, draft.description, vacancy.description],
        [t`Responsibilities`, draft.responsibilities.join('\n'), vacancy.responsibilities.join('\n')],
        [t`Requirements`, draft.requirements.join('\n'), vacancy.requirements.join('\n')],
        [t`Company name`, draft.company_name, vacancy.company_name],
        [t`Contact name`, draft.contact_name, vacancy.contact_name],
      ]}
    />
  )
}
