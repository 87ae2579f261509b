import { useEffect, useRef } from 'react'
import { moveDraft } from '#client/platform/device/drafts.ts'
import { kindOf } from '#client/platform/outbox/entry.ts'
import { subscribeAccepted } from '#client/platform/outbox/outbox.ts'

type Form<Draft> = {
  draftKey: string
  draft: Draft
  isTyped: boolean
  setDraft: (draft: Draft) => void
  isPending: boolean
  /** Called with the id of a new posting once the server has created it. The form then moves to its address. */
  onArrived: ((id: string) => void) | undefined
}

/**
 * Updates the draft of an open form when the entry that waited for the same posting is accepted. The draft gets the new
 * version, which would otherwise look like another device's text. The draft of a new posting moves to the posting's id.
 * `platform/outbox/after-sent.ts` does the same for the stored draft.
 */
export function useDraftUpdates<Draft>(form: Form<Draft>) {
  const current = useRef(form)
  const movedTo = useRef<string | null>(null)
  useEffect(() => {
    current.current = form
  })
  useEffect(
    () =>
      subscribeAccepted((entry, answer) => {
        const { draftKey, draft, isTyped, setDraft, isPending, onArrived } = current.current
        const update = kindOf(entry)
          .updateDrafts?.(entry, answer)
          .find((one) => one.draftKey === draftKey)
        if (!update) return
        const { newKey, change } = update
        if (newKey === draftKey) {
          if (isTyped) setDraft(change(draft) as Draft)
          return
        }
        moveDraft(draftKey, newKey, change, isTyped ? draft : undefined)
        movedTo.current = newKey
        if (!isPending) onArrived?.(idOf(newKey))
      }),
    [],
  )
  return {
    /** The text was not accepted, but the posting has arrived meanwhile. */
    goOn: () => {
      if (movedTo.current) current.current.onArrived?.(idOf(movedTo.current))
    },
  }
}

const idOf = (draftKey: string) => draftKey.slice(draftKey.indexOf(':') + 1)
