import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'
/** A press by finger, mouse or key. */
export type PressEvent = MouseEvent<HTMLButtonElement>

type Native = Pick<
  ComponentPropsWithoutRef<'button'>,
  'tabIndex' | 'onPointerEnter' | 'aria-label' | 'aria-expanded' | 'aria-pressed'
>

export interface ButtonProps extends Native {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shown before the text. */
  icon?: ReactNode
  type?: 'button' | 'submit'
  isDisabled?: boolean | undefined
  /** What it began is under way. */
  isPending?: boolean | undefined
  onPress?: ((event: PressEvent) => void) | undefined
  className?: string
  children?: ReactNode
}

/** The classes of a button, for a router link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small)
}

/**
 * What makes a button the same in all browsers. Safari lets it have the focus, by mouse or Tab, only with a `tabIndex`
 * of its own, and not by touch: a dialog could not give it back. Held down, Enter presses again and again.
 * @param keepsFocus a press leaves the focus where it is
 */
export const pressable = (onPress: ((event: PressEvent) => void) | undefined, keepsFocus = false) => ({
  tabIndex: 0,
  onKeyDown: ignoreRepeated,
  onMouseDown: keepsFocus ? (event: PressEvent) => event.preventDefault() : undefined,
  onClick: (event: PressEvent) => {
    const button = event.currentTarget
    // Enter in a field presses the button that sends its form: whoever writes stays there.
    if (!keepsFocus && button.type !== 'submit') button.focus({ preventScroll: true })
    onPress?.(event)
  },
})

/** For a button's keydown. */
export function ignoreRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/**
 * A button; while `isPending` it keeps its width and focus and ignores presses. Not React Aria's: every page has some,
 * and each of those looks after hydration whether it was drawn on a server, which draws it twice, and brings its code
 * to every first visit.
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
  return (
    <button
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
