import { useEffect } from 'react'
import { releaseRequests } from './initial-answers.ts'

/** For each page that the server draws: once React has taken it over, what it did not carry may be asked for. */
export function useReleaseAfterHydration(): void {
  useEffect(releaseRequests, [])
}
