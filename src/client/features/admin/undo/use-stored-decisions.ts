import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { HeldDecision } from '#shared/contract/held-decisions.ts'
import { heldQueryOptions } from './queries.ts'

/**
 * The current user's held decisions about what a page shows, as the server has them, and when they were read. `onGone` is
 * called with those that have taken effect or were undone, in whichever tab.
 */
export function useStoredDecisions(
  isShownHere: (one: HeldDecision) => boolean,
  onGone: (gone: HeldDecision[]) => void,
) {
  const { data, dataUpdatedAt } = useQuery(heldQueryOptions(useViewer()))
  const latest = useRef({ isShownHere, onGone })
  useEffect(() => {
    latest.current = { isShownHere, onGone }
  })
  const before = useRef<readonly HeldDecision[]>([])
  useEffect(() => {
    const all = data?.data ?? []
    const gone = before.current.filter((one) => !all.some((other) => isSame(one, other)))
    before.current = all
    const here = gone.filter((one) => latest.current.isShownHere(one))
    if (here.length > 0) latest.current.onGone(here)
  }, [data])
  const stored = useMemo(() => data?.data ?? [], [data])
  return { stored: stored.filter(isShownHere), readAt: dataUpdatedAt }
}

const isSame = (one: HeldDecision, other: HeldDecision) =>
  one.what === other.what && one.id === other.id && one.version === other.version
