import { useLayoutEffect, useRef } from 'react'
import { focusEntry } from './queue-list.tsx'

/**
 * Moves the focus to the selected entry when the focused one has left the list. A decision leaves the list as soon as it
 * is in the outbox, before the server's answer.
 */
export function useKeptFocus(queue: readonly { id: number }[], selectedId: number | undefined): void {
  const last = useRef(selectedId)
  useLayoutEffect(() => {
    const hasLeft = last.current !== undefined && !queue.some(({ id }) => id === last.current)
    last.current = selectedId
    if (hasLeft && selectedId !== undefined && document.activeElement === document.body)
      focusEntry(selectedId)
  }, [queue, selectedId])
}
