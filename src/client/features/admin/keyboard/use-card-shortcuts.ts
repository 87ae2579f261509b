import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isTyping, useShortcuts } from './shortcuts.ts'

/**
 * The shortcuts of a list of cards (`article`), each with a form. The current card contains the focus. A button that
 * `D` presses is in an element with `data-shortcut="dismiss"`.
 */
export function useCardShortcuts(isOn: boolean, list: RefObject<HTMLElement | null>) {
  const position = useRef(0)
  const cards = () => [...(list.current?.querySelectorAll('article') ?? [])]
  const currentOf = (all: HTMLElement[]) => all.findIndex((card) => card.contains(document.activeElement))
  const move = (step: 1 | -1) => {
    const all = cards()
    const current = currentOf(all)
    // A decided card leaves the list, and the next one takes its place.
    const target = current < 0 ? position.current : current + step
    position.current = Math.max(0, Math.min(target, all.length - 1))
    const card = all[position.current]
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }
  const inCurrent = <E extends HTMLElement>(selector: string) => {
    const all = cards()
    return all[currentOf(all)]?.querySelector<E>(selector)
  }
  useShortcuts(isOn, {
    next: () => move(1),
    previous: () => move(-1),
    reason: () => inCurrent('textarea')?.focus(),
    approve: () => inCurrent<HTMLFormElement>('form')?.requestSubmit(),
    dismiss: () => inCurrent('[data-shortcut="dismiss"] button')?.click(),
  })
  const pressInText = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyping(event.target)) return
    const all = cards()
    if (event.key === 'Escape') all[currentOf(all)]?.focus()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      inCurrent<HTMLFormElement>('form')?.requestSubmit()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => pressInText(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
