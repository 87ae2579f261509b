import { useEffect } from 'react'

/**
 * Tells the style sheet how much of the window a phone's keyboard leaves free. Browsers that shrink the page for it
 * (interactive-widget) need no help; Safari covers the page and scrolls it away.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const follow = () => {
      const isZoomed = viewport.scale > 1.01
      const isCovered = !isZoomed && window.innerHeight - viewport.height > 60
      style.setProperty('--visible-height', isCovered ? `${viewport.height}px` : '100dvh')
      style.setProperty('--visible-top', isCovered ? `${viewport.offsetTop}px` : '0px')
    }
    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}
