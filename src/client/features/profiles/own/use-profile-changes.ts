import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { baseOf, isConflict, versionFor } from '#client/domain/outbox/written-for.ts'
import { ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import {
  changesAfter,
  changesOf,
  draftOf,
  type ProfileChanges,
  type ProfileDraft,
  type Saved,
  storedAbout,
  withBase,
  withChanges,
} from './changes.ts'

/**
 * The changes in a section of the profile, stored as a draft until the server has saved them. Changes made during a
 * save are kept for the next save.
 */
export function useProfileChanges(profile: Profile, section: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [changes, setChanges, { clear, restored }] = useDraft<ProfileChanges>(`profile:${section}`, {})
  const [sent, setSent] = useState<Saved | null>(null)
  const sending = useRef<Saved | null>(null)
  const latest = useRef(changes)
  useEffect(() => {
    latest.current = changes
  }, [changes])
  const startOver = () => {
    setChanges({})
    void clear()
  }
  const { send, reset, isPending, errors, failure } = useSubmit(() => {
    const saved = sending.current
    if (!saved) return
    const next = changesAfter(saved, latest.current)
    startOver()
    if (Object.keys(next).length > 0) setChanges(next)
    setSent(null)
  })
  // A profile fetched during a save may already contain the changes. So they are compared with the values before the save.
  const waiting = useWaiting('profile') as (ProfileChanges & { about_version?: number })[]
  const before = (isPending && sent?.before) || waiting.reduce(withChanges, draftOf(profile))
  const draft = withChanges(before, changes)
  const stored = storedAbout(profile)
  // A waiting text was written for the version that its entry knows.
  const shown = {
    text: before.about,
    version: waiting.find((one) => one.about_version)?.about_version ?? stored.version,
  }
  const base = baseOf(changes.about_base, shown, draft.about.trim())
  const change = (part: Partial<ProfileDraft>) =>
    setChanges(withBase(changesOf(before, { ...draft, ...part }), base ?? shown))
  const save = () => {
    if (isPending) return
    const { about_base: _, ...typed } = changes
    // As the server stores it: else the own text would look like another one.
    const body = typed.about === undefined ? typed : { ...typed, about: typed.about.trim() }
    const about_version = body.about === undefined ? undefined : versionFor(base, stored)
    sending.current = { before, changes, aboutVersion: about_version }
    setSent(sending.current)
    // A conflict is shown with the other text.
    const onError = () => queryClient.invalidateQueries({ queryKey: ownProfileKey })
    send({ kind: 'profile', label: t`Profile`, body: { ...body, about_version } }, { onError })
  }
  const hasConflict = isConflict(changes.about_base, stored, draft.about)
  const keepAbout = () => {
    setChanges({ ...changes, about_base: stored })
    reset()
  }
  const useOtherAbout = () => {
    const { about: _, about_base: __, ...others } = changes
    setChanges(others)
    reset()
  }
  const otherAbout = hasConflict ? { text: stored.text, keep: keepAbout, use: useOtherAbout } : null
  // A draft that was sent just before its page was closed has nothing to save.
  const isRestored = restored && Object.keys(changesOf(before, draft)).length > 0
  return { draft, changes, change, startOver, save, isRestored, isPending, errors, failure, otherAbout }
}
