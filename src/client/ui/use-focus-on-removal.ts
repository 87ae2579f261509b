import { type RefObject, useLayoutEffect } from 'react'
import { focusableAround } from './focusable-around.ts'

/** When the element is removed with the focus in it, moves the focus to the nearest ancestor with a `tabindex`. */
export function useFocusOnRemoval(ref: RefObject<HTMLElement | null>): void {
  // The clean-up of a layout effect runs while the removed element is still in the document; that of an effect is too late.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement))
        focusableAround(element)[0]?.focus({ preventScroll: true })
    }
  }, [ref])
}
