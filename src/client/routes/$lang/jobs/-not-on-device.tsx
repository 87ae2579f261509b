import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { jobsKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { JobsPage } from '#shared/contract/jobs.ts'

// Public pages load only what they show at once.
await loadAllWords()

/** Without a connection, in place of a job that this device does not have: why, and what the lists on it say of the job. */
export function NotOnDevice({ slug }: { slug: string }) {
  const { t } = useLingui()
  const job = useListedJob(slug)
  const title = job?.title ?? t`This job is not on this device`
  useTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <Notice
        tone="amber"
        role="status"
        title={<Trans>The full text needs a connection</Trans>}
        actions={
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass('secondary', 'small')}>
            <Trans>See the jobs on offer</Trans>
          </Link>
        }
      >
        <Trans>
          You have not opened this job on this device before. It will appear as soon as you are back online.
          Then you can place a bid.
        </Trans>
      </Notice>
      {job && <JobCard job={job} headingLevel={2} />}
    </>
  )
}

/** The job of a list that is kept on the device. */
function useListedJob(slug: string) {
  const client = useQueryClient()
  const viewer = useViewer()
  return client
    .getQueriesData<JobsPage>({ queryKey: jobsKeys.ofViewer(viewer) })
    .flatMap(([, page]) => page?.data ?? [])
    .find((job) => job.slug === slug)
}
