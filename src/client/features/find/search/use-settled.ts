import { useEffect, useState } from 'react'

const SETTLES_MS = 150

/** A value once it has not changed for a moment: what is asked of the server while somebody types. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLES_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
