import type { EmployerKind } from '../contract/choice-schemas.ts'
import { type CareScope, CareScopeSchema, type MinimumWage } from '../contract/pay.ts'
import { sectorMinimaAt } from './pay.ts'
import { wageScopesOf } from './wage-scopes-of.ts'

type Work = {
  title: string
  rubric_id: number | null
  employer_kind: EmployerKind
  start_date: string | null
}

const isCareScope = (scope: string): scope is CareScope =>
  CareScopeSchema.options.some((one) => one === scope)

/**
 * Whether the minimum wage of care may apply to a vacancy on its first day of work, so that its form asks for the
 * qualification, and the one that the title names.
 * @param today YYYY-MM-DD
 * @returns `suggested`: null when the title leaves it open
 */
export function careQualificationsOf(
  { title, rubric_id, employer_kind, start_date }: Work,
  wages: MinimumWage[],
  today: string,
): { isAsked: boolean; suggested: CareScope | null } {
  if (rubric_id === null) return { isAsked: false, suggested: null }
  const day = start_date && start_date > today ? start_date : today
  const scopes = sectorMinimaAt(wages, day, { rubric_id, employer_kind }).map(({ scope }) => scope)
  const [only, ...others] = wageScopesOf(title, scopes.filter(isCareScope)).filter(isCareScope)
  return { isAsked: scopes.some(isCareScope), suggested: (others.length === 0 && only) || null }
}
