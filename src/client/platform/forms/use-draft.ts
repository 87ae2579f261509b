import { useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, loadDraft, saveDraft } from '../device/drafts.ts'

type DraftControl = {
  /** Deletes the stored draft; the shown value stays. */
  clear: () => Promise<void>
  /** Whether the shown value comes from an earlier visit. */
  restored: boolean
  /** Whether the user has typed the shown value, now or at an earlier visit. */
  isTyped: boolean
}

/** A form's value that survives leaving, reloading and crashing. `T` must be plain data. */
export function useDraft<T>(key: string, initial: T): [value: T, setValue: (value: T) => void, DraftControl] {
  const [draft, setDraft] = useState({ key, value: initial, restored: false, isTyped: false })
  const isTouched = useRef(false)

  useEffect(() => {
    let isCurrent = true
    isTouched.current = false
    loadDraft(key).then(
      (stored) => {
        // Text typed while the draft was loading wins.
        if (!isCurrent || isTouched.current || stored === undefined) return
        setDraft({ key, value: stored as T, restored: true, isTyped: true })
      },
      // Without storage the form still works.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key])

  const setValue = useCallback(
    (value: T) => {
      isTouched.current = true
      setDraft((before) => ({
        key,
        value,
        restored: before.key === key && before.restored,
        isTyped: true,
      }))
      saveDraft(key, value)
    },
    [key],
  )
  const clear = useCallback(async () => {
    isTouched.current = true
    setDraft((before) => ({ ...before, restored: false, isTyped: false }))
    // A storage error must not look like a failed save.
    await clearDraft(key).catch(() => undefined)
  }, [key])

  // The value of another key must not be shown in this form.
  const isOwn = draft.key === key
  return [
    isOwn ? draft.value : initial,
    setValue,
    { clear, restored: isOwn && draft.restored, isTyped: isOwn && draft.isTyped },
  ]
}
