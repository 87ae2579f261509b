import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeptDecision } from '#client/platform/cache/kept-decisions.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { heldQueryOptions } from './queries.ts'
import { useSettled } from './use-settled.ts'

/**
 * The current user's held decisions about what a page shows, as the server has them. `now`: a time since which the undo of
 * none has ended. `onGone` is called with those that have taken effect or were undone, in whichever tab.
 */
export function useStoredDecisions(
  isShownHere: (one: KeptDecision) => boolean,
  onGone: (gone: KeptDecision[]) => void,
) {
  const { data, dataUpdatedAt } = useQuery(heldQueryOptions(useViewer()))
  const latest = useRef({ isShownHere, onGone })
  useEffect(() => {
    latest.current = { isShownHere, onGone }
  })
  const before = useRef<readonly KeptDecision[]>([])
  useEffect(() => {
    const all = data?.data ?? []
    const gone = before.current.filter((one) => !all.some((other) => isSame(one, other)))
    before.current = all
    const here = gone.filter((one) => latest.current.isShownHere(one))
    if (here.length > 0) latest.current.onGone(here)
  }, [data])
  const all = useMemo(() => data?.data ?? [], [data])
  // While this page sends a decision, its form still has the text that undoing would put back, and would clear it then. Those
  // that were there before can be undone meanwhile.
  const settled = useSettled(all)
  const stored = settled === all ? all : all.filter((one) => settled.some((other) => isSame(one, other)))
  const now = useNowUntilNextEnd(all)
  return { stored: stored.filter(isShownHere), now: Math.max(now, dataUpdatedAt) }
}

/** The time, updated when the undo of a decision ends: without a connection, the list is not read again then. */
function useNowUntilNextEnd(all: readonly KeptDecision[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...all.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now))
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    // Timers may be early by a millisecond.
    const timer = setTimeout(() => setNow(Math.max(Date.now(), next)), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return now
}

const isSame = (one: KeptDecision, other: KeptDecision) =>
  one.what === other.what && one.id === other.id && one.version === other.version
