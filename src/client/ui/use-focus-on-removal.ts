import { type RefObject, useLayoutEffect } from 'react'
import { focusableAround } from './focusable-around.ts'

/** When the element is removed with the focus in it, moves the focus to the nearest ancestor with a `tabindex`. */
export function useFocusOnRemoval(ref: RefObject<HTMLElement | null>): void {
  // An effect, because React tells only effects of a removal; a layout effect, because then the element is still there.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement))
        focusableAround(element)[0]?.focus({ preventScroll: true })
    }
  }, [ref])
}
