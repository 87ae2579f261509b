import { useEffect } from 'react'
import { BlockButton } from '#client/features/profiles/block-button.tsx'
import { useIsBlocked } from '#client/features/profiles/use-is-blocked.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'

// Public pages load only what they show at once.
await loadAllWords()

type Props = { profile: PublicProfile; onChange: (isBlocked: boolean) => void }

/** The button that blocks a person. Tells the page whether the person is blocked. */
export function BlockAction({ profile, onChange }: Props) {
  const isBlocked = useIsBlocked(profile.id)
  useEffect(() => onChange(isBlocked), [isBlocked, onChange])
  return <BlockButton userId={profile.id} name={profile.name} isEmployer={profile.role === 'boss'} />
}
