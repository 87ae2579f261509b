import type { ReactNode } from 'react'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { FavouriteAction } from '#client/features/favourites/favourite-action.tsx'
import { ActionGroups } from '#client/features/profiles/action-groups.tsx'
import { ShowPhone } from '#client/features/profiles/show-phone.tsx'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { ShareButton } from '#client/features/sharing/share-button.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'

type Props = { profile: PublicProfile; isBlocked?: boolean; blockButton?: ReactNode }

/** The actions on a profile: workers and employers can write to each other; all visitors can share and report. */
export function ProfileActions({ profile, isBlocked = false, blockButton }: Props) {
  const { userId, role } = useViewer()
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
          {blockButton}
        </>
      }
    />
  )
}
