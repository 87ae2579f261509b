import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { insertText, isTyping, useShortcuts } from './shortcuts.ts'

/**
 * The shortcuts of a list. Each entry is an element with `data-shortcut="entry"`: a link, or a card, which `tabIndex={-1}`
 * makes focusable. The current entry contains the focus; `R` begins with the first one. Buttons for `A`, `D` and `E`
 * are in elements with `data-shortcut="approve"`, `"dismiss"` and `"settle"`. Only Ctrl+Enter sends a form without the first.
 * `Enter` opens an entry: its link, or what a `summary` hides.
 */
export function useCardShortcuts(isOn: boolean, list: RefObject<HTMLElement | null>) {
  const position = useRef(0)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-shortcut="entry"]') ?? [])]
  const currentOf = (all: HTMLElement[]) => all.findIndex((entry) => entry.contains(document.activeElement))
  const move = (step: 1 | -1) => {
    const all = entries()
    const current = currentOf(all)
    // A decided entry leaves the list, and the next one takes its place.
    const target = current < 0 ? position.current : current + step
    position.current = Math.max(0, Math.min(target, all.length - 1))
    const entry = all[position.current]
    entry?.focus({ preventScroll: true })
    // A card may be taller than the screen, so it is read from its beginning.
    entry?.scrollIntoView({ block: entry.matches('article') ? 'start' : 'nearest' })
  }
  const inCurrent = <E extends HTMLElement>(selector: string) => {
    const all = entries()
    return all[currentOf(all)]?.querySelector<E>(selector)
  }
  const approveButton = () => inCurrent('[data-shortcut="approve"] button')
  const send = () => {
    const button = approveButton()
    if (button) button.click()
    else inCurrent<HTMLFormElement>('form')?.requestSubmit()
  }
  const write = () => {
    // Else the text that somebody types after `R` would be taken for shortcuts.
    if (currentOf(entries()) < 0) move(1)
    const first = list.current?.querySelector<HTMLElement>('[data-shortcut="entry"] textarea')
    const field = inCurrent<HTMLElement>('textarea') ?? first
    field?.focus()
  }
  useShortcuts(isOn, {
    next: () => move(1),
    previous: () => move(-1),
    reason: write,
    text: (digit) => {
      const all = entries()
      insertText(all[currentOf(all)], digit)
    },
    approve: () => approveButton()?.click(),
    dismiss: () => inCurrent('[data-shortcut="dismiss"] button')?.click(),
    settle: () => inCurrent('[data-shortcut="settle"] button')?.click(),
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const all = entries()
    const current = all[currentOf(all)]
    const isWithControl = event.ctrlKey || event.metaKey
    // A focused link opens by itself.
    if (event.key === 'Enter' && !isWithControl && event.target === current)
      current?.querySelector<HTMLElement>('a:not([href^="mailto:"], form a), summary')?.click()
    if (!isTyping(event.target)) return
    if (event.key === 'Escape') current?.focus()
    if (event.key === 'Enter' && isWithControl) send()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
