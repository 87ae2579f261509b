import { useEffect, useRef } from 'react'
import { clearDraft, saveDraft } from '#client/platform/device/drafts.ts'
import { kindOf } from '#client/platform/outbox/entry.ts'
import { subscribeSettled } from '#client/platform/outbox/outbox.ts'

type Form<Draft> = {
  draftKey: string
  draft: Draft
  isTyped: boolean
  setDraft: (draft: Draft) => void
  isPending: boolean
  /** Called with the address part of a new posting once it has arrived, so that the form continues there. */
  onArrived: ((id: string) => void) | undefined
}

/**
 * Lets the open form follow the entry that waited under it: the version that it has produced is no other device's text,
 * and a new posting has its id now. The stored draft follows in `platform/outbox/after-sent.ts`.
 */
export function useFollowedDraft<Draft>(form: Form<Draft>) {
  const current = useRef(form)
  const movedTo = useRef<string | null>(null)
  useEffect(() => {
    current.current = form
  })
  useEffect(
    () =>
      subscribeSettled((entry, answer) => {
        const { draftKey, draft, isTyped, setDraft, isPending, onArrived } = current.current
        const followed = kindOf(entry).follow?.(entry, answer)
        if (followed?.draftKey !== draftKey) return
        const { newKey, change } = followed
        if (newKey === draftKey) {
          if (isTyped) setDraft(change(draft) as Draft)
          return
        }
        if (isTyped) saveDraft(newKey, change(draft))
        movedTo.current = newKey
        if (!isPending) onArrived?.(idOf(newKey))
      }),
    [],
  )
  return {
    /** Deletes the draft under the new key: its text was sent. */
    clearMoved: async () => {
      if (movedTo.current) await clearDraft(movedTo.current).catch(() => undefined)
    },
    /** The text was not accepted, but the posting has arrived meanwhile. */
    goOn: () => {
      if (movedTo.current) current.current.onArrived?.(idOf(movedTo.current))
    },
  }
}

const idOf = (draftKey: string) => draftKey.slice(draftKey.indexOf(':') + 1)
