import { lazy, type ReactNode, Suspense } from 'react'
import { loadAllWords } from '#client/platform/i18n.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { Filters } from './filters.ts'

const LocalResults = lazy(async () => {
  const [{ LocalResults: Loaded }] = await Promise.all([
    import('../device/local-results.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
})

type Props = { filters: Filters; renderItem: (job: JobCard) => ReactNode }

/** What fits of all that this device has seen. Its code comes when it is needed, from the device too. */
export const OfflineJobs = (props: Props) => (
  <Suspense fallback={null}>
    <LocalResults {...props} />
  </Suspense>
)
