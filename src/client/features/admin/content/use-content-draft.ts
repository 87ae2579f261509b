import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { clearDraft, saveDraft } from '#client/platform/device/drafts.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { dateTimeInText } from '#client/platform/words/format.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import { publicationOf } from './item-title.ts'
import { EDITED_KINDS } from './kinds.ts'
import { addItem, changeItem, editedKindKey, editedQueryOptions } from './queries.ts'
import { typedSince } from './typed-since.ts'

type Values = Record<string, unknown>
/** What was typed, and the version that it changes. */
type Draft = { version: number; form: Values }
/** An accepted save: what was sent, and what the server has made of it. */
type Accepted = { sent: Values; answer: Edited }

const draftKey = (kind: ContentKind, id: number | 'new') => `content:${kind}:${id}`

/**
 * The draft of an item, and its saving. It stays on the device until the server has saved it. What is typed during a save
 * stays until the next one.
 */
export function useContentDraft(kind: ContentKind, item: Edited | null, onSaved: (id: number) => void) {
  const client = useQueryClient()
  const viewer = useViewer()
  const announce = useAnnouncedSave()
  const { empty } = EDITED_KINDS[kind]
  const [key] = useState(() => crypto.randomUUID())
  const saved: Draft = useMemo(
    () => ({ version: item?.version ?? 0, form: { ...empty, ...item?.form } }),
    [item, empty],
  )
  const [typed, setTyped, { clear, restored, isTyped }] = useDraft(draftKey(kind, item?.id ?? 'new'), saved)
  const draft = isTyped ? typed : saved
  const { latest, noteAdded } = useTypedLater(kind, draft.form)
  const sending = useSend(
    async ({ version, form }: Draft) => {
      if (!item) return addItem(kind, form, key)
      return changeItem(kind, item.id, { ...form, version }).catch(async (error) => {
        if (error instanceof ApiError && error.code === 'edited_meanwhile')
          await client.invalidateQueries({ queryKey: editedKindKey(viewer, kind) })
        throw error
      })
    },
    async (answer, { form: sent }) => {
      client.setQueryData(editedQueryOptions(viewer, kind, answer.id).queryKey, answer)
      if (item) {
        const cleared = clear()
        const unsaved = unsavedDraft(kind, { sent, answer }, latest.current)
        if (unsaved) setTyped(unsaved)
        await cleared
      } else {
        noteAdded({ sent, answer })
      }
      void client.invalidateQueries({ queryKey: editedKindKey(viewer, kind) })
      announce(answer)
      if (!item) onSaved(answer.id)
    },
  )
  return { draft, saved, isOutdated: draft.version < saved.version, restored, setTyped, clear, sending }
}

function unsavedDraft(kind: ContentKind, { sent, answer }: Accepted, latest: Values): Draft | null {
  const left = typedSince(sent, latest)
  return left && { version: answer.version, form: { ...EDITED_KINDS[kind].empty, ...answer.form, ...left } }
}

/**
 * The newest values of the form. After the save of a new item, another form replaces this one: what was typed until then
 * becomes its draft. It may have done so before the answer, when the user has left the page.
 */
function useTypedLater(kind: ContentKind, form: Values) {
  const latest = useRef(form)
  const added = useRef<Accepted | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (added.current) replaceNewDraft(kind, added.current, latest.current)
    }
  }, [kind])
  const noteAdded = (accepted: Accepted) => {
    added.current = accepted
    if (isLeft.current) replaceNewDraft(kind, accepted, latest.current)
  }
  return { latest, noteAdded }
}

/** Replaces the draft of a new item by that of the saved one, with what was typed since. */
function replaceNewDraft(kind: ContentKind, accepted: Accepted, latest: Values): void {
  const unsaved = unsavedDraft(kind, accepted, latest)
  if (unsaved) saveDraft(draftKey(kind, accepted.answer.id), unsaved)
  void clearDraft(draftKey(kind, 'new')).catch(() => undefined)
}

/** Says what has become of a saved item. */
function useAnnouncedSave() {
  const { t } = useLingui()
  return (answer: Edited) => {
    const isScheduled = publicationOf(answer.form, new Date()) === 'scheduled'
    const date = isScheduled && dateTimeInText(String(answer.form.published_at))
    showToast({
      tone: 'done',
      text: answer.waits
        ? t`Saved. This version is waiting to be announced.`
        : isScheduled
          ? t`Scheduled for ${date}`
          : t`Saved`,
    })
  }
}
