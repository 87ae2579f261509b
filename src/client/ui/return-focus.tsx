import { useLayoutEffect } from 'react'

const MAX_FRAMES = 60

/**
 * Inside a modal overlay: returns the focus to its opener when the overlay closes. React Aria does this a frame after
 * closing, but the page may still be inert then (useModalOverlay removes that in a passive effect), and browsers do not
 * focus inert elements.
 */
export function ReturnFocus() {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) requestAnimationFrame(() => focusWhenPossible(opener, MAX_FRAMES))
    }
  }, [])
  return null
}

function focusWhenPossible(opener: HTMLElement, framesLeft: number): void {
  if (document.activeElement !== document.body || !opener.isConnected) return
  if (!opener.closest('[inert]')) opener.focus()
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenPossible(opener, framesLeft - 1))
}
