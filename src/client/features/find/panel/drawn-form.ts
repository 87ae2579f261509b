import { parseFilters } from '../list/filters.ts'
import type { Draft } from './panel-props.ts'

/** What was chosen in the form that the server drew, before our code took its place. */
export function readForm(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  const entries = [...new Set(data.keys())].map((key) => {
    const values = data.getAll(key)
    return [key, values.length > 1 ? values : values[0]]
  })
  return { ...parseFilters(Object.fromEntries(entries)), typedMin: `${data.get('min') ?? ''}` }
}

/**
 * Remembers which control of the form has the focus.
 * @returns puts it on the same control of the form that took its place
 */
export function keepFocus(form: HTMLFormElement): (column: HTMLElement | null) => void {
  const { activeElement } = document
  if (!form.contains(activeElement)) return () => undefined
  const index = controlsOf(form).indexOf(activeElement as HTMLElement)
  return (column) => controlsOf(column)[index]?.focus({ preventScroll: true })
}

/**
 * Remembers a button of the form that was pressed before it could answer.
 * @returns presses the same one of the form that took its place
 */
export function keepPress(form: HTMLFormElement, button: HTMLElement): (column: HTMLElement | null) => void {
  const index = controlsOf(form).indexOf(button)
  return (column) => controlsOf(column)[index]?.click()
}

const controlsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('input, select, button') ?? []),
]
