import { useEffect } from 'react'
import { releaseRequests } from './initial-answers.ts'

/** For every server-rendered page: releases held requests once React has hydrated it. */
export function useReleaseAfterHydration(): void {
  useEffect(releaseRequests, [])
}
