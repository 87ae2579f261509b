import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { DECIDING } from './deciding.ts'

/**
 * A value that does not change while this page sends a decision: until the end of the attempt its form stays, which has the
 * text and would show a refusal. `value` must be the same object until it changes.
 */
export function useSettled<T>(value: T): T {
  const isDeciding = useIsMutating({ mutationKey: DECIDING }) > 0
  const [settled, setSettled] = useState(value)
  if (!isDeciding && settled !== value) setSettled(value)
  return isDeciding ? settled : value
}
