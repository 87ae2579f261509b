import { useLocation } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { getInvitation, setInvitation, subscribeInvitation } from '#client/platform/push/invitation.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { lazy } from '#client/ui/lazy.ts'

const Invitation = lazy(async () => {
  const [{ PushInvitation }] = await Promise.all([
    import('#client/features/notifications/push-invitation.tsx'),
    loadAllWords(),
  ])
  return { default: PushInvitation }
})

/** Asks, after a bid or message, whether to be notified of the answer. */
export function PushInvitation() {
  const answerFrom = useSyncExternalStore(subscribeInvitation, getInvitation)
  const { userId } = useViewer()
  // Turning on push needs a connection.
  const isOffline = useConnection() === 'offline'
  // In a conversation it would cover the answer that it is about.
  const isInChat = useLocation({ select: ({ pathname }) => /\/chat\/room\//.test(pathname) })
  if (!answerFrom || userId === null || isOffline || isInChat) return null
  return (
    <Suspense fallback={null}>
      <Invitation answerFrom={answerFrom} userId={userId} onClose={() => setInvitation(null)} />
    </Suspense>
  )
}
