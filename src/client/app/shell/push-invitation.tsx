import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { getInvitation, setInvitation, subscribeInvitation } from '#client/platform/push/invitation.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'

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
  if (!answerFrom || userId === null) return null
  return (
    <Suspense fallback={null}>
      <Invitation answerFrom={answerFrom} userId={userId} onClose={() => setInvitation(null)} />
    </Suspense>
  )
}
