import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { baseOf, isConflict, versionFor } from '#client/domain/outbox/written-for.ts'
import { ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import {
  type Entry,
  type EntryDraft,
  entryBody,
  entryDraft,
  entryName,
  storedEntry,
  textOf,
} from './entry-drafts.ts'
import type { EntryKind } from './profile-calls.ts'

type Options = { entry: Entry | null; isGone: boolean; onSaved: () => void; onCancel: () => void }

/** The text of the form of a new or existing entry, and how it is saved. */
export function useEntryDraft(kind: EntryKind, { entry, isGone, onSaved, onCancel }: Options) {
  const queryClient = useQueryClient()
  const stored = entry && storedEntry(kind, entry)
  const [first] = useState<EntryDraft>(() => ({
    ...entryDraft(kind, entry, crypto.randomUUID()),
    ...(stored && { base: stored }),
  }))
  const key = `profile:${kind}:${entry?.id ?? 'new'}`
  const [typed, setDraft, { clear, restored }] = useDraft<EntryDraft>(key, first)
  const draft = stored ? { ...typed, base: baseOf(typed.base, stored, textOf(kind, typed)) } : typed
  const { send, reset, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    onSaved()
  })
  const save = () => {
    if (isPending) return
    const body = { list: kind, fields: entryBody(kind, draft) }
    const label = entryName(draft)
    // A conflict is shown with the other text.
    const onError = () => queryClient.invalidateQueries({ queryKey: ownProfileKey })
    if (!entry || !stored || isGone)
      send({
        kind: 'profile-entry-add',
        label,
        body,
        ...(draft.key && { id: draft.key, isUnsent: !restored }),
      })
    else {
      const change = { ...body, id: entry.id, version: versionFor(draft.base, stored) }
      send({ kind: 'profile-entry-change', label, body: change }, { onError })
    }
  }
  const cancel = async () => {
    await clear()
    onCancel()
  }
  const keepOwn = () => {
    if (stored) setDraft({ ...draft, base: stored })
    reset()
  }
  const hasConflict = stored !== null && !isGone && isConflict(draft.base, stored, textOf(kind, draft))
  return { draft, setDraft, save, cancel, keepOwn, hasConflict, isPending, errors, failure }
}
