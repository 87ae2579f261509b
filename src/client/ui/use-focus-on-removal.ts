import { type RefObject, useLayoutEffect } from 'react'
import { focusPlace, placesAround } from './focus-places.ts'

/** When the element is removed with the focus in it, moves the focus to the nearest part of the page that stays. */
export function useFocusOnRemoval(ref: RefObject<HTMLElement | null>): void {
  // The clean-up of a layout effect runs while the removed element is still in the document; that of an effect is too late.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const places = placesAround(element)
      // After React has removed everything. What is shown instead may have taken the focus.
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected)
        if (place && document.activeElement === document.body) focusPlace(place)
      })
    }
  }, [ref])
}
