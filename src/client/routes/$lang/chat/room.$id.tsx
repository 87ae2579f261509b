import { createFileRoute } from '@tanstack/react-router'
import { conversationQueryOptions } from '#client/features/conversations/queries.ts'
import { RoomView } from '#client/features/conversations/room-view.tsx'
import { getViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/chat/room/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(
      conversationQueryOptions(getViewer(context.language), Number(params.id)),
    )
  },
  component: RoomRoute,
})

function RoomRoute() {
  const id = Number(Route.useParams().id)
  return <RoomView key={id} roomId={id} />
}
