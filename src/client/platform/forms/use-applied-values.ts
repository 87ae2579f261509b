import { useState } from 'react'

/**
 * State of a form whose applied values are in the address: it starts again when these change, also by the browser's Back.
 * Unlike a new `key`, this keeps the focus.
 * @param applied plain data, compared by content
 */
export function useAppliedValues<T extends Record<string, string>>(applied: T): [T, (values: T) => void] {
  const source = JSON.stringify(applied)
  const [values, setValues] = useState(applied)
  const [shown, setShown] = useState(source)
  if (shown !== source) {
    setShown(source)
    setValues(applied)
  }
  return [values, setValues]
}
