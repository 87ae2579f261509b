import { useEffect } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { createEmitter } from '#shared/emitter.ts'

const changes = createEmitter<boolean>()

/**
 * Whether the keyboard shortcuts of administration are on, stored on the device. All parts of a page that use it follow a
 * change.
 */
export function useKeyboardSetting(): [isOn: boolean, onChange: (isOn: boolean) => void] {
  const [isOn, setOn] = useDraft('moderation:shortcuts', true)
  useEffect(() => changes.subscribe(setOn), [setOn])
  return [isOn, changes.emit]
}
