import { useLingui } from '@lingui/react/macro'
import { countryName, FAMILY_STATUSES, SMOKING } from '#client/domain/profile-labels.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate } from '#client/platform/words/format.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { ProfileDraft, ProfileField } from './changes.ts'

/** The lists that have the names of chosen ids. */
export type Places = { cities?: readonly City[] | undefined; rubrics?: readonly Rubric[] | undefined }

/** Returns the labelled texts of two versions of a profile's fields, to show both. */
export function useProfileTexts({ cities = [], rubrics = [] }: Places) {
  const { t, i18n } = useLingui()
  const isEmployer = useViewer().role === 'boss'
  const labels: Record<ProfileField, string> = {
    about: isEmployer ? t`About us` : t`About me`,
    name: t({ message: 'Name', context: 'given name' }),
    surname: t`Surname`,
    person_type: t`Type of person`,
    company_name: t`Company name`,
    contact_name: t`Contact name`,
    vat_id: t`VAT number`,
    citizenship: t`Citizenship`,
    birthday: t`Date of birth`,
    family_status: t`Marital status`,
    smoking: t`Smoking`,
    country: t`Country of residence`,
    city_id: t`City of residence`,
    preferences: t`Preferences`,
    rubric_ids: t`Rubrics`,
  }
  const nameOf = (list: readonly { id: number; name: string }[], id: number) =>
    list.find((one) => one.id === id)?.name ?? String(id)
  const textOf = (field: ProfileField, draft: ProfileDraft): string => {
    if (!draft[field]) return ''
    if (field === 'birthday') return formatDate(draft.birthday ?? '')
    if (field === 'city_id') return nameOf(cities, draft.city_id ?? 0)
    if (field === 'rubric_ids') return draft.rubric_ids.map((id) => nameOf(rubrics, id)).join(', ')
    if (field === 'preferences') return draft.preferences.join(', ')
    if (field === 'citizenship' || field === 'country') return countryName(draft[field] ?? '')
    if (field === 'person_type') return draft.person_type === 'legal_entity' ? t`Legal entity` : t`Individual`
    if (field === 'family_status')
      return draft.family_status ? i18n._(FAMILY_STATUSES[draft.family_status]) : ''
    if (field === 'smoking') return draft.smoking ? i18n._(SMOKING[draft.smoking]) : ''
    return draft[field]
  }
  return (fields: readonly ProfileField[], own: ProfileDraft, other: ProfileDraft) =>
    fields.map((field) => [labels[field], textOf(field, own), textOf(field, other)] as const)
}
