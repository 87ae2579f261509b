import { type FieldErrors, findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { City } from '#shared/contract/places.ts'
import { type VacancyFormInput, VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { dayOf } from '#shared/day-of.ts'
import { createPostcodeJudge } from '#shared/rules/postcode-place.ts'
import { findVacancyProblems } from '#shared/rules/vacancy-text.ts'
import type { VacancyDraft } from './vacancy-draft.ts'
import { withPostcodes } from './with-postcodes.ts'

type Known = Pick<VacancyDraft, 'start_date' | 'city_id' | 'postal_code'>

/**
 * The errors of a vacancy's form before it is sent or waits. @param known the text before the edit, whose start date may
 * have passed
 */
export const findVacancyErrors = (
  body: VacancyFormInput,
  language: Language,
  known: Known,
  cities: readonly City[],
  now: number,
): Promise<FieldErrors> =>
  findFormErrors(VacancyFormSchema, body, language, (valid) => {
    const judge = createPostcodeJudge(withPostcodes(cities))
    return findVacancyProblems(
      valid,
      dayOf(new Date(now)),
      known,
      (code, cityId) => judge(code, cityId) === 'elsewhere',
    )
  })
