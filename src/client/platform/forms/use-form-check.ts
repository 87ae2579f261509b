import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldErrors } from './find-form-errors.ts'

/**
 * Checks a form before it is sent or waits, so that the user sees all errors at once: offline, the server would report
 * them only much later.
 * @param findErrors the errors of the current values
 * @param onValid called when there are none, as of the latest render: the user may have typed during the check
 * @param errors what the server has refused, and what is known at the start (`first`)
 * @returns the errors to show, and what to do when the form is submitted, or cannot be (`Form`)
 */
export function useFormCheck(
  findErrors: () => Promise<FieldErrors>,
  onValid: () => void,
  { errors, first = {} }: { errors: FieldErrors; first?: FieldErrors | undefined },
) {
  const [found, setFound] = useState(first)
  const shown = useMemo(() => (Object.keys(found).length > 0 ? found : errors), [found, errors])
  const latest = useRef(onValid)
  useEffect(() => {
    latest.current = onValid
  })
  const isChecking = useRef(false)
  /** @param wrong the fields that keep the form from being sent, see `Form`. They show their own error. */
  const onWrong = async (wrong: readonly string[]) => {
    if (isChecking.current) return
    isChecking.current = true
    const own = await findErrors().catch(letServerCheck)
    isChecking.current = false
    const all = { ...own, ...Object.fromEntries(wrong.map((field) => [field, []])) }
    setFound(all)
    if (Object.keys(all).length === 0) latest.current()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onWrong([])
  }
  return { shown, onSubmit, onWrong }
}

// The code of the check cannot be loaded.
const letServerCheck = (): FieldErrors => ({})
