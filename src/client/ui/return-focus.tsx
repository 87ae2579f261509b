import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusPlace, placesAround } from './focus-places.ts'

const MAX_FRAMES = 60

type Props = {
  /** Where the focus goes instead of the opener; null for the opener. Called when the overlay closes. */
  to?: (() => HTMLElement | null) | undefined
}

/**
 * Inside a modal overlay: returns the focus to its opener when the overlay closes. If the opener is gone, the
 * nearest part of the page around it gets the focus. React Aria does this a frame after closing. Then the page may still be inert, and
 * browsers do not focus inert elements: useModalOverlay removes `inert` in a passive effect.
 */
export function ReturnFocus({ to }: Props) {
  const newest = useRef(to)
  // An effect, because React reads no ref while rendering.
  useEffect(() => {
    newest.current = to
  })
  useLayoutEffect(() => {
    const opener = document.activeElement
    // Listed now, because an opener that is removed meanwhile has no ancestors any more.
    const places = opener instanceof HTMLElement ? [opener, ...placesAround(opener)] : []
    return () => {
      const target = newest.current?.()
      const targets = target ? [target, ...placesAround(target)] : places
      requestAnimationFrame(() => focusWhenPossible(targets, opener, MAX_FRAMES))
    }
  }, [])
  return null
}

function focusWhenPossible(targets: HTMLElement[], opener: Element | null, framesLeft: number): void {
  const { activeElement, body } = document
  // The focus has moved on: neither lost nor returned by React Aria.
  if (activeElement !== body && activeElement !== opener) return
  const target = targets.find(({ isConnected }) => isConnected)
  if (!target) return
  if (!target.closest('[inert]')) focusPlace(target)
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenPossible(targets, opener, framesLeft - 1))
}
