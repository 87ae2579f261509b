import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { baseOf, isConflict, versionFor } from '#client/domain/outbox/written-for.ts'
import { ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { profileDraftKey } from '#client/platform/outbox/kinds/profile.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import {
  changesAfter,
  changesOf,
  draftOf,
  fieldsSetElsewhere,
  type ProfileChanges,
  type ProfileDraft,
  type ProfileField,
  type Saved,
  type Section,
  seenBy,
  seenLists,
  storedAbout,
  withBases,
  withChanges,
} from './changes.ts'

/**
 * The changes in a section of the profile, stored as a draft until the server has saved them. Changes made during a
 * save are kept for the next save.
 */
export function useProfileChanges(profile: Profile, section: Section) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [changes, setChanges, { clear, restored }] = useDraft<ProfileChanges>(profileDraftKey(section), {})
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
    setChanges(
      withBases(changesOf(before, { ...draft, ...part }), {
        about: base ?? shown,
        seen: seenBy(changes, before),
      }),
    )
  const save = () => {
    if (isPending) return
    const { about_base: _, seen, ...typed } = changes
    // As the server stores it: else the own text would look like another one.
    const body = typed.about === undefined ? typed : { ...typed, about: typed.about.trim() }
    const about_version = body.about === undefined ? undefined : versionFor(base, stored)
    sending.current = { before, changes, aboutVersion: about_version }
    setSent(sending.current)
    // A conflict is shown with the other text.
    const onError = () => queryClient.invalidateQueries({ queryKey: ownProfileKey })
    const entry = { ...body, about_version, ...(seen && { seen: seenLists(seen) }) }
    send({ kind: 'profile', label: t`Profile`, body: entry }, { onError })
  }
  const conflicts: ProfileField[] = [
    ...(isConflict(changes.about_base, stored, draft.about) ? (['about'] as const) : []),
    ...fieldsSetElsewhere(changes, seenLists(changes.seen), before),
  ]
  const keepOwn = () => {
    setChanges(withBases(changes, { about: stored, seen: before }))
    reset()
  }
  const useOther = () => {
    const left = Object.entries(changes).filter(([field]) => !conflicts.includes(field as ProfileField))
    setChanges(withBases(Object.fromEntries(left), { about: changes.about_base, seen: changes.seen }))
    reset()
  }
  const other = { ...before, about: stored.text }
  const others =
    conflicts.length > 0 ? { fields: conflicts, values: other, onKeep: keepOwn, onUseOther: useOther } : null
  // A draft that was sent just before its page was closed has nothing to save.
  const isRestored = restored && Object.keys(changesOf(before, draft)).length > 0
  return { draft, changes, change, startOver, save, isRestored, isPending, errors, failure, others }
}
