import { useEffect } from 'react'
import { getConnection } from '#client/platform/api/connection.ts'

// Shorter views, such as during scrolling, and hidden pages do not count as visits.
const COUNT_AFTER_MS = 2000

/** Counts a visit to an open job that stays visible for two seconds. The server counts each reader once a day. */
export function useCountVisit(slug: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible' || getConnection() === 'offline') return
      import('./count-visit.ts').then(({ countVisit }) => countVisit(slug)).catch(() => undefined)
    }, COUNT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [slug, isOpen])
}
