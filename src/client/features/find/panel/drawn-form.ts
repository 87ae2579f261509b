import { type } from '#client/platform/first-paint/early-input.ts'
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
 * Remembers which control of the form has the focus, and what is being typed there that is no part of what the form
 * sends: a city is looked for by its name.
 * @returns puts it on the same control of the form that took its place
 */
export function keepFocus(form: HTMLFormElement): (column: HTMLElement | null) => void {
  const { activeElement } = document
  if (!form.contains(activeElement)) return () => undefined
  const find = finderOf(form, activeElement as HTMLElement)
  const text = activeElement instanceof HTMLInputElement && !activeElement.name ? activeElement.value : ''
  return (column) => {
    const control = find(column)
    control?.focus({ preventScroll: true })
    if (text && control instanceof HTMLInputElement) type(control, text)
  }
}

/**
 * Remembers a button of the form that was pressed before it could answer.
 * @returns presses the same one of the form that took its place
 */
export function keepPress(form: HTMLFormElement, button: HTMLElement): (column: HTMLElement | null) => void {
  const find = finderOf(form, button)
  return (column) => find(column)?.click()
}

/** Finds the control that does the same: the values to choose from may be others by then. */
function finderOf(
  form: HTMLElement,
  control: HTMLElement,
): (root: HTMLElement | null) => HTMLElement | undefined {
  const place = controlsLike(form, control).indexOf(control)
  return (root) => controlsLike(root, control)[place]
}

const controlsLike = (root: HTMLElement | null, control: HTMLElement): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>('input, select, button') ?? [])].filter(
    (other) => roleOf(other) === roleOf(control),
  )

const roleOf = (control: HTMLElement): string =>
  control instanceof HTMLInputElement
    ? `${control.name} ${/checkbox|radio/.test(control.type) ? control.value : ''}`
    : `${control.tagName} ${control.getAttribute('name') ?? control.textContent}`
