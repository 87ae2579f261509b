import { Suspense, useSyncExternalStore } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import {
  getInvitation,
  type Invitation,
  setInvitation,
  subscribeInvitation,
} from '#client/platform/push/invitation.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { lazy } from '#client/ui/lazy.ts'

const PushInvitationCard = lazy(async () => {
  const [{ PushInvitationCard: Loaded }] = await Promise.all([
    import('./push-invitation-card.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
})

/** Asks, after a bid or message, whether to be notified of the answer. It takes its own place and covers nothing. */
export function PushInvitation({ answerFrom }: { answerFrom: Invitation }) {
  const isInvited = useSyncExternalStore(subscribeInvitation, getInvitation) === answerFrom
  const { userId } = useViewer()
  // Turning on push needs a connection.
  const isOffline = useConnection() === 'offline'
  if (!isInvited || userId === null || isOffline) return null
  return (
    <Suspense fallback={null}>
      <PushInvitationCard answerFrom={answerFrom} userId={userId} onClose={() => setInvitation(null)} />
    </Suspense>
  )
}
