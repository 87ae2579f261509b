import { useQuery } from '@tanstack/react-query'
import { JobPlacePage } from '#client/features/job-places/job-place-page.tsx'
import { jobPlaceQueryOptions } from '#client/features/job-places/queries.ts'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

/** The jobs of a rubric, in a city if given. */
export function JobPlaceView({ rubric, city }: { rubric: string; city?: string }) {
  useReleaseAfterHydration()
  const query = useQuery(jobPlaceQueryOptions(useViewer(), rubric, city))
  return <JobPlacePage query={query} renderJob={(job) => <JobCard job={job} />} />
}
