import { createFileRoute, Outlet, useMatchRoute } from '@tanstack/react-router'
import { ConversationsLayout } from '#client/features/conversations/conversations-layout.tsx'
import { roomsQueryOptions } from '#client/features/conversations/queries.ts'
import { PushInvitation } from '#client/features/notifications/push-invitation.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { signInFirst } from '../-sign-in-first.ts'

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
    <ConversationsLayout isRoomOpen={isRoomOpen} invitation={<PushInvitation answerFrom="person" />}>
      <Outlet />
    </ConversationsLayout>
  )
}
