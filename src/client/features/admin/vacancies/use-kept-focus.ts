import { useLayoutEffect, useRef } from 'react'
import { focusEntry, isEntry } from './queue-list.tsx'

/**
 * Moves the focus to the selected entry when the focused one has left the list, or when another one is selected, as after an
 * undo. A decision leaves the list as soon as it is in the outbox, before the server's answer.
 */
export function useKeptFocus(queue: readonly { id: number }[], selectedId: number | undefined): void {
  const last = useRef(selectedId)
  useLayoutEffect(() => {
    const hasLeft = last.current !== undefined && !queue.some(({ id }) => id === last.current)
    const isOther = last.current !== selectedId
    last.current = selectedId
    const focused = document.activeElement
    if (selectedId === undefined) return
    if ((hasLeft && focused === document.body) || (isOther && isEntry(focused))) focusEntry(selectedId)
  }, [queue, selectedId])
}
