import { type HTMLAttributes, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Keys = Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onKeyUp'>

/** A focus that leaves by a press is followed by a click within this time, unless the press ends elsewhere. */
const CLICK_WITHIN_MS = 1000

/**
 * For a field that grows when the focus leaves it. A press moves the focus when it begins: if the page moved then, the
 * press would end beside its button, and the browser would send no click. So `onLeave` is called at the click, before
 * the click's own handlers; by keyboard it is called at once.
 * @returns `keys` for the field's element, and `leave` to call when the focus has left
 */
export function useLeave(onLeave: () => void): { keys: Keys; leave(): void } {
  const isByTab = useRef(false)
  const [isPressed, setPressed] = useState(false)
  const finish = useEffectEvent(() => {
    flushSync(() => {
      setPressed(false)
      onLeave()
    })
  })
  useEffect(() => {
    if (!isPressed) return
    const timer = setTimeout(finish, CLICK_WITHIN_MS)
    window.addEventListener('click', finish, { capture: true, once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', finish, { capture: true })
    }
  }, [isPressed])

  return {
    keys: {
      onKeyDown: ({ key }) => {
        isByTab.current = key === 'Tab'
      },
      // Reached only when Tab has moved the focus within the field.
      onKeyUp: () => {
        isByTab.current = false
      },
    },
    leave: () => (isByTab.current ? onLeave() : setPressed(true)),
  }
}
