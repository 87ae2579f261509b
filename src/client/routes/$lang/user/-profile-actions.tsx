import { Suspense, useState } from 'react'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { FavouriteAction } from '#client/features/favourites/favourite-action.tsx'
import { ActionGroups } from '#client/features/profiles/action-groups.tsx'
import { ShowPhone } from '#client/features/profiles/show-phone.tsx'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { ShareButton } from '#client/features/sharing/share-button.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { lazy } from '#client/ui/lazy.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'

// For signed-in people alone: it needs the outbox.
const BlockAction = lazy(async () => ({ default: (await import('./-block-action.tsx')).BlockAction }))

/** The actions on a profile: workers and employers can write to each other; all visitors can share and report. */
export function ProfileActions({ profile }: { profile: PublicProfile }) {
  const { userId, role } = useViewer()
  const [isBlocked, setBlocked] = useState(false)
  const { id, name } = profile
  const isForEmployers = profile.role === 'worker' && (role === null || role === 'boss')
  const canWrite = !isBlocked && (isForEmployers || (profile.role === 'boss' && role === 'worker'))
  return (
    <ActionGroups
      main={
        <>
          {canWrite && <OpenRoomButton about={{ user_id: id }} title={name} />}
          {profile.can_show_phone && <ShowPhone userId={id} unmet={profile.phone_lack} />}
          {isForEmployers && <FavouriteAction type="users" id={id} title={name} />}
        </>
      }
      more={
        <>
          <ShareButton title={name} />
          {userId !== id && <ReportButton subject={{ type: 'user', id }} title={name} />}
          {userId !== null && userId !== id && (
            <Suspense fallback={null}>
              <BlockAction profile={profile} onChange={setBlocked} />
            </Suspense>
          )}
        </>
      }
    />
  )
}
