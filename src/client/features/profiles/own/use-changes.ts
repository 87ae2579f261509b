import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import {
  changesOf,
  draftOf,
  type ProfileChanges,
  type ProfileDraft,
  unsavedOf,
  withChanges,
} from './changes.ts'
import { patchProfile } from './profile-calls.ts'
import { useSave } from './use-save.ts'

type Sent = { before: ProfileDraft; changes: ProfileChanges }

/**
 * The changes in a section of the profile, stored as a draft until the server has saved them. Changes made during a
 * save are kept for the next save.
 */
export function useChanges(profile: Profile, section: string) {
  const [changes, setChanges, { clear, restored }] = useDraft<ProfileChanges>(`profile:${section}`, {})
  const [sent, setSent] = useState<Sent | null>(null)
  const latest = useRef(changes)
  useEffect(() => {
    latest.current = changes
  }, [changes])
  const startOver = () => {
    setChanges({})
    void clear()
  }
  const { send, isPending, errors, failure } = useSave(
    (sending: Sent) => patchProfile(sending.changes),
    (saved) => {
      const unsaved = unsavedOf(saved.before, saved.changes, latest.current)
      startOver()
      if (Object.keys(unsaved).length > 0) setChanges(unsaved)
      setSent(null)
    },
  )
  // A profile fetched during a save may already contain the changes or not. Compare with the one from before.
  const before = (isPending && sent?.before) || draftOf(profile)
  const draft = withChanges(before, changes)
  const change = (part: Partial<ProfileDraft>) => setChanges(changesOf(before, { ...draft, ...part }))
  const save = () => {
    if (isPending) return
    setSent({ before, changes })
    send({ before, changes })
  }
  return { draft, changes, change, startOver, save, restored, isPending, errors, failure }
}
