import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { useFocusOnRemoval } from './use-focus-on-removal.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'
/** A press by pointer or key. */
export type PressEvent = MouseEvent<HTMLButtonElement>

type Native = Pick<
  ComponentPropsWithoutRef<'button'>,
  'id' | 'tabIndex' | 'onPointerEnter' | 'aria-label' | 'aria-expanded' | 'aria-pressed' | 'aria-keyshortcuts'
>

export interface ButtonProps extends Native {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shown before the text. */
  icon?: ReactNode
  type?: 'button' | 'submit'
  isDisabled?: boolean | undefined
  /** The action is in progress. */
  isPending?: boolean | undefined
  onPress?: ((event: PressEvent) => void) | undefined
  className?: string
  children?: ReactNode
}

/** The classes of a button, for a router link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small)
}

/**
 * Makes a button behave the same in all browsers. Safari focuses a button by mouse or Tab only with a `tabIndex`, and
 * never by touch. A dialog could then not return the focus. Repeated presses by a held Enter key are ignored.
 * @param keepsFocus a press does not move the focus
 */
export const pressable = (onPress: ((event: PressEvent) => void) | undefined, keepsFocus = false) => ({
  tabIndex: 0,
  onKeyDown: ignoreRepeated,
  onMouseDown: keepsFocus ? (event: PressEvent) => event.preventDefault() : undefined,
  onClick: (event: PressEvent) => {
    const button = event.currentTarget
    // Enter in a field presses the submit button: the focus stays in the field.
    if (!keepsFocus && button.type !== 'submit') button.focus({ preventScroll: true })
    onPress?.(event)
  },
})

/** The keydown handler of a button: ignores a held Enter key. */
export function ignoreRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/**
 * A button; while `isPending` it keeps its width and focus and ignores presses. Not React Aria's button: after hydration
 * it checks whether the server rendered it, and so renders twice. Its code would also be part of every first load.
 */
export function Button({
  variant,
  size,
  icon,
  type = 'button',
  isDisabled,
  isPending,
  onPress,
  className,
  children,
  ...native
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // A pressed button often disappears with what it has done.
  useFocusOnRemoval(button)
  return (
    <button
      ref={button}
      {...pressable(isPending ? undefined : onPress)}
      {...native}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {icon}
      {children != null && <span>{children}</span>}
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
