import type { ReactVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TimelineItem } from './timeline.ts'

type Log = ReactVirtualizer<HTMLDivElement, HTMLDivElement>
type Items = readonly TimelineItem[]

/** Which message the keyboard is at. Only its own controls are tab stops: else each message would be one. */
export function useMessagePlace() {
  const [place, setPlace] = useState<string | null>(null)
  return { place, setPlace }
}

type Given = ReturnType<typeof useMessagePlace> & {
  log: Log
  scroller: RefObject<HTMLDivElement | null>
  items: Items
  /** Escape: back to writing. */
  onLeave: () => void
}

/** Arrow keys, Home and End go from message to message, Enter to the button of what can be done with one, Escape leaves. */
export function useMessageFocus({ place, setPlace, log, scroller, items, onLeave }: Given) {
  const isMoving = useRef(false)
  const index = indexOf(items, place)
  useEffect(() => {
    if (!isMoving.current || index < 0) return
    isMoving.current = false
    const article = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] article`)
    article?.focus({ preventScroll: true })
    log.scrollToIndex(index, { align: 'auto' })
  }, [index, log, scroller])

  const go = (to: number) => {
    const key = items[to]?.key
    if (key === undefined || key === place) return
    isMoving.current = true
    setPlace(key)
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    // A menu is a child of its message, but elsewhere in the document.
    const isHere = scroller.current?.contains(target) && !target.matches('textarea, input')
    if (!isHere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') {
      setPlace(null)
      onLeave()
    } else if (event.key === 'Enter' && target.matches('article')) {
      target.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
    } else {
      const to = destination(event.key, items, index, log.range)
      if (to === null) return
      go(to)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const item = target.closest<HTMLElement>('[data-index]')
    if (item && scroller.current?.contains(item)) setPlace(items[Number(item.dataset.index)]?.key ?? null)
  }
  return { onKeyDownCapture, onFocus }
}

/** Where a key leads; null for keys that mean something else. */
export function destination(
  key: string,
  items: Items,
  from: number,
  range: { startIndex: number; endIndex: number } | null,
): number | null {
  // From the log itself it goes on with what is in view.
  if (key === 'ArrowUp') return seek(items, from < 0 ? (range?.endIndex ?? items.length - 1) : from - 1, -1)
  if (key === 'ArrowDown') return seek(items, from < 0 ? (range?.startIndex ?? 0) : from + 1, 1)
  if (key === 'Home') return seek(items, 0, 1)
  if (key === 'End') return seek(items, items.length - 1, -1)
  return null
}

export const indexOf = (items: Items, key: string | null): number =>
  key === null ? -1 : items.findIndex((item) => item.key === key)

/** The first message from there on; the last one there is stays where the list ends. */
function seek(items: Items, from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < items.length; index += step) {
    const type = items[index]?.type
    if (type === 'message' || type === 'waiting') return index
  }
  return -1
}
