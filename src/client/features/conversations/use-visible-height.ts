import { useEffect } from 'react'

/**
 * Sets CSS variables for the height that a phone's keyboard leaves free. Browsers that support `interactive-widget`
 * resize the page themselves; Safari covers and scrolls it instead.
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
