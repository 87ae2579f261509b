import { useDraft } from '#client/platform/forms/use-draft.ts'

/** Whether the keyboard shortcuts of administration are on, stored on the device. */
export function useKeyboardSetting(): [isOn: boolean, onChange: (isOn: boolean) => void] {
  const [isOn, setOn] = useDraft('moderation:shortcuts', true)
  return [isOn, setOn]
}
