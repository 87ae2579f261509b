import { useQuery } from '@tanstack/react-query'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { companyQueryOptions } from '#client/features/companies/queries.ts'
import { JobArticle, type JobParts } from '#client/features/job-detail/job-article.tsx'
import { PayFacts } from '#client/features/job-detail/pay-facts.tsx'
import { Pay } from '#client/features/jobs/pay.tsx'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { MISSING } from '#client/features/postings/preview-data.ts'
import { draftToPreviewJob } from '#client/features/postings/vacancies/to-preview-job.ts'
import type { VacancyDraft } from '#client/features/postings/vacancies/vacancy-draft.ts'
import { useViewer, type Viewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'
import type { Job } from '#shared/contract/jobs.ts'

/** The parts of a job's page that a preview shows. */
export const previewPartsOf = (job: Job): JobParts => ({
  pay: <Pay job={job} />,
  payFacts: <PayFacts job={job} />,
  actions: null,
  bidPanel: null,
  contact: null,
  renderCard: () => null,
  isPreview: true,
})

/** Who publishes a vacancy of the current user: a vacancy of a viewer is the viewer's own. */
export function usePublisher(viewer: Viewer) {
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  const { data: company } = useQuery(companyQueryOptions(viewer))
  return { user, company: company?.my_role === 'viewer' ? null : company }
}

/** The page of a vacancy that was never saved. */
export function VacancyPreview({ draft }: { draft: VacancyDraft }) {
  const viewer = useViewer()
  const { data: cities = [] } = useQuery(citiesQueryOptions(viewer))
  const { data: rubrics = [] } = useQuery(rubricsQueryOptions(viewer))
  const publisher = usePublisher(viewer)
  const { language } = viewer
  const job = draftToPreviewJob(draft, { cities, rubrics, ...publisher, language, now: useNow() })
  const parts = previewPartsOf(job)
  // A pay that is still missing is not one below the minimum wage.
  const shown = draft.pay_amount === null ? { ...parts, pay: MISSING, payFacts: null } : parts
  return <JobArticle job={job} age={null} parts={shown} />
}
