import { type Filters, parseFilters } from '../list/filters.ts'

/** What was chosen in the form that the server drew, before our code took its place. */
export function readForm(form: HTMLFormElement): Filters {
  const data = new FormData(form)
  const entries = [...new Set(data.keys())].map((key) => {
    const values = data.getAll(key)
    return [key, values.length > 1 ? values : values[0]]
  })
  return parseFilters(Object.fromEntries(entries))
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

const controlsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('input, select, button') ?? []),
]
