import { createFileRoute } from '@tanstack/react-router'
import { OwnBidsPage } from '#client/features/bids/mine/own-bids-page.tsx'
import { ownBidsQueryOptions } from '#client/features/bids/mine/queries.ts'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { ownVacanciesQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { VacancyBidsPage } from '#client/features/postings/vacancies/vacancy-bids-page.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

/** A job seeker's own bids, or an employer's vacancies with bids. */
export const Route = createFileRoute('/$lang/cabinet/worker/bids')({
  validateSearch: ({ state }: Record<string, unknown>): { state?: 'ended' | 'withdrawn' } =>
    state === 'ended' || state === 'withdrawn' ? { state } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void (viewer.role === 'boss'
      ? context.queryClient.prefetchQuery(ownVacanciesQueryOptions(viewer))
      : context.queryClient.prefetchQuery(
          ownBidsQueryOptions(viewer, deps.state === 'withdrawn' ? 'withdrawn' : 'active'),
        ))
  },
  component: BidsRoute,
})

function BidsRoute() {
  const { state = 'active' } = Route.useSearch()
  if (useViewer().role === 'boss') return <VacancyBidsPage />
  return (
    <OwnBidsPage
      tab={state}
      renderContact={({ id, job, state }) => (
        <OpenRoomButton
          about={{ rate_id: id }}
          title={job.title}
          size="small"
          variant={state === 'accepted' ? 'primary' : 'quiet'}
        />
      )}
    />
  )
}
