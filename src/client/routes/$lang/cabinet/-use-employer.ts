import { useQuery } from '@tanstack/react-query'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { companyQueryOptions } from '#client/features/companies/queries.ts'
import type { Employer } from '#client/features/postings/vacancies/vacancy-draft.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { hasNoAnswer } from './-has-no-answer.ts'

/** The current user as an employer; undefined while loading, null when that is not known offline or after a failure. */
export function useEmployer(): (Employer & { email_confirmed: boolean }) | null | undefined {
  const viewer = useViewer()
  const user = useQuery(currentUserQueryOptions(viewer))
  const isBoss = user.data?.role === 'boss'
  const { data: company, ...ofCompany } = useQuery({ ...companyQueryOptions(viewer), enabled: isBoss })
  if (!user.data) return user.data === null || hasNoAnswer(user) ? null : undefined
  // The form asks a job seeker to become an employer first.
  if (!isBoss) return { ...user.data, company: null }
  if (company === undefined && !hasNoAnswer(ofCompany)) return undefined
  // What viewers create is their own.
  return { ...user.data, company: company && company.my_role !== 'viewer' ? { name: company.name } : null }
}
