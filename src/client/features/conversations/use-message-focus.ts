import type { ReactVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TimelineItem } from './timeline.ts'

type Log = ReactVirtualizer<HTMLDivElement, HTMLDivElement>
type Items = readonly TimelineItem[]

/** Which message has the keyboard focus. Only its controls are tab stops (roving tabindex). */
export function useMessagePlace() {
  const [place, setPlace] = useState<string | null>(null)
  return { place, setPlace }
}

type Options = ReturnType<typeof useMessagePlace> & {
  log: Log
  scroller: RefObject<HTMLDivElement | null>
  items: Items
  /** Called on Escape: moves the focus back to the message field. */
  onLeave: () => void
}

/** Arrow keys, Home and End move between messages, Enter focuses a message's menu button, Escape leaves the log. */
export function useMessageFocus({ place, setPlace, log, scroller, items, onLeave }: Options) {
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
    // React bubbles events from the menu, a portal elsewhere in the document. Ignore those.
    const isHere = scroller.current?.contains(target) && !target.matches('textarea, input')
    if (!isHere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') {
      setPlace(null)
      onLeave()
    } else if (event.key === 'Enter' && target.matches('article')) {
      target.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
    } else {
      const to = indexForKey(event.key, items, index, log.range)
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

/** Returns the index that a key leads to, or null for other keys. */
export function indexForKey(
  key: string,
  items: Items,
  from: number,
  range: { startIndex: number; endIndex: number } | null,
): number | null {
  // When no message has the focus, start from the visible ones.
  if (key === 'ArrowUp')
    return findMessage(items, from < 0 ? (range?.endIndex ?? items.length - 1) : from - 1, -1)
  if (key === 'ArrowDown') return findMessage(items, from < 0 ? (range?.startIndex ?? 0) : from + 1, 1)
  if (key === 'Home') return findMessage(items, 0, 1)
  if (key === 'End') return findMessage(items, items.length - 1, -1)
  return null
}

export const indexOf = (items: Items, key: string | null): number =>
  key === null ? -1 : items.findIndex((item) => item.key === key)

/** Returns the next index that is a message, starting at `from`; -1 at the end of the list. */
function findMessage(items: Items, from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < items.length; index += step) {
    const type = items[index]?.type
    if (type === 'message' || type === 'waiting') return index
  }
  return -1
}
