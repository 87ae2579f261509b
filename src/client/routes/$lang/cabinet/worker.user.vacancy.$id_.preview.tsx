import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JobDetail } from '#client/features/job-detail/job-detail.tsx'
import { citiesQueryOptions } from '#client/features/places/queries.ts'
import { PreviewNotice } from '#client/features/postings/vacancies/preview-notice.tsx'
import { ownVacancyQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { toPreviewJob } from '#client/features/postings/vacancies/to-preview-job.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { previewPartsOf, usePublisher } from './-vacancy-preview.tsx'

export const Route = createFileRoute('/$lang/cabinet/worker/user/vacancy/$id_/preview')({
  loader: ({ context, params }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(ownVacancyQueryOptions(viewer, Number(params.id)))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
  },
  component: PreviewRoute,
})

function PreviewRoute() {
  const viewer = useViewer()
  const { id } = Route.useParams()
  const { data: cities } = useQuery(citiesQueryOptions(viewer))
  const publisher = usePublisher(viewer)
  const query = useQuery({
    ...ownVacancyQueryOptions(viewer, Number(id)),
    select: (vacancy) => toPreviewJob(vacancy, cities, publisher),
  })
  return (
    <>
      <PreviewNotice vacancyId={id} />
      <JobDetail query={query} partsOf={previewPartsOf} />
    </>
  )
}
