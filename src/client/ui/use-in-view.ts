import { type RefObject, useEffect } from 'react'

// A tall card may never fit into the window, so a part of it counts, but not its first lines at the lower edge.
const OPTIONS = { rootMargin: '0px 0px -15% 0px' }

/** Calls back once an element has come into view. `onSeen` has to stay the same function. */
export function useInView(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onSeen()
    }, OPTIONS)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onSeen])
}
