import { createFileRoute, Outlet, useMatchRoute } from '@tanstack/react-router'
import { ConversationsLayout } from '#client/features/conversations/conversations-layout.tsx'
import { roomsQueryOptions } from '#client/features/conversations/queries.ts'
import { signInFirst } from '#client/platform/sign-in-first.ts'
import { getViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/chat')({
  beforeLoad: signInFirst,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(roomsQueryOptions(getViewer(context.language)))
  },
  component: ChatRoute,
})

function ChatRoute() {
  const isRoomOpen = Boolean(useMatchRoute()({ to: '/$lang/chat/room/$id' }))
  return (
    <ConversationsLayout isRoomOpen={isRoomOpen}>
      <Outlet />
    </ConversationsLayout>
  )
}
