import { useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, loadDraft, saveDraft } from '../device/drafts.ts'

type DraftControl = {
  /** Forgets what is kept; what is shown stays as it is. */
  clear: () => Promise<void>
  /** Whether what is shown was typed on an earlier visit. */
  restored: boolean
}

/** A form's value that survives leaving, reloading and crashing. `T` must be plain data. */
export function useDraft<T>(key: string, initial: T): [value: T, setValue: (value: T) => void, DraftControl] {
  const [draft, setDraft] = useState({ key, value: initial, restored: false })
  const isTouched = useRef(false)

  useEffect(() => {
    let isCurrent = true
    isTouched.current = false
    loadDraft(key).then(
      (stored) => {
        // Whoever types while it loads means what they type.
        if (!isCurrent || isTouched.current || stored === undefined) return
        setDraft({ key, value: stored as T, restored: true })
      },
      // Without a store to read from the form works all the same.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key])

  const setValue = useCallback(
    (value: T) => {
      isTouched.current = true
      setDraft((before) => ({ key, value, restored: before.key === key && before.restored }))
      saveDraft(key, value)
    },
    [key],
  )
  const clear = useCallback(async () => {
    isTouched.current = true
    setDraft((before) => ({ ...before, restored: false }))
    // A store that cannot be written must not look like a failed save.
    await clearDraft(key).catch(() => undefined)
  }, [key])

  // Another form's words must not flash up in this one.
  const isOwn = draft.key === key
  return [isOwn ? draft.value : initial, setValue, { clear, restored: isOwn && draft.restored }]
}
