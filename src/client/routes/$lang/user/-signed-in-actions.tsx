import { BlockButton } from '#client/features/profiles/block-button.tsx'
import { useIsBlocked } from '#client/features/profiles/use-is-blocked.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import { ProfileActions } from './-profile-actions.tsx'

/** The actions on a profile with the block, which needs the outbox. */
export function SignedInActions({ profile }: { profile: PublicProfile }) {
  const { userId } = useViewer()
  const { id, name, role } = profile
  const block = userId !== id && <BlockButton userId={id} name={name} isEmployer={role === 'boss'} />
  return <ProfileActions profile={profile} isBlocked={useIsBlocked(id)} blockButton={block} />
}
