import { type RefObject, useEffect } from 'react'

const READING_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

/**
 * An opened room has the focus at its heading, which a screen reader reads. What is typed there belongs to the message field, and
 * the keys for scrolling to the log.
 * @param composer the form with the message field
 */
export function useTypingFromHeading(composer: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const heading = document.activeElement
      if (!heading?.matches('main h1') || altKey || ctrlKey || metaKey) return
      // The browser writes the character into what has the focus after this event.
      if (key.length === 1 && key !== ' ') composer.current?.querySelector('textarea')?.focus()
      else if (READING_KEYS.includes(key))
        document.querySelector<HTMLElement>('main [role="log"]')?.focus({ preventScroll: true })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [composer])
}
