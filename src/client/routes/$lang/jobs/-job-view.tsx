import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BidPanel } from '#client/features/bids/mine/bid-panel.tsx'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { FavouriteAction } from '#client/features/favourites/favourite-action.tsx'
import { useRecordViewed } from '#client/features/hidden-jobs/use-record-viewed.ts'
import type { JobParts } from '#client/features/job-detail/job-article.tsx'
import { JobDetail } from '#client/features/job-detail/job-detail.tsx'
import { PayFacts } from '#client/features/job-detail/pay-facts.tsx'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { Pay } from '#client/features/jobs/pay.tsx'
import { jobQueryOptions } from '#client/features/jobs/queries.ts'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { PrintButton } from '#client/features/sharing/print-button.tsx'
import { ShareButton } from '#client/features/sharing/share-button.tsx'
import { useCountVisit } from '#client/features/visits/use-count-visit.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { lazy } from '#client/ui/lazy.ts'
import type { Job } from '#shared/contract/jobs.ts'

// Lazy, because only job seekers need it and its outbox.
const HideAction = lazy(async () => ({
  default: (await import('#client/features/hidden-jobs/hide-action.tsx')).HideAction,
}))

// Lazy, because only staff need it.
const ModerationLink = lazy(async () => ({
  default: (await import('#client/features/admin/vacancies/moderation-link.tsx')).ModerationLink,
}))

// Lazy, because only the sender of a bid needs it.
const PushInvitation = lazy(async () => ({
  default: (await import('#client/features/notifications/push-invitation.tsx')).PushInvitation,
}))

// Lazy, because only a device without a connection needs it.
const NotOnDevice = lazy(async () => ({ default: (await import('./-not-on-device.tsx')).NotOnDevice }))

/** A job with all its actions. */
export function JobView({ slug }: { slug: string }) {
  const { role } = useViewer()
  const query = useQuery(jobQueryOptions(useViewer(), slug))
  useCountVisit(slug, query.data?.is_open ?? false)
  useRecordViewed(query.data)
  const partsOf = (job: Job): JobParts => ({
    pay: <Pay job={job} />,
    payFacts: <PayFacts job={job} />,
    actions: (
      <>
        <FavouriteAction type="jobs" id={job.id} title={job.title} slug={slug} />
        {role === 'worker' && job.my_rate?.state !== 'accepted' && (
          <Suspense>
            <HideAction job={job} />
          </Suspense>
        )}
        <ShareButton title={job.title} />
        <PrintButton elementId="job" />
        {role === 'admin' && (
          <Suspense>
            <ModerationLink id={job.id} />
          </Suspense>
        )}
        <ReportButton subject={{ type: 'job', id: job.id }} title={job.title} />
      </>
    ),
    bidPanel: (
      <BidPanel
        key={slug}
        job={job}
        whileAwaited={
          <Suspense fallback={null}>
            <PushInvitation answerFrom="employer" />
          </Suspense>
        }
      />
    ),
    contact: (role === null || role === 'worker') && (
      <OpenRoomButton about={{ job_id: job.id }} title={job.title} size="small" />
    ),
    renderCard: (similar) => <JobCard job={similar} headingLevel={3} />,
  })
  return (
    <JobDetail
      query={query}
      partsOf={partsOf}
      notOnDevice={
        <Suspense>
          <NotOnDevice slug={slug} />
        </Suspense>
      }
    />
  )
}
