import { useState } from 'react'

/**
 * The state of a dialog or menu whose code is loaded when it is first opened. After that it stays rendered (`wasOpened`), so
 * that it can close with its animation.
 */
export function useLazyDialog() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return { isOpen, wasOpened, open, setOpen }
}
