import { type RefAttributes, type RefObject, useContext, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'

/**
 * A press on an empty field opens the whole list; React Aria opens it only by its button. With a chosen item it would scroll
 * to that item, and the scrolling would close the list again.
 */
export function PressableInput(props: InputProps & RefAttributes<HTMLInputElement>) {
  const state = useContext(ComboBoxStateContext)
  const open = () => {
    if (state && !state.isOpen && state.inputValue === '') state.open(null, 'manual')
  }
  return <Input {...props} onClick={open} />
}

const STILL_AFTER_MS = 200

type WhileTyping = { isTyping: boolean; openedBy: RefObject<string | undefined> }

/**
 * React Aria closes the list when the page scrolls, which a phone's on-screen keyboard causes by itself. It opens the list
 * again when the page scrolls at the moment of a choice.
 */
export function OpenWhileTyping({ isTyping, openedBy }: WhileTyping) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list opens
  useEffect(() => {
    if (isOpen && !isTyping && openedBy.current === 'input') state?.close()
  }, [isOpen])
  const isWanted = isTyping && state?.isFocused && !state.isOpen
  const open = useRef<() => void>(undefined)
  useEffect(() => {
    open.current = isWanted ? () => state?.open(null, 'input') : undefined
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => open.current?.(), STILL_AFTER_MS)
    }
    addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
    }
  }, [])
  return null
}
