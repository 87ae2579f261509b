import { useEffect } from 'react'
import { isHydrating, releaseRequests } from './initial-answers.ts'

/** For every server-rendered page: releases held requests once React has hydrated it. */
export function useReleaseAfterHydration(): void {
  // After the page's other effects: a query of a missing subject would be repeated when its component subscribes to it.
  useEffect(() => {
    if (isHydrating()) queueMicrotask(releaseRequests)
  }, [])
}
