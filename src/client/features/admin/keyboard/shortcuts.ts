import { useEffect, useEffectEvent } from 'react'

export type Shortcut =
  | 'next'
  | 'previous'
  | 'approve'
  | 'dismiss'
  | 'settle'
  | 'reason'
  | 'text'
  | 'check'
  | 'bulk'
  | 'undo'
  | 'help'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

const LETTERS: Record<string, Shortcut> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  d: 'dismiss',
  e: 'settle',
  r: 'reason',
  u: 'undo',
  x: 'check',
  b: 'bulk',
}

/** Returns the shortcut of a key. On a Cyrillic layout it uses the physical key, because `key` is another letter. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: Key): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  // Layouts have it on different keys, so the character counts.
  if (key === '?') return 'help'
  if (/^[1-9]$/.test(key)) return 'text'
  const letter = /^[a-z]$/i.test(key) || key.length !== 1 ? key : code.replace(/^Key/, '')
  return LETTERS[letter.toLowerCase()]
}

/** Presses the prepared text of an entry that has this number, and moves the focus to the field with the text. */
export function insertText(entry: HTMLElement | null | undefined, digit: number): void {
  const button = entry?.querySelectorAll<HTMLElement>('[data-shortcut="texts"] button')[digit - 1]
  if (!entry || !button) return
  button.click()
  const field = entry.querySelector('textarea')
  field?.focus()
  // The field grows with its text, after React has rendered it, and must not end below the buttons that stay in view.
  requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }))
}

const LETTER_INPUTS =
  'textarea, select, [contenteditable], [role="menu"], [role="listbox"], input:not([type="checkbox"], [type="radio"])'

/** Whether letter keys already have a meaning in this element, such as a text field or a menu. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LETTER_INPUTS) !== null

/** Handles shortcuts on the whole page, except in text fields and while a dialog is open. */
export function useShortcuts(
  isOn: boolean,
  actions: { readonly [S in Shortcut]?: ((digit: number) => void) | undefined },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[role="dialog"]')) return
    const shortcut = shortcutOf(event)
    const action = shortcut && actions[shortcut]
    if (!action) return
    event.preventDefault()
    // A key held down moves in the list, but must not confirm the warning that its first press has shown.
    if (event.repeat && shortcut !== 'next' && shortcut !== 'previous') return
    action(Number(event.key))
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
