import { useEffect, useState } from 'react'

const SETTLES_MS = 150

/** Returns a value after it has not changed for a short time (debounce), to limit requests while the user types. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLES_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
