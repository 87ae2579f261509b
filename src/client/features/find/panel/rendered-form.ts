import { typeText } from '#client/platform/first-paint/early-input.ts'
import { parseFilters } from '../filters/filters.ts'
import type { Draft } from '../filters/panel-props.ts'

/** Reads the values of the server-rendered form before the live panel replaces it. */
export function readForm(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  const entries = [...new Set(data.keys())].map((key) => {
    const values = data.getAll(key)
    return [key, values.length > 1 ? values : values[0]]
  })
  return { ...parseFilters(Object.fromEntries(entries)), typedMin: `${data.get('min') ?? ''}` }
}

/**
 * Remembers which control has the focus, and typed text that the form does not send, such as the city search.
 * @returns a function that restores both in the new form
 */
export function rememberFocus(form: HTMLFormElement): (column: HTMLElement | null) => void {
  const { activeElement } = document
  if (!form.contains(activeElement)) return () => undefined
  const find = createControlFinder(form, activeElement as HTMLElement)
  const text = activeElement instanceof HTMLInputElement && !activeElement.name ? activeElement.value : ''
  return (column) => {
    const control = find(column)
    control?.focus({ preventScroll: true })
    if (text && control instanceof HTMLInputElement) typeText(control, text)
  }
}

/**
 * Remembers a button pressed before the live panel could react.
 * @returns a function that presses the same button in the new form
 */
export function rememberPress(
  form: HTMLFormElement,
  button: HTMLElement,
): (column: HTMLElement | null) => void {
  const find = createControlFinder(form, button)
  return (column) => find(column)?.click()
}

/**
 * Returns a function that finds the same control in the new form. Its order may differ, because the values may have
 * changed.
 */
function createControlFinder(
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
