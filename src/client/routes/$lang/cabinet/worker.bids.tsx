import { createFileRoute } from '@tanstack/react-router'
import { OwnBidsPage } from '#client/features/bids/mine/own-bids-page.tsx'
import { ownBidsQueryOptions } from '#client/features/bids/mine/queries.ts'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/bids')({
  validateSearch: (search: Record<string, unknown>): { state?: 'withdrawn' } =>
    search.state === 'withdrawn' ? { state: 'withdrawn' } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(
      ownBidsQueryOptions(getViewer(context.language), deps.state ?? 'active'),
    )
  },
  component: BidsRoute,
})

function BidsRoute() {
  return (
    <OwnBidsPage
      state={Route.useSearch().state ?? 'active'}
      renderContact={({ id }) => <OpenRoomButton about={{ rate_id: id }} size="small" variant="quiet" />}
    />
  )
}
