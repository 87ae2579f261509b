import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import {
  changesOf,
  draftOf,
  type ProfileChanges,
  type ProfileDraft,
  unsavedOf,
  withChanges,
} from './changes.ts'

type Sent = { before: ProfileDraft; changes: ProfileChanges }

/**
 * The changes in a section of the profile, stored as a draft until the server has saved them. Changes made during a
 * save are kept for the next save.
 */
export function useProfileChanges(profile: Profile, section: string) {
  const { t } = useLingui()
  const [changes, setChanges, { clear, restored }] = useDraft<ProfileChanges>(`profile:${section}`, {})
  const [sent, setSent] = useState<Sent | null>(null)
  const sending = useRef<Sent | null>(null)
  const latest = useRef(changes)
  useEffect(() => {
    latest.current = changes
  }, [changes])
  const startOver = () => {
    setChanges({})
    void clear()
  }
  const { send, isPending, errors, failure } = useSubmit(() => {
    const saved = sending.current
    if (!saved) return
    const unsaved = unsavedOf(saved.before, saved.changes, latest.current)
    startOver()
    if (Object.keys(unsaved).length > 0) setChanges(unsaved)
    setSent(null)
  })
  // A profile fetched during a save may already contain the changes. So they are compared with the values before the save.
  const waiting = useWaiting('profile') as ProfileChanges[]
  const before = (isPending && sent?.before) || waiting.reduce(withChanges, draftOf(profile))
  const draft = withChanges(before, changes)
  const change = (part: Partial<ProfileDraft>) => setChanges(changesOf(before, { ...draft, ...part }))
  const save = () => {
    if (isPending) return
    sending.current = { before, changes }
    setSent(sending.current)
    send({ kind: 'profile', label: t`Profile`, body: changes })
  }
  return { draft, changes, change, startOver, save, restored, isPending, errors, failure }
}
