import { isReservedName } from './reserved-names.ts'

// ISO 8601 has a year 0, which PostgreSQL refuses. Dates this old are mistakes anyway.
const FIRST_DATE = '1900-01-01'

type Text = {
  company_name?: string | undefined
  contact_name?: string | undefined
  pay_amount?: number | undefined
  pay_max?: number | null | undefined
  start_date?: string | null | undefined
  city_id?: number | undefined
  postal_code?: string | null | undefined
}
type Known = { start_date?: string | null; city_id?: number | null; postal_code?: string | null }
type Problem = 'name_reserved' | 'pay_max_below' | 'invalid_date' | 'date_past' | 'postcode_elsewhere'

/**
 * Finds broken rules beyond the schema: names that imitate the site or its staff, the order of the pay range, a new start
 * date in the past, a postcode far away from the city.
 * @param text the rules of missing fields are skipped
 * @param known the text before an edit: its start date may stay although it has passed, and its place
 * @returns keys of texts by field
 */
export function findVacancyProblems(
  text: Text,
  today: string,
  known: Known | null,
  isPostcodeElsewhere: (code: string, cityId: number) => boolean,
): Record<string, Problem[]> {
  const { pay_amount, pay_max, start_date, city_id, postal_code } = text
  const problems: Record<string, Problem[]> = {}
  for (const field of ['company_name', 'contact_name'] as const)
    if (isReservedName(text[field] ?? '')) problems[field] = ['name_reserved']
  if (pay_max != null && pay_amount !== undefined && pay_max < pay_amount)
    problems.pay_max = ['pay_max_below']
  if (start_date && start_date < FIRST_DATE) problems.start_date = ['invalid_date']
  else if (start_date && start_date !== known?.start_date && start_date < today)
    problems.start_date = ['date_past']
  const isSamePlace = known?.postal_code === postal_code && known?.city_id === city_id
  if (postal_code && city_id !== undefined && !isSamePlace && isPostcodeElsewhere(postal_code, city_id))
    problems.postal_code = ['postcode_elsewhere']
  return problems
}
