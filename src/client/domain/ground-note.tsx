import { useLingui } from '@lingui/react/macro'
import type { Ground } from '#shared/contract/grounds.ts'
import { GROUND_WORDS } from './ground-words.ts'

/** What a decision rests on, below its reason (DSA Art. 17). */
export function GroundNote({ ground }: { ground: Ground | null }) {
  const { t, i18n } = useLingui()
  if (!ground) return null
  const words = i18n._(GROUND_WORDS[ground])
  return <p>{t`Grounds: ${words}.`}</p>
}
