import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '#client/features/notifications/notifications-page.tsx'
import { choicesQueryOptions, notificationsQueryOptions } from '#client/features/notifications/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/notifications')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(notificationsQueryOptions(viewer))
    void context.queryClient.prefetchQuery(choicesQueryOptions(viewer))
  },
  component: NotificationsPage,
})
