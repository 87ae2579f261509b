import { type RefObject, useEffect, useRef } from 'react'
import type { Entry } from './entry-drafts.ts'

type Id = number | 'new'

/**
 * Scrolls a saved entry of the profile into view and focuses it, because its form was taller and the list is sorted: a new
 * entry first waits at the end of the list, then has its place in it.
 * @param list contains the cards, which have their entry's id, or `new`, in `data-entry`
 * @param edited the entry whose form is open
 * @returns a function to call with the id of a saved entry, or `new`
 */
export function useShowSaved(
  list: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  edited: Id | null,
) {
  const saved = useRef<{ id: Id; isShown: boolean } | null>(null)
  // The ids before a form for a new entry was opened: its entry may be in the list before the form is closed.
  const known = useRef(new Set<number>())
  useEffect(() => {
    const before = known.current
    const { id, isShown } = saved.current ?? {}
    const entry = entries.find((one) => (id === 'new' ? !before.has(one.id) : one.id === id))
    if (entry || edited !== 'new') known.current = new Set(entries.map((one) => one.id))
    if (!id) return
    const card = [
      ...(list.current?.querySelectorAll<HTMLElement>(`[data-entry="${entry?.id ?? id}"]`) ?? []),
    ].at(-1)
    // With the waiting card its focus is gone. A user who has gone on meanwhile is not fetched back.
    const hasGoneOn = isShown && document.activeElement !== document.body
    saved.current = entry ? null : { id, isShown: Boolean(isShown || card) }
    if (!card || (isShown && !entry) || hasGoneOn) return
    card.scrollIntoView({ block: 'center' })
    card.focus({ preventScroll: true })
  })
  return (id: Id | null) => {
    saved.current = id === null ? null : { id, isShown: false }
  }
}
