import { useQuery } from '@tanstack/react-query'
import { JobPlacePage } from '#client/features/job-places/job-place-page.tsx'
import { type AskedPlace, jobPlaceQueryOptions } from '#client/features/job-places/queries.ts'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

/** A page of the jobs of a rubric, in a city if given. */
export function JobPlaceView(asked: AskedPlace) {
  useReleaseAfterHydration()
  const query = useQuery(jobPlaceQueryOptions(useViewer(), asked))
  return <JobPlacePage page={asked.page ?? 1} query={query} renderJob={(job) => <JobCard job={job} />} />
}
