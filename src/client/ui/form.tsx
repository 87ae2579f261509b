import { type ComponentPropsWithoutRef, type SubmitEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './form.module.css'
import { type FormErrors, FormErrorsContext } from './form-errors.ts'

export interface FormProps extends ComponentPropsWithoutRef<'form'> {
  /** The server's errors by the names of fields. */
  validationErrors?: FormErrors | undefined
  /**
   * Called instead of `onSubmit` while fields are wrong, with their names: a form that checks itself shows its other errors
   * beside them.
   */
  onWrong?: ((fields: string[]) => unknown) | undefined
}

/**
 * Finds a field by the name under which errors belong to it. A field with suggestions has that name in a hidden input beside
 * the visible one, a list in its group.
 */
export function findField(name: string): HTMLElement | null {
  const [named] = document.getElementsByName(name)
  const isHidden = named instanceof HTMLInputElement && named.type === 'hidden'
  if (named && !isHidden) return named
  const group = isHidden ? named.parentElement : document.querySelector(`[data-field="${name}"]`)
  return group?.querySelector<HTMLElement>('input:not([type="hidden"])') ?? null
}

/** The name of a field, if it has one. Fields with suggestions and of lists have it beside their input, see `findField`. */
function namesOf(input: HTMLInputElement): string[] {
  const outer = input.closest('[data-field]')?.getAttribute('data-field')
  const hidden = input
    .closest('[data-wrong]')
    ?.parentElement?.querySelector<HTMLInputElement>('[type="hidden"]')
  const name = input.name || outer || hidden?.name
  return name ? [name] : []
}

/** Focuses the first invalid field, so that the user sees or hears at once what to correct. */
export function focusFirstInvalid(form: HTMLElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('input, select, textarea') ? invalid : invalid?.querySelector('input')
  control?.focus()
}

/**
 * A form that passes `validationErrors` to its fields by `name` and focuses the first invalid one. It is not sent while
 * a field has `data-wrong`, which marks text without a value.
 */
export function Form({ className, onWrong, validationErrors, onSubmit, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (validationErrors && form.current) focusFirstInvalid(form.current)
  }, [validationErrors])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const wrong = [
      ...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-wrong] input, [data-wrong] textarea'),
    ]
    if (wrong.length === 0) return onSubmit?.(event)
    event.preventDefault()
    wrong[0]?.focus()
    onWrong?.(wrong.flatMap(namesOf))
  }

  return (
    <FormErrorsContext value={validationErrors ?? null}>
      <form
        ref={form}
        // The server's words and ours, not the browser's bubbles.
        noValidate
        // A server-rendered form that is sent before its script must not navigate: the default method puts passwords
        // into the address. Outside a dialog element, this method does nothing (HTML, form submission algorithm).
        method="dialog"
        {...props}
        onSubmit={submit}
        className={classNames(styles.form, className)}
      />
    </FormErrorsContext>
  )
}
